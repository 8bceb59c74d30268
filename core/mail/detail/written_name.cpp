// SPDX-License-Identifier: MIT
#include "mail/detail/written_name.h"

#include "base/text.h"
#include "mail/detail/trial_troop.h"

#include <fmt/format.h>

#include <utility>

namespace muster {

std::vector<std::string> keep_names(WrittenTroop& written, Troop& troop, const Army& army,
                                    const Ruleset& ruleset) {
    std::vector<std::string> guesses;
    for (const WrittenTroop::Loose& loose : written.loose) {
        const Trait& trait = ruleset.traits[loose.value.trait];
        if (trait.level != Level::troop || trait.role_of(loose.value.value) == TraitRole::general)
            continue;
        Troop without = troop;
        without.values[trait.slot] = ruleset.at(Level::troop).defaults[trait.slot];
        if (tried(without, army, ruleset).errors >= tried(troop, army, ruleset).errors)
            continue;
        guesses.push_back(fmt::format("{} is taken for a part of the name: as {} it would break a rule",
                                      muster::quoted(loose.words), trait.name));
        troop = std::move(without);
        written.name = written.name.empty() ? loose.words : loose.words + " " + written.name;
    }
    return guesses;
}

std::vector<Troop> parted_from_general(Troop troop, const Ruleset& ruleset, std::string& guess) {
    for (const std::size_t index : ruleset.at(Level::troop).traits) {
        const Trait& trait = ruleset.traits[index];
        if (!trait.is_switch() || trait.role_of(1) != TraitRole::general || troop.values[trait.slot] != 1 ||
            troop.count < 2)
            continue;
        guess = fmt::format("{} is taken for one of the {}", trait.name, troop.count);
        Troop others = troop;
        others.values[trait.slot] = 0;
        --others.count;
        troop.count = 1;
        return {std::move(troop), std::move(others)};
    }
    return {std::move(troop)};
}

} // namespace muster
