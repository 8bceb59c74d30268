// SPDX-License-Identifier: MIT
#include "base/text.h"
#include "ruleset/reader_parts.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace muster {

namespace {

Severity read_severity(ElementReader& reader, Severity usual) {
    const XmlAttribute* attribute = reader.take("severity");
    if (attribute == nullptr)
        return usual;
    return all_severities[reader.word(*attribute, {"error", "query", "note"})];
}

// The conditions and the message that stand directly in `element`, a <rule> or a <case>.
RuleCase read_rule_case(const RulesetReading& reading, const XmlElement& element, Level level,
                        Severity severity) {
    RuleCase result;
    result.severity = severity;
    result.whens = read_conditions(reading, element, "when", level);
    result.nevers = read_conditions(reading, element, "never", level);
    result.needs = read_conditions(reading, element, "need", level);
    for (const XmlElement& child : element.children()) {
        if (child.name() != "say")
            continue;
        if (child != *element.child("say"))
            reading.source.fail(child.name(), "a second <say>; one message is shown");
        ElementReader(child, reading.source).finish();
        result.say = read_template(reading, child, level);
    }
    return result;
}

void check_case(const RulesetReading& reading, const XmlElement& element, const RuleCase& rule_case) {
    if (rule_case.nevers.empty() && rule_case.needs.empty())
        reading.source.fail(element.name(),
                            "a rule forbids or demands something: it needs a <never> or a <need>");
    if (rule_case.say.pieces.empty())
        reading.source.fail(element.name(), "a rule needs its message, <say>");
}

void read_rule(RulesetReading& reading, const XmlElement& element) {
    ElementReader reader(element, reading.source);
    check_children(element, reading.source, {"when", "never", "need", "say", "case"});
    Rule rule;
    const XmlAttribute& id = reader.require("id");
    check_id(reader, id);
    rule.id = id.value;
    if (!rule.id.starts_with(reading.ruleset.prefix + "."))
        reader.fail(id.raw(), fmt::format("a rule's id starts with '{}.'", reading.ruleset.prefix));
    const auto same = [&](const Rule& other) { return other.id == rule.id; };
    if (std::any_of(reading.ruleset.rules.begin(), reading.ruleset.rules.end(), same))
        reader.fail(id.raw(), fmt::format("the rule {} stands twice", rule.id));
    rule.level = reader.level(reader.require("of"));
    rule.cite = reader.require("cite").value;
    rule.applies_when_empty = reader.yes("empty");
    rule.reading = read_reading_name(reading, reader, no_reading);
    const Severity severity = read_severity(reader, Severity::error);
    reader.finish();

    RuleCase common = read_rule_case(reading, element, rule.level, severity);
    const bool has_cases = element.child("case").has_value();
    if (!has_cases) {
        check_case(reading, element, common);
        rule.cases.push_back(common);
    } else if (!common.nevers.empty() || !common.needs.empty()) {
        reader.fail("with <case>, every <never> and <need> stands in a case");
    }
    for (const XmlElement& child : element.children()) {
        if (child.name() != "case")
            continue;
        check_children(child, reading.source, {"when", "never", "need", "say"});
        ElementReader case_reader(child, reading.source);
        const Severity own = read_severity(case_reader, severity);
        case_reader.finish();
        RuleCase rule_case = read_rule_case(reading, child, rule.level, own);
        rule_case.whens.insert(rule_case.whens.begin(), common.whens.begin(), common.whens.end());
        if (rule_case.say.pieces.empty())
            rule_case.say = common.say;
        check_case(reading, child, rule_case);
        rule.cases.push_back(std::move(rule_case));
    }
    reading.ruleset.rules.push_back(std::move(rule));
}

TextTemplate::Piece read_place(const RulesetReading& reading, const XmlElement& element, Level level,
                               std::string_view name) {
    if (name == "name")
        return TextTemplate::Name{};
    const Ruleset& ruleset = reading.ruleset;
    // A number first: where both exist, the worked-out figure is what a message tells.
    if (const auto number = ruleset.number(level, name))
        return TextTemplate::NumberPlace{level, *number};
    if (const Trait* trait = visible_trait(ruleset, level, name))
        return TextTemplate::TraitPlace{static_cast<std::size_t>(trait - ruleset.traits.data())};
    reading.source.fail(element.name(),
                        fmt::format("{{{}}} is no number or trait of a {}", name, level_name(level)));
}

TextTemplate::Piece counted_words(const RulesetReading& reading, std::string_view where,
                                  std::string_view place, const PlaceReader& read_place_in_text) {
    const std::vector<std::string_view> parts = parts_of(place, '|');
    if (parts.size() != 3)
        reading.source.fail(where, fmt::format("{{{}}} is to be {{number|word for one|for several}}", place));
    const TextTemplate::Piece counted = read_place_in_text(parts[0]);
    const auto* number = std::get_if<TextTemplate::NumberPlace>(&counted);
    if (number == nullptr)
        reading.source.fail(where, fmt::format("{} is no number, which alone has words for one and several",
                                               quoted(parts[0])));
    return TextTemplate::CountedWords{*number, std::string(parts[1]), std::string(parts[2])};
}

Rule revision_rule() {
    Rule rule;
    rule.id = "data.revision";
    rule.level = Level::army;
    rule.cite = "data revision";
    RuleCase rule_case;
    rule_case.severity = Severity::note;
    Condition condition;
    condition.kind = ConditionKind::other_revision;
    rule_case.nevers.push_back(condition);
    rule_case.say.pieces.emplace_back(TextTemplate::Revisions{});
    rule.cases.push_back(std::move(rule_case));
    return rule;
}

} // namespace

TextTemplate read_template(const RulesetReading& reading, const XmlElement& element, Level level) {
    check_children(element, reading.source, {});
    const std::string text = element.name() == "say" ? folded(element.text()) : element.text();
    return read_template(reading, element.name(), text,
                         [&](std::string_view place) { return read_place(reading, element, level, place); });
}

TextTemplate read_template(const RulesetReading& reading, std::string_view where, std::string_view text,
                           const PlaceReader& read_place_in_text) {
    TextTemplate result;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t open = text.find('{', at);
        if (open != at)
            result.pieces.emplace_back(std::string(text.substr(at, open - at)));
        if (open == std::string_view::npos)
            break;
        const std::size_t close = text.find('}', open);
        if (close == std::string_view::npos)
            reading.source.fail(where, "a '{' without '}' in this text");
        const std::string_view place = text.substr(open + 1, close - open - 1);
        result.pieces.push_back(place.find('|') == std::string_view::npos
                                    ? read_place_in_text(place)
                                    : counted_words(reading, where, place, read_place_in_text));
        at = close + 1;
    }
    return result;
}

void read_rules(RulesetReading& reading, const XmlElement& element) {
    ElementReader(element, reading.source).finish();
    check_children(element, reading.source, {"rule"});
    for (const XmlElement& child : element.children())
        read_rule(reading, child);
    reading.ruleset.rules.push_back(revision_rule());
}

} // namespace muster
