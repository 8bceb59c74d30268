// SPDX-License-Identifier: MIT
// Palette: what can be added to an army: the kinds of troops the rule set knows (one for each value of the
// first trait that a troop must have), the troops of sample armies as they stand there, and what an army list
// offers. Headroom says of
// each whether one more is still legal where it would go, what it adds, and if not, why.
#pragma once

#include "edit/changes.h"
#include "edit/trial.h"

#include <optional>
#include <string>
#include <vector>

namespace muster {

enum class PaletteGroup : std::uint8_t { kind, sample, list };

struct PaletteEntry {
    PaletteGroup group = PaletteGroup::kind;
    std::string name;
    std::string code; // the notation, for troops of samples; the short form, for kinds
    Troop troop;
};

// What most troops of the army have in the traits that must be said; something ordinary if there are none.
[[nodiscard]] TraitValues usual_values(const Army& army, const Ruleset& ruleset);
// The kinds, in the rule set's order: as usual, but for what such a troop may not be.
[[nodiscard]] std::vector<PaletteEntry> kinds_of_troops(const TraitValues& usual, const Ruleset& ruleset);
// The different troops of the samples, each once, by name.
[[nodiscard]] std::vector<PaletteEntry> troops_of_samples(const std::vector<Army>& samples,
                                                          const Ruleset& ruleset);
// The troops of the army list in force, one for each entry, those that allies lend last. Empty if no list is
// in force in this rule set.
[[nodiscard]] std::vector<PaletteEntry> troops_of_list(const Ruleset& ruleset);
// Whether every word of the search is in the entry's name or code, without regard to case.
[[nodiscard]] bool is_found_by(const PaletteEntry& entry, std::string_view search);

struct Gain {
    std::size_t number = 0; // among the army's
    Exact by;
};

struct Headroom {
    std::optional<Trouble> trouble; // nothing: one more is legal; an error: it would break a rule or more
    std::vector<Gain> gains;        // the army's reported numbers that change
    std::int32_t count = 1;         // so many at once, where one alone breaks a rule
    bool new_unit = false;          // it would start a unit of its own
};

// How one more would be added for this selection: at the end of the selected unit, or, if that breaks a rule
// and a unit of its own does not, as a new unit of the same body; or several at once, if one alone will not
// do. To make worse what is wrong already is to break a rule too.
[[nodiscard]] Change with_one_more(const Army& army, const Ruleset& ruleset, const Report& report,
                                   const Troop& troop, const Place& selected);
[[nodiscard]] Headroom headroom(const Army& army, const Ruleset& ruleset, const Report& report,
                                const Troop& troop, const Place& selected);

} // namespace muster
