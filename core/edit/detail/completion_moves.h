// SPDX-License-Identifier: MIT
// CompletionMoves: the single additions that the search of completions() tries on an army. New elements stand
// behind those of the army that is completed, so that these keep their places.
#pragma once

#include "army/place.h"
#include "check/report.h"
#include "lists/list_in_force.h"
#include "ruleset/ruleset.h"

#include <cstdint>
#include <functional>
#include <set>
#include <string>
#include <vector>

namespace muster {

// A troop of that many stands for single figures.
inline constexpr std::int32_t figures_from = 5;

// How far afield new troops are looked for: first what a player would expect.
enum class Reach : std::uint8_t {
    named,  // like those of the army, or that its list names
    common, // kinds that the example has
    any,    // every kind of the rule set
};

class CompletionMoves {
public:
    // `original` is the army that is completed; `example` an army of the rule set whose kinds are common, or
    // null. All must outlive this.
    CompletionMoves(const Army& original, const Ruleset& ruleset, const Army* example);

    struct Grown {
        Army army;
        double strain = 0; // how much a player would rather have something else
    };
    // Gets each army in turn; false: no more are wanted.
    using Take = std::function<bool(Grown)>;
    // `army` is the original or was made by these moves; `report` belongs to it.
    void from(const Army& army, const Report& report, Reach reach, const Take& take) const;
    // Whether there are more troops to add within this reach than within the one before it.
    [[nodiscard]] bool offers_more(Reach reach) const;

private:
    struct Candidate {
        Troop troop; // one of them
        Unit unit;   // a new unit for it, empty
        double strain = 0;
        Reach reach = Reach::named;
        bool is_single = false;              // one at a time, as a leader
        std::vector<std::int32_t> counts{1}; // that are tried
    };

    // The troop's count is the usual one if the army is to become like an example.
    void add_candidate(const Troop& troop, const Element* unit, double strain, Reach reach = Reach::named);
    void add_candidates(const Army* example);
    void add_present();
    void add_listed(const ListInForce& in_force);
    void add_example(const Army& example);
    void add_units_of(const Army& example);
    [[nodiscard]] Troop common_troop(const Troop& troop) const;
    [[nodiscard]] Unit unit_for(const Troop& troop) const;
    // These return false when no more are wanted.
    bool add_units(const Army& army, Reach reach, const Take& take) const;
    bool add_counts(const Army& army, const Take& take) const;
    bool add_troops(const Army& army, Reach reach, const Take& take) const;
    bool add_troops(const Army& army, const Candidate& candidate, std::int32_t count, const Take& take) const;
    bool add_values(const Army& army, const Report& report, const Take& take) const;
    bool add_values(const Army& army, const Trait& trait, const Place& place, const Take& take) const;
    [[nodiscard]] std::set<std::size_t> traits_in_question(const Report& report) const;
    [[nodiscard]] double strain_of(const Troop& troop) const;
    [[nodiscard]] bool is_new(const Place& place) const;
    [[nodiscard]] bool is_kind_of_unlisted(const Trait& trait, const Army& army, const Place& place) const;

    const Army& original_;
    const Ruleset& ruleset_;
    std::vector<Candidate> candidates_;
    std::vector<Unit> units_;      // of the example, whole, for an army without troops
    std::int32_t usual_count_ = 1; // of a troop of several
};

} // namespace muster
