// SPDX-License-Identifier: MIT
#include "base/text.h"
#include "ruleset/reader_parts.h"

#include <fmt/format.h>

#include <algorithm>
#include <limits>

namespace muster {

namespace {

struct Words {
    std::vector<std::string_view> list;
    bool inverted = false;
};

Words read_words_of(const ElementReader& reader, const XmlAttribute& attribute) {
    Words words{words_of(attribute.value), false};
    if (!words.list.empty() && words.list.front() == "not") {
        words.inverted = true;
        words.list.erase(words.list.begin());
    }
    if (words.list.empty())
        reader.fail(attribute.raw(), fmt::format("{} names no value", attribute.name));
    return words;
}

ValueTest read_value_test(const RulesetReading& reading, const ElementReader& reader, const Trait& trait,
                          const XmlAttribute& attribute) {
    const Words words = read_words_of(reader, attribute);
    std::uint64_t mask = 0;
    for (const std::string_view word : words.list)
        mask |= mask_of_word(reading.ruleset, reader, trait, attribute, word);
    const std::uint64_t all = ~0ULL >> (most_values - trait.values.size());
    return {trait.level, trait.slot, words.inverted ? all & ~mask : mask};
}

[[noreturn]] void fail_unknown(const RulesetReading& reading, const ElementReader& reader, Level level,
                               const XmlAttribute& attribute) {
    std::vector<std::string_view> known;
    for (const Trait& trait : reading.ruleset.traits)
        if (trait.level <= level)
            known.push_back(trait.id);
    for (const Number& number : reading.ruleset.numbers_of(level))
        known.push_back(number.id);
    reader.fail(attribute.name,
                fmt::format("{} is no trait that a pattern of level {} can read, nor a number above{}",
                            quoted(attribute.name), level_name(level), suggestion(attribute.name, known)));
}

} // namespace

std::uint64_t mask_of_word(const Ruleset& ruleset, const ElementReader& reader, const Trait& trait,
                           const XmlAttribute& attribute, std::string_view word) {
    if (word.front() == '@') {
        std::vector<std::string_view> known;
        for (const ValueGroup& group : ruleset.groups) {
            // A group serves every trait with the same values, such as a first and a second weapon.
            if (!std::ranges::equal(ruleset.traits[group.trait].values, trait.values, {}, &TraitValue::id,
                                    &TraitValue::id))
                continue;
            if (group.id == word.substr(1))
                return group.mask;
            known.push_back(group.id);
        }
        reader.fail(attribute.raw(), fmt::format("{} is no group of {}{}", quoted(word), trait.id,
                                                 suggestion(word.substr(1), known)));
    }
    const int value = trait.words.find(word);
    if (value == WordTable::not_found)
        reader.fail(attribute.raw(), fmt::format("{} is no value of {}{}", quoted(word), trait.id,
                                                 suggestion(word, trait.words.words())));
    return 1ULL << static_cast<unsigned>(value);
}

std::vector<Range> read_ranges(const ElementReader& reader, const XmlAttribute& attribute,
                               const std::vector<std::string_view>& words) {
    std::vector<Range> ranges;
    for (const std::string_view word : words) {
        const std::size_t dots = word.find("..");
        const std::string_view first = word.substr(0, dots);
        const std::string_view last = dots == std::string_view::npos ? first : word.substr(dots + 2);
        const auto least = first.empty() ? std::optional<std::int32_t>(0) : whole_number(first);
        const auto most =
            last.empty() ? std::optional(std::numeric_limits<std::int32_t>::max()) : whole_number(last);
        if (!least || !most || *least > *most || word == "..")
            reader.fail(attribute.raw(),
                        fmt::format("{} is no range; write 4, 4..6, 4.. or ..6", quoted(word)));
        ranges.push_back({*least, *most});
    }
    return ranges;
}

const Trait* visible_trait(const Ruleset& ruleset, Level level, std::string_view name) {
    for (std::size_t i = index_of(level) + 1; i-- > 0;)
        if (const Trait* trait = ruleset.trait(all_levels[i], name))
            return trait;
    return nullptr;
}

Pattern read_pattern(const RulesetReading& reading, ElementReader& reader, Level level) {
    Pattern pattern;
    for (const XmlAttribute* attribute : reader.rest()) {
        if (const Trait* trait = visible_trait(reading.ruleset, level, attribute->name)) {
            if (trait->is_text())
                reader.fail(attribute->name, "a text cannot be compared; use given or missing");
            if (trait->has_words()) {
                pattern.values.push_back(read_value_test(reading, reader, *trait, *attribute));
            } else {
                const Words words = read_words_of(reader, *attribute);
                pattern.wholes.push_back(
                    {trait->level, trait->slot, read_ranges(reader, *attribute, words.list), words.inverted});
            }
        } else if (const auto number = reading.ruleset.number(level, attribute->name)) {
            const Words words = read_words_of(reader, *attribute);
            pattern.numbers.push_back({*number, read_ranges(reader, *attribute, words.list), words.inverted});
        } else {
            fail_unknown(reading, reader, level, *attribute);
        }
    }
    return pattern;
}

Selection read_selection(const RulesetReading& reading, ElementReader& reader, Level level) {
    Selection selection;
    selection.level = level;
    constexpr std::pair<std::string_view, Quantifier> quantifiers[] = {
        {"any", Quantifier::any}, {"all", Quantifier::all}, {"none", Quantifier::none}};
    for (const auto& [word, quantifier] : quantifiers) {
        const XmlAttribute* attribute = reader.take(word);
        if (attribute == nullptr)
            continue;
        if (selection.quantifier != Quantifier::self)
            reader.fail(attribute->name, "only one of any, all and none");
        selection.quantifier = quantifier;
        selection.level = reader.level(*attribute);
        if (selection.level <= level)
            reader.fail(attribute->raw(), fmt::format("there is no {} inside a {}",
                                                      level_name(selection.level), level_name(level)));
    }
    if (const XmlAttribute* attribute = reader.take("vignette")) {
        const auto which = whole_number(attribute->value);
        if (!which || *which < 1)
            reader.fail(attribute->raw(), "vignettes are counted from 1");
        if (level != Level::unit || selection.quantifier != Quantifier::self)
            reader.fail(attribute->name, "only a unit has a first and a second vignette");
        selection.quantifier = Quantifier::vignette;
        selection.level = Level::troop;
        selection.vignette = *which;
    }
    selection.pattern = read_pattern(reading, reader, selection.level);
    return selection;
}

std::size_t read_number_name(const RulesetReading& reading, const ElementReader& reader, Level level,
                             const XmlAttribute& attribute) {
    if (const auto number = reading.ruleset.number(level, attribute.value))
        return *number;
    std::vector<std::string_view> known;
    for (const Number& number : reading.ruleset.numbers_of(level))
        known.push_back(number.id);
    reader.fail(attribute.raw(),
                fmt::format("{} is no number of a {} that stands before{}", quoted(attribute.value),
                            level_name(level), suggestion(attribute.value, known)));
}

} // namespace muster
