// SPDX-License-Identifier: MIT
#include "ruleset/ruleset_reader.h"

#include "base/limits.h"
#include "base/text.h"
#include "ruleset/reader_parts.h"
#include "ruleset/ruleset_words.h"

#include <fmt/format.h>

#include <algorithm>
#include <stdexcept>
#include <utility>

namespace muster {

namespace {

struct Part {
    std::string_view name;
    bool required;
    void (*read)(RulesetReading&, const XmlElement&);
};

void read_about(RulesetReading& reading, const XmlElement& element) {
    ElementReader(element, reading.source).finish();
    reading.ruleset.about = folded(element.text());
}

void read_words(RulesetReading& reading, const XmlElement& element) {
    ElementReader reader(element, reading.source);
    check_children(element, reading.source, {});
    for (const Level level : all_levels) {
        const std::string word = reader.text(level_name(level));
        reading.ruleset.level_words[index_of(level)] = word.empty() ? std::string(level_name(level)) : word;
    }
    reading.ruleset.several_troops = reader.text("troops");
    reader.finish();
}

void read_start(RulesetReading& reading, const XmlElement& element) {
    ElementReader(element, reading.source).finish();
    check_children(element, reading.source, {"army"});
    if (element.children().size() != 1)
        reading.source.fail(element.name(), "<start> holds one <army>");
    const XmlElement army = element.children().front();
    const auto space = army.attribute("xmlns");
    if (!space || space->value != "urn:muster:army:1")
        reading.source.fail(army.name(), "this <army> needs xmlns=\"urn:muster:army:1\"");
    reading.ruleset.start = army.whole();
}

constexpr ElementLimit limits[] = {
    {"rule", most_rules},          {"case", most_cases},   {"number", most_numbers},
    {"table", most_tables},        {"row", most_rows},     {"chart", most_charts},
    {"dice", most_kinds_of_dice},  {"mode", most_modes},   {"outcome", most_outcomes},
    {"part", most_notation_parts}, {"alias", most_aliases}};

constexpr Part parts[] = {{"about", false, read_about},       {"words", true, read_words},
                          {"traits", true, read_traits},      {"groups", false, read_groups},
                          {"readings", false, read_readings}, {"numbers", true, read_numbers},
                          {"rules", true, read_rules},        {"notation", false, read_notation},
                          {"charts", false, read_charts},     {"conversion", false, read_conversion},
                          {"sheet", false, read_sheet},       {"size", false, read_size},
                          {"figures", false, read_figures},   {"combat", false, read_combat},
                          {"start", true, read_start}};

void read_frame(RulesetReading& reading, const XmlElement& root) {
    ElementReader reader(root, reading.source);
    if (root.name() != "ruleset")
        reader.fail(fmt::format("the file holds <{}>; a rule set is a <ruleset>", root.name()));
    const XmlAttribute& space = reader.require("xmlns");
    if (space.value != "urn:muster:ruleset:1")
        reader.fail(space.raw(), "the namespace of this format is urn:muster:ruleset:1");
    const XmlAttribute& id = reader.require("id");
    check_id(reader, id);
    const XmlAttribute& prefix = reader.require("prefix");
    check_id(reader, prefix);
    Ruleset& ruleset = reading.ruleset;
    ruleset.id = id.value;
    ruleset.prefix = prefix.value;
    ruleset.title = reader.require("title").value;
    ruleset.edition = reader.text("edition");
    ruleset.revision = reader.require("revision").value;
    reader.finish();
}

void read_parts(RulesetReading& reading, const XmlElement& root) {
    std::vector<std::string_view> names;
    for (const Part& part : parts)
        names.push_back(part.name);
    check_children(root, reading.source, names);
    const auto children = root.children();
    auto next = children.begin();
    for (const Part& part : parts) {
        if (next != children.end() && (*next).name() == part.name) {
            part.read(reading, *next);
            ++next;
        } else if (part.required) {
            reading.source.fail(next == children.end() ? root.name() : (*next).name(),
                                fmt::format("expected <{}> here; the parts come in the order {}", part.name,
                                            fmt::join(names, ", ")));
        }
    }
    if (next != children.end())
        reading.source.fail(
            (*next).name(),
            fmt::format("<{}> is out of order or stands twice; the parts come in the order {}",
                        (*next).name(), fmt::join(names, ", ")));
}

} // namespace

Ruleset read_ruleset(std::string_view text, std::string_view file, const Translate& translate) {
    const XmlDocument document(text, file, ruleset_text_elements);
    const XmlElement root = document.root();
    check_limits(root, document.source(), "a rule set", {limits, most_steps},
                 {longest_rule_attribute, longest_rule_text});
    if (translate)
        translate_words(root, translate);
    Ruleset ruleset;
    RulesetReading reading{ruleset, document.source()};
    read_frame(reading, root);
    read_parts(reading, root);
    if (!root.child("sheet"))
        ruleset.sheet = usual_sheet(ruleset);
    check_effort(reading, root);
    try {
        compile_numbers(ruleset);
        compile_triggers(ruleset);
    } catch (const std::overflow_error&) {
        document.source().fail(root.name(),
                               "a number of this rule set grows too large to be kept exactly; write "
                               "smaller ones");
    }
    return ruleset;
}

} // namespace muster
