// SPDX-License-Identifier: MIT
#include "odds/contender_words.h"

#include "odds/contenders.h"

#include <algorithm>
#include <set>
#include <variant>

namespace muster {

namespace {

bool fits(const Pattern& pattern, const Troop& troop) {
    return std::all_of(pattern.values.begin(), pattern.values.end(), [&](const ValueTest& test) {
        return test.level != Level::troop ||
               ((test.mask >> static_cast<unsigned>(troop.values[test.slot])) & 1U) != 0;
    });
}

// The slots of the traits that are written, or that decide what is.
std::set<std::size_t> slots_in_notation(const Troop& troop, const Ruleset& ruleset) {
    std::set<std::size_t> slots;
    for (const NotationPart& part : ruleset.notation) {
        if (!fits(part.selection.pattern, troop))
            continue;
        for (const ValueTest& test : part.selection.pattern.values)
            if (test.level == Level::troop)
                slots.insert(test.slot);
        for (const TextTemplate::Piece& piece : part.text.pieces)
            if (const auto* place = std::get_if<TextTemplate::TraitPlace>(&piece))
                if (const Trait& trait = ruleset.traits[place->trait];
                    trait.level == Level::troop && !trait.is_text())
                    slots.insert(trait.slot);
    }
    return slots;
}

// "Loose order", whose code is LO, and "Regular"; but not "III (most troops)" or "High".
bool speaks_for_itself(const TraitValue& value) {
    const std::size_t length = value.short_form.size();
    if (length == 0 || value.short_form == value.name ||
        (value.name.starts_with(value.short_form) && value.name[length] == ' '))
        return false;
    const char first = value.short_form.front();
    return (first >= 'A' && first <= 'Z') || (first >= '0' && first <= '9');
}

std::string words_of(const Trait& trait, std::int32_t value, bool is_class) {
    if (trait.is_switch())
        return value == 0 ? std::string() : trait.name;
    std::string name = trait.value_name(value);
    if (is_class || (trait.is_choice() && speaks_for_itself(trait.values[static_cast<std::size_t>(value)])))
        return name;
    return trait.name + ": " + name;
}

// What the parts of the notation say of the traits of a troop: which are written, and the values in them. Two
// troops of which it is the same have the same notation.
std::string written_values(const Troop& troop, const Ruleset& ruleset) {
    std::string written;
    for (const NotationPart& part : ruleset.notation) {
        written += '\n';
        if (!fits(part.selection.pattern, troop))
            continue;
        written += '+';
        for (const TextTemplate::Piece& piece : part.text.pieces)
            if (const auto* place = std::get_if<TextTemplate::TraitPlace>(&piece))
                if (const Trait& trait = ruleset.traits[place->trait];
                    trait.level == Level::troop && !trait.is_text()) {
                    const std::int32_t value = troop.values[trait.slot];
                    written += trait.has_words() ? trait.values[static_cast<std::size_t>(value)].short_form
                                                 : trait.value_id(value);
                    written += ' ';
                }
    }
    return written;
}

// Whether the troop would be written the same with another value of the trait.
bool is_unwritten(const Trait& trait, Troop troop, const Ruleset& ruleset) {
    const std::string written = written_values(troop, ruleset);
    const std::int32_t value = troop.values[trait.slot];
    const auto others = trait.has_words() ? static_cast<std::int32_t>(trait.values.size()) : value + 2;
    for (std::int32_t other = trait.has_words() ? 0 : value + 1; other < others; ++other) {
        troop.values[trait.slot] = other;
        if (other != value && written_values(troop, ruleset) == written)
            return true;
    }
    return false;
}

} // namespace

std::string spelled_out(const Troop& troop, const Ruleset& ruleset) {
    const std::set<std::size_t> slots = slots_in_notation(troop, ruleset);
    const Trait* kind = class_trait(ruleset);
    std::string text;
    for (const std::size_t index : ruleset.at(Level::troop).traits) {
        const Trait& trait = ruleset.traits[index];
        if (trait.is_text() || !slots.contains(trait.slot))
            continue;
        const std::string words = words_of(trait, troop.values[trait.slot], &trait == kind);
        if (!words.empty())
            text += (text.empty() ? "" : ", ") + words;
    }
    return text;
}

std::string unwritten_words(const Troop& troop, const Ruleset& ruleset, const CombatReads& reads) {
    std::string text;
    for (const std::size_t index : reads.traits()) {
        const Trait& trait = ruleset.traits[index];
        const std::int32_t value = troop.values[trait.slot];
        if ((!trait.required && value == ruleset.at(Level::troop).defaults[trait.slot]) ||
            !is_unwritten(trait, troop, ruleset))
            continue;
        if (const std::string words = words_of(trait, value, false); !words.empty())
            text += (text.empty() ? "" : ", ") + words;
    }
    return text;
}

} // namespace muster
