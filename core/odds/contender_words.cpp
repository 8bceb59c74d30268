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
        if (!fits(part.pattern, troop))
            continue;
        for (const ValueTest& test : part.pattern.values)
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

} // namespace muster
