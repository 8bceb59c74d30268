// SPDX-License-Identifier: MIT
// ListFixes: the changes that might clear a finding of an army list: traits that the entry offers, another
// entry, more of what is too few, less of what is too many, also one for the other so that the army keeps its
// size. Whether they do clear it is for a trial to say.
#pragma once

#include "check/fix_candidates.h"
#include "lists/detail/list_sums.h"
#include "lists/list_in_force.h"

#include <string>
#include <vector>

namespace muster {

class ListFixes {
public:
    // All must outlive it.
    ListFixes(const ListInForce& in_force, const Army& army, const Ruleset& ruleset, const Report& report);

    // Once only.
    [[nodiscard]] std::vector<FixCandidate> candidates(const ListRule& rule, const Place& place);

private:
    // An entry as a troop of the army may name it.
    struct Home {
        const ListEntry* entry;
        std::string id;
        ListPart part;
    };

    void add(FixTier tier, std::int64_t distance, std::vector<Edit> edits);
    void to_offered(const Enrolled& enrolled, const Home& home, std::int64_t distance);
    void other_homes(const Enrolled& enrolled);
    void hand_over(const Enrolled& enrolled);
    void split_off_general(const Enrolled& from, const Enrolled& to, std::size_t slot);
    void army_values(std::size_t trait, const Offer& offer);
    void army_year(const Years& years);
    void change_troop(const ListRule& rule, const Enrolled& own);
    void remove(const std::vector<Place>& places);
    void mend(const Imbalance& imbalance);
    void fewer(const ListParts& parts, std::int64_t steps);
    void more(const ListParts& parts, std::int64_t steps);
    void add_unit_of(const Troop& troop, const Home& home);
    void turn_into(const Enrolled& enrolled, const Home& home, std::int64_t steps);
    [[nodiscard]] static bool is_wanted(const Home& home, const ListParts& parts);
    [[nodiscard]] static Troop new_troop(const Home& home, std::int64_t count);
    void new_troops(const Home& home, std::int64_t steps);
    // One troop less by so many; nothing if it has fewer.
    [[nodiscard]] static std::vector<Edit> reduced(const Enrolled& enrolled, std::int64_t steps);
    [[nodiscard]] static std::vector<Edit> increased(const Enrolled& enrolled, std::int64_t steps);
    // From the last troop on until so many are gone; nothing if there are fewer.
    [[nodiscard]] std::vector<Edit> reduced(const ListParts& parts, std::int64_t steps) const;
    [[nodiscard]] bool is_in(const Enrolled& enrolled, const ListParts& parts) const;
    [[nodiscard]] const Enrolled* enrolled_at(const Place& place) const;

    const ArmyList& list_;
    const Army& army_;
    const Ruleset& ruleset_;
    ListSums sums_;
    const Enrolment& enrolment_;
    std::vector<Home> homes_;
    std::vector<FixCandidate> found_;
};

} // namespace muster
