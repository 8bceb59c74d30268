// SPDX-License-Identifier: MIT
#include "random_army.h"

#include <iterator>

namespace muster::tests {

std::string RandomArmies::text() {
    constexpr std::string_view pieces[] = {"a", "B", "7",   " ", "\n", "\t",   "\r", "\"",    "'", "<",
                                           ">", "&", "]]>", "é", "€",  "🛡", "ש",  "&amp;", "-", "\u0085"};
    std::string result;
    // Every third is empty: what is not given must come back as not given.
    for (std::size_t left = below(3) == 0 ? 0 : below(9); left > 0; --left)
        result += pieces[below(std::size(pieces))];
    return result;
}

std::int32_t RandomArmies::year_of(const Trait& trait) {
    if (years_() % 2 == 0)
        return trait.default_value;
    const auto span = static_cast<std::uint64_t>(trait.most - trait.least) + 1;
    const std::int32_t year = trait.least + static_cast<std::int32_t>(years_() % span);
    return year == 0 ? 1 : year; // there is no year 0
}

std::int32_t RandomArmies::value_of(const Trait& trait) {
    if (trait.role == TraitRole::year && trait.least < 0)
        return year_of(trait);
    const bool usual = !trait.required && below(2) == 0;
    if (trait.has_words())
        return usual ? trait.default_value : static_cast<std::int32_t>(below(trait.values.size()));
    if (usual)
        return trait.default_value;
    const auto span = static_cast<std::size_t>(trait.most - trait.least) + 1;
    return trait.least + static_cast<std::int32_t>(below(span));
}

void RandomArmies::fill(Level level, Element& element) {
    element.name = text();
    element.values = ruleset_.at(level).defaults;
    for (const std::size_t index : ruleset_.at(level).traits) {
        const Trait& trait = ruleset_.traits[index];
        if (!trait.is_text()) {
            element.values[trait.slot] = value_of(trait);
        } else if (const std::string given = text(); !given.empty()) {
            element.texts.resize(ruleset_.at(level).texts);
            element.texts[trait.slot] = given;
        }
    }
}

Army RandomArmies::next() {
    Army army;
    army.ruleset = ruleset_.id;
    army.list = text();
    army.data = text();
    army.about = {text(), text(), text(), text()};
    fill(Level::army, army);
    army.bodies.resize(below(4));
    for (Body& body : army.bodies) {
        fill(Level::body, body);
        body.units.resize(below(4));
        for (Unit& unit : body.units) {
            fill(Level::unit, unit);
            unit.troops.resize(below(4));
            for (Troop& troop : unit.troops) {
                fill(Level::troop, troop);
                troop.count = below(2) == 0 ? 1 : 1 + static_cast<std::int32_t>(below(most_count));
                troop.entry = text();
            }
        }
    }
    return army;
}

} // namespace muster::tests
