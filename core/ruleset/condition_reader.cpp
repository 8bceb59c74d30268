// SPDX-License-Identifier: MIT
#include "base/text.h"
#include "ruleset/reader_parts.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace muster {

namespace {

struct ComparisonWord {
    std::string_view word;
    Comparison comparison;
};

constexpr std::array<ComparisonWord, 6> comparison_words{{{"least", Comparison::least},
                                                          {"most", Comparison::most},
                                                          {"above", Comparison::above},
                                                          {"below", Comparison::below},
                                                          {"equal", Comparison::equal},
                                                          {"multiple", Comparison::multiple}}};

NumberComparison read_comparison(const RulesetReading& reading, ElementReader& reader, Level level,
                                 const XmlAttribute& number) {
    NumberComparison result;
    result.number = read_number_name(reading, reader, level, number);
    const XmlAttribute* right = nullptr;
    for (const ComparisonWord& known : comparison_words) {
        const XmlAttribute* attribute = reader.take(known.word);
        if (attribute == nullptr)
            continue;
        if (right != nullptr)
            reader.fail(attribute->name, "one comparison at a time");
        right = attribute;
        result.comparison = known.comparison;
    }
    if (right == nullptr)
        reader.fail("a number is compared with least, most, above, below, equal or multiple");
    if (const auto literal = Exact::parse(right->value)) {
        result.literal = *literal;
    } else {
        result.other = read_number_name(reading, reader, level, *right);
    }
    if (const auto times = reader.exact("times"))
        result.times = *times;
    const bool zero = !result.other && result.literal == Exact(0);
    if (result.comparison == Comparison::multiple && zero)
        reader.fail(right->raw(), "nothing is a multiple of 0");
    reader.finish();
    return result;
}

Presence read_presence(const RulesetReading& reading, const ElementReader& reader, Level level,
                       const XmlAttribute& names, bool given) {
    Presence result;
    result.wanted_given = given;
    for (const std::string_view name : words_of(names.value)) {
        const Trait* trait = visible_trait(reading.ruleset, level, name);
        if (name == "list") {
            result.list = true;
        } else if (trait == nullptr || trait->has_words()) {
            reader.fail(names.raw(),
                        fmt::format("{} is no optional number or text here, nor 'list'", quoted(name)));
        } else if (trait->is_text()) {
            result.texts.emplace_back(trait->level, trait->slot);
        } else {
            result.wholes.emplace_back(trait->level, trait->slot);
        }
    }
    return result;
}

Likeness read_likeness(const RulesetReading& reading, ElementReader& reader, Level level,
                       const XmlAttribute& names, bool distinct) {
    Likeness result;
    result.distinct = distinct;
    const XmlAttribute& among = reader.require("among");
    result.among = reader.level(among);
    if (result.among <= level)
        reader.fail(among.raw(),
                    fmt::format("there is no {} inside a {}", level_name(result.among), level_name(level)));
    for (const std::string_view name : words_of(names.value)) {
        const Trait* trait = reading.ruleset.trait(result.among, name);
        if (trait == nullptr || trait->is_text())
            reader.fail(names.raw(), fmt::format("{} is no choice or number of a {}", quoted(name),
                                                 level_name(result.among)));
        result.slots.push_back(trait->slot);
    }
    result.pattern = read_pattern(reading, reader, result.among);
    return result;
}

} // namespace

Condition read_condition(const RulesetReading& reading, const XmlElement& element, Level level) {
    check_children(element, reading.source, {});
    ElementReader reader(element, reading.source);
    Condition condition;
    if (const XmlAttribute* number = reader.take("number")) {
        condition.kind = ConditionKind::comparison;
        condition.comparison = read_comparison(reading, reader, level, *number);
        return condition;
    }
    for (const bool given : {true, false}) {
        if (reader.take(given ? "given" : "missing") != nullptr) {
            const XmlAttribute* names = &reader.require(given ? "given" : "missing");
            condition.kind = ConditionKind::presence;
            condition.presence = read_presence(reading, reader, level, *names, given);
            reader.finish();
            return condition;
        }
    }
    for (const bool distinct : {true, false}) {
        if (reader.take(distinct ? "distinct" : "alike") != nullptr) {
            const XmlAttribute* names = &reader.require(distinct ? "distinct" : "alike");
            condition.kind = ConditionKind::likeness;
            condition.likeness = read_likeness(reading, reader, level, *names, distinct);
            return condition;
        }
    }
    condition.selection = read_selection(reading, reader, level);
    if (condition.selection.quantifier == Quantifier::self && condition.selection.pattern.empty())
        reader.fail(fmt::format("<{}> says nothing", element.name()));
    return condition;
}

std::vector<Condition> read_conditions(const RulesetReading& reading, const XmlElement& parent,
                                       std::string_view name, Level level) {
    std::vector<Condition> conditions;
    for (const XmlElement& child : parent.children())
        if (child.name() == name)
            conditions.push_back(read_condition(reading, child, level));
    return conditions;
}

} // namespace muster
