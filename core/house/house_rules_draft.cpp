// SPDX-License-Identifier: MIT
#include "house/house_rules_draft.h"

#include "base/text.h"
#include "base/xml_writer.h"
#include "ruleset/element_reader.h"
#include "ruleset/ruleset_reader.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace muster {

namespace {

void read_root(HouseRulesDraft& draft, const XmlDocument& tree) {
    const SourceText source = tree.source();
    ElementReader reader(tree.root(), source);
    if (tree.root().name() != "ruleset" || !tree.root().attribute("base"))
        reader.fail("the file holds no house rules; they are a <ruleset> that names its base");
    draft.id = reader.require("id").value;
    draft.base = reader.require("base").value;
    draft.title = reader.require("title").value;
    draft.revision = reader.require("revision").value;
}

void read_change(HouseRulesDraft& draft, const XmlElement& element, const SourceText& source) {
    ElementReader reader(element, source);
    std::optional<Severity> now;
    const XmlAttribute& rule = reader.require("rule");
    if (element.name() == "severity") {
        std::vector<std::string_view> names;
        names.reserve(all_severities.size());
        for (const Severity severity : all_severities)
            names.push_back(severity_name(severity));
        now = all_severities.at(reader.word(reader.require("is"), names));
    }
    reader.finish();
    if (!draft.changes.emplace(rule.value, now).second)
        reader.fail(rule.raw(), "this is changed twice");
}

} // namespace

HouseRulesDraft read_house_rules_draft(std::string_view text, std::string_view file) {
    const XmlDocument tree(text, file, ruleset_text_elements);
    const SourceText source = tree.source();
    HouseRulesDraft draft;
    read_root(draft, tree);
    check_children(tree.root(), source, {"about", "off", "severity", "number", "rule"});
    for (const XmlElement& child : tree.root().children()) {
        if (child.name() == "about") {
            draft.about = folded(child.text());
        } else if (child.name() == "off" || child.name() == "severity") {
            read_change(draft, child, source);
        } else {
            draft.own.emplace_back(child.whole());
            if (const auto id = child.attribute("id"); child.name() == "rule" && id)
                draft.own_rules.emplace(id->value);
        }
    }
    return draft;
}

std::string write_house_rules_draft(const HouseRulesDraft& draft) {
    XmlWriter xml;
    xml.open("ruleset");
    xml.attribute("xmlns", "urn:muster:ruleset:1");
    xml.attribute("id", draft.id);
    xml.attribute("base", draft.base);
    xml.attribute("title", draft.title);
    xml.attribute("revision", draft.revision);
    if (!draft.about.empty()) {
        xml.open("about");
        xml.text(draft.about);
        xml.close();
    }
    for (const auto& [rule, severity] : draft.changes) {
        xml.open(severity ? "severity" : "off");
        xml.attribute("rule", rule);
        if (severity)
            xml.attribute("is", severity_name(*severity));
        xml.close();
    }
    for (const std::string& own : draft.own)
        xml.written_element(own);
    xml.close();
    return xml.take();
}

} // namespace muster
