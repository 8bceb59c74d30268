// SPDX-License-Identifier: MIT
#include "base/text.h"
#include "ruleset/reader_parts.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <stdexcept>
#include <utility>

namespace muster {

namespace {

// What patterns and conditions use these words for; a trait or number of this name could not be read.
constexpr std::string_view pattern_words[] = {
    "any",   "all",   "none",     "vignette", "number",     "least",   "most",  "above",
    "below", "equal", "multiple", "times",    "given",      "missing", "alike", "distinct",
    "among", "value", "values",   "names",    "provenance", "label",   "name",  "of"};
// And what army files use them for; a trait of this name could not be given.
constexpr std::string_view army_words[] = {"count", "entry", "list", "data", "ruleset", "id", "xmlns", "by"};

template <std::size_t Size>
bool holds(const std::string_view (&words)[Size], std::string_view word) {
    return std::find(std::begin(words), std::end(words), word) != std::end(words);
}

bool is_letter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

bool is_id_character(char c) {
    return is_letter(c) || (c >= '0' && c <= '9') || c == '-' || c == '.';
}

void read_trait(RulesetReading& reading, const XmlElement& element, const TraitKind& kind) {
    ElementReader reader(element, reading.source);
    const XmlAttribute& id = reader.require("id");
    check_id(reader, id);
    if (!is_letter(id.value.front()))
        reader.fail(id.raw(), "the id of a trait begins with a letter: it is an attribute in army files");
    if (is_pattern_word(id.value) || holds(army_words, id.value))
        reader.fail(id.raw(), fmt::format("'{}' has another meaning and cannot be a trait", id.value));
    Trait trait;
    trait.id = id.value;
    trait.level = reader.level(reader.require("of"));
    trait.name = reader.require("name").value;
    trait.kind = &kind;
    kind.declare(trait, reader);
    reader.finish();

    LevelTraits& level = reading.ruleset.levels[index_of(trait.level)];
    const auto same = [&](std::size_t other) { return reading.ruleset.traits[other].id == trait.id; };
    if (std::any_of(level.traits.begin(), level.traits.end(), same))
        reader.fail(id.raw(), fmt::format("the trait {} stands twice for one level", trait.id));
    const std::size_t with_slots = level.traits.size() - level.texts;
    trait.slot = trait.is_text() ? level.texts++ : with_slots;
    const std::size_t most = trait.is_text() ? most_texts : most_traits;
    if (trait.slot >= most)
        reader.fail(fmt::format("a level has at most {} traits and {} texts; leave some out", most_traits,
                                most_texts));
    if (trait.required)
        level.required |= 1ULL << level.traits.size();
    if (!trait.is_text())
        level.defaults[trait.slot] =
            trait.has_words() ? std::max(trait.default_value, 0) : trait.default_value;
    level.traits.push_back(reading.ruleset.traits.size());
    reading.ruleset.traits.push_back(std::move(trait));
}

} // namespace

void check_id(const ElementReader& reader, const XmlAttribute& attribute) {
    if (!std::all_of(attribute.value.begin(), attribute.value.end(), is_id_character))
        reader.fail(attribute.raw(), fmt::format("{} is no id; ids are letters, digits, '-' and '.'",
                                                 quoted(attribute.value)));
}

bool is_pattern_word(std::string_view word) {
    return holds(pattern_words, word);
}

// A word table distinguishes long words by their ends and size only.
WordTable make_word_table(const ElementReader& reader, std::vector<std::string> ids) {
    try {
        return WordTable(std::move(ids));
    } catch (const std::invalid_argument&) {
        reader.fail("two long ids in here have the same length, beginning and end; shorten one");
    }
}

void read_traits(RulesetReading& reading, const XmlElement& element) {
    ElementReader reader(element, reading.source);
    reader.finish();
    std::vector<std::string_view> elements;
    for (const TraitKind& kind : trait_kinds())
        elements.push_back(kind.element);
    check_children(element, reading.source, elements);
    for (const XmlElement& child : element.children())
        for (const TraitKind& kind : trait_kinds())
            if (kind.element == child.name())
                read_trait(reading, child, kind);
    for (LevelTraits& level : reading.ruleset.levels) {
        std::vector<std::string> ids;
        for (const std::size_t trait : level.traits)
            ids.push_back(reading.ruleset.traits[trait].id);
        level.words = make_word_table(reader, std::move(ids));
    }
}

void read_groups(RulesetReading& reading, const XmlElement& element) {
    Ruleset& ruleset = reading.ruleset;
    ElementReader(element, reading.source).finish();
    check_children(element, reading.source, {"group"});
    for (const XmlElement& child : element.children()) {
        ElementReader reader(child, reading.source);
        check_children(child, reading.source, {});
        const XmlAttribute& id = reader.require("id");
        check_id(reader, id);
        const XmlAttribute& name = reader.require("trait");
        const XmlAttribute& values = reader.require("values");
        ValueGroup group;
        group.id = id.value;
        group.name = reader.text("name");
        if (group.name.empty())
            group.name = group.id;
        reader.finish();
        const auto trait = std::find_if(ruleset.traits.begin(), ruleset.traits.end(),
                                        [&](const Trait& t) { return t.id == name.value && t.is_choice(); });
        if (trait == ruleset.traits.end())
            reader.fail(name.raw(), fmt::format("{} is no choice", quoted(name.value)));
        group.trait = static_cast<std::size_t>(trait - ruleset.traits.begin());
        const auto same = [&](const ValueGroup& g) { return g.id == group.id && g.trait == group.trait; };
        if (std::any_of(ruleset.groups.begin(), ruleset.groups.end(), same))
            reader.fail(id.raw(), fmt::format("the group {} stands twice", group.id));
        for (const std::string_view word : words_of(values.value)) {
            const int value = trait->words.find(word);
            if (value == WordTable::not_found)
                reader.fail(values.raw(), fmt::format("{} is no value of {}{}", quoted(word), trait->id,
                                                      suggestion(word, trait->words.words())));
            group.mask |= 1ULL << static_cast<unsigned>(value);
        }
        ruleset.groups.push_back(std::move(group));
    }
}

} // namespace muster
