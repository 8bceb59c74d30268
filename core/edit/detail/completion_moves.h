// SPDX-License-Identifier: MIT
// CompletionMoves: the single additions that the search of completions() tries on an army. New elements stand
// behind those of the army that is completed, so that these keep their places.
#pragma once

#include "army/place.h"
#include "check/report.h"
#include "ruleset/ruleset.h"

#include <cstdint>
#include <functional>
#include <set>
#include <string>
#include <vector>

namespace muster {

// A troop of that many stands for single figures.
inline constexpr std::int32_t figures_from = 5;

class CompletionMoves {
public:
    // `original` is the army that is completed. Both must outlive this.
    CompletionMoves(const Army& original, const Ruleset& ruleset);

    struct Grown {
        Army army;
        double strain = 0; // how much a player would rather have something else
    };
    // Gets each army in turn; false: no more are wanted.
    using Take = std::function<bool(Grown)>;
    // `army` is the original or was made by these moves; `report` belongs to it.
    void from(const Army& army, const Report& report, const Take& take) const;

private:
    struct Candidate {
        Troop troop; // one of them
        Unit unit;   // a new unit for it, empty
        double strain = 0;
    };

    void add_candidate(const Troop& troop, const Element* unit, double strain);
    void add_candidates();
    [[nodiscard]] Unit unit_for(const Troop& troop) const;
    // These return false when no more are wanted.
    bool add_counts(const Army& army, const Take& take) const;
    bool add_troops(const Army& army, const Take& take) const;
    bool add_troops(const Army& army, const Candidate& candidate, std::int32_t count, const Take& take) const;
    bool add_values(const Army& army, const Report& report, const Take& take) const;
    bool add_values(const Army& army, const Trait& trait, const Place& place, const Take& take) const;
    [[nodiscard]] std::set<std::size_t> traits_in_question(const Report& report) const;
    [[nodiscard]] bool is_new(const Place& place) const;

    const Army& original_;
    const Ruleset& ruleset_;
    std::vector<Candidate> candidates_;
    std::int32_t usual_count_ = 1; // of a troop of several
};

} // namespace muster
