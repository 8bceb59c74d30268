// SPDX-License-Identifier: MIT
#include "case_files.h"

#include "base/text.h"

#include <pugixml.hpp>

#include <map>
#include <sstream>
#include <stdexcept>

namespace muster::tests {

namespace {

std::string as_text(const pugi::xml_node& army) {
    std::ostringstream out;
    army.print(out, "", pugi::format_raw);
    return out.str();
}

// The node of a path such as /body[1]/unit[2]; "/" is the army.
pugi::xml_node node_at(const pugi::xml_node& army, std::string_view path) {
    pugi::xml_node node = army;
    for (const std::string_view step : parts_of(path, '/')) {
        if (step.empty())
            continue;
        const std::string name(step.substr(0, step.find('[')));
        int index = std::stoi(std::string(step.substr(name.size() + 1)));
        node = node.child(name.c_str());
        while (--index > 0)
            node = node.next_sibling(name.c_str());
    }
    return node;
}

void apply_edit(const pugi::xml_node& army, const pugi::xml_node& edit) {
    const std::string kind = edit.name();
    pugi::xml_node target = node_at(army, edit.attribute("at").value());
    if (!target)
        throw std::runtime_error(std::string("nothing at ") + edit.attribute("at").value());
    if (kind == "add") {
        for (const pugi::xml_node& child : edit.children())
            target.append_copy(child);
    } else if (kind == "remove") {
        target.parent().remove_child(target);
    } else {
        for (const pugi::xml_attribute& attribute : edit.attributes()) {
            const std::string name = attribute.name();
            if (name == "at")
                continue;
            target.remove_attribute(name.c_str());
            if (*attribute.value() != '\0')
                target.append_attribute(name.c_str()) = attribute.value();
        }
    }
}

std::vector<std::string> words(const char* text) {
    std::vector<std::string> result;
    for (const std::string_view word : words_of(text))
        result.emplace_back(word);
    return result;
}

RuleCaseData read_case(const pugi::xml_node& element, const std::map<std::string, pugi::xml_node>& bases) {
    RuleCaseData result;
    result.name = element.attribute("name").value();
    result.fires = words(element.attribute("fires").value());
    result.spares = words(element.attribute("spares").value());
    pugi::xml_document document;
    const std::string base = element.attribute("base").value();
    if (!base.empty() && bases.find(base) == bases.end())
        throw std::runtime_error("unknown base " + base);
    if (base.empty() != static_cast<bool>(element.child("army")))
        throw std::runtime_error("needs either base or army");
    document.append_copy(base.empty() ? element.child("army") : bases.at(base));
    for (const pugi::xml_node& child : element.children()) {
        const std::string kind = child.name();
        if (kind == "finding") {
            result.findings.emplace(child.attribute("rule").value(), child.attribute("severity").value(),
                                    child.attribute("at").value(), child.attribute("culprits").value());
        } else if (kind == "number") {
            result.numbers.push_back({child.attribute("at").value(), child.attribute("id").value(),
                                      child.attribute("value").value()});
        } else if (kind == "set" || kind == "add" || kind == "remove") {
            apply_edit(document.first_child(), child);
        } else if (kind != "army" && child.type() == pugi::node_element) {
            throw std::runtime_error("unknown element " + kind);
        }
    }
    result.army = as_text(document.first_child());
    return result;
}

} // namespace

const Rulesets& shipped_rulesets() {
    static const Rulesets rulesets({std::string(MUSTER_SOURCE_DIR) + "/armylists"});
    return rulesets;
}

const std::vector<std::string>& shipped_ids() {
    static const std::vector<std::string> ids{"ancient-1969", "into-glory-ride", "phalanx", "phalanx-ii",
                                              "undying-lands"};
    return ids;
}

std::vector<RuleCaseData> read_rule_cases(const std::string& ruleset) {
    const std::string file = std::string(MUSTER_SOURCE_DIR) + "/tests/cases/" + ruleset + "/rules.xml";
    pugi::xml_document document;
    // Blank orders are a case of their own, so attribute values are taken as they stand.
    const auto parsed = document.load_file(file.c_str(), pugi::parse_default & ~pugi::parse_wconv_attribute);
    if (!parsed)
        throw std::runtime_error(file + ": " + parsed.description());
    std::map<std::string, pugi::xml_node> bases;
    std::vector<RuleCaseData> cases;
    for (const pugi::xml_node& element : document.child("cases").children()) {
        const std::string kind = element.name();
        if (kind == "base")
            bases[element.attribute("name").value()] = element.child("army");
        if (kind != "base" && kind != "case")
            continue;
        try {
            cases.push_back(read_case(element, bases));
        } catch (const std::exception& error) {
            throw std::runtime_error(file + ": " + element.attribute("name").value() + ": " + error.what());
        }
    }
    return cases;
}

} // namespace muster::tests
