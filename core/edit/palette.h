// SPDX-License-Identifier: MIT
// Palette: the troops that can be added to an army: the kinds of the rule set (one for each value of the
// first trait that a troop must have), the troops of sample armies, and those of an army list. Headroom tells
// for each whether one more is legal, what it adds, and otherwise why not.
#pragma once

#include "edit/changes.h"
#include "edit/trial.h"
#include "edit/usual_values.h"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace muster {

enum class PaletteGroup : std::uint8_t { kind, sample, list };

struct PaletteEntry {
    PaletteGroup group = PaletteGroup::kind;
    std::string name;
    std::string code; // the notation of a sample's troop, or the short form of a kind
    Troop troop;
};

// The kinds in the rule set's order, with the typical values as far as such a troop may have them, and else
// with the frequent ones; and of the army's year, if that is given.
[[nodiscard]] std::vector<PaletteEntry> kinds_of_troops(const TraitValues& usual, const Ruleset& ruleset,
                                                        const TraitValues& frequent = {},
                                                        std::optional<std::int32_t> year = {});
// The different troops of the samples, by name.
[[nodiscard]] std::vector<PaletteEntry> troops_of_samples(const std::vector<Army>& samples,
                                                          const Ruleset& ruleset);
// The troops of the army list in force, one for each entry, with those of allies last. Empty if the rule set
// has no list in force. They are as the list offers them in the given year, or in its first one; what an
// entry of the list leaves open is as in `present` (of values_of_entries()), else the first that it offers.
[[nodiscard]] std::vector<PaletteEntry> troops_of_list(const Ruleset& ruleset,
                                                       std::optional<std::int32_t> year = {},
                                                       const EntryValues& present = {});
// Whether the entry's name or code contains every word of the search, in any case.
[[nodiscard]] bool matches_search(const PaletteEntry& entry, std::string_view search);

// How well the entry meets a search that it matches, 0 the best: by the beginning of its name, by the
// beginnings of words, or inside them.
[[nodiscard]] int search_rank(const PaletteEntry& entry, std::string_view search);

struct Gain {
    std::size_t number = 0; // index among the army's numbers
    Exact by;
};

struct Headroom {
    std::optional<Obstacle> obstacle; // none: one more is legal
    std::vector<Gain> gains;          // the army's reported numbers that change
    std::int32_t count = 1;           // how many are added at once, where one alone breaks a rule
    bool new_unit = false;            // they are added as a unit of their own
};

// Adds one more to the end of the selected unit; or, if that breaks a rule, as a unit of its own in the same
// body; or several at once, if one alone breaks a rule. An error that grows counts as a broken rule.
[[nodiscard]] Change with_one_added(const Army& army, const Ruleset& ruleset, const Report& report,
                                    const Troop& troop, const Place& selected);
[[nodiscard]] Headroom headroom(const Army& army, const Ruleset& ruleset, const Report& report,
                                const Troop& troop, const Place& selected);

} // namespace muster
