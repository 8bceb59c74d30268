// SPDX-License-Identifier: MIT
// ListFixes: changes that might clear a finding of an army list: values that the entry offers, another entry,
// more troops where there are too few, fewer where there are too many, or one in place of another so that the
// army keeps its size. The caller tries out whether a change clears the finding.
#pragma once

#include "lists/detail/list_fix_candidates.h"

#include <vector>

namespace muster {

class ListFixes {
public:
    // All must outlive it.
    ListFixes(const ListInForce& in_force, const Army& army, const Ruleset& ruleset, const Report& report);

    // Call it once.
    [[nodiscard]] std::vector<FixCandidate> candidates(const ListRule& rule, const Place& place);

private:
    using NamedEntry = ListFixCandidates::NamedEntry;

    void change_troop(const ListRule& rule, const AssignedTroop& own);
    void change_to_offered(const AssignedTroop& assigned, const NamedEntry& named, std::int64_t distance);
    void change_entry(const AssignedTroop& assigned);
    void move_general(const AssignedTroop& assigned);
    void split_off_general(const AssignedTroop& from, const AssignedTroop& to, std::size_t slot);
    void change_army_trait(std::size_t trait, const Offer& offer);
    void change_army_year(const Years& years);
    [[nodiscard]] const AssignedTroop* assigned_at(const Place& place) const;

    const ArmyList& list_;
    ListFixCandidates candidates_;
    const EntryAssignment& assignment_;
};

} // namespace muster
