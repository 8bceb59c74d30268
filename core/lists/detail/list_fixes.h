// SPDX-License-Identifier: MIT
// ListFixes: changes that might clear a finding of an army list: values that the entry offers, another entry,
// more troops where there are too few, fewer where there are too many, or one in place of another so that the
// army keeps its size. The caller tries out whether a change clears the finding.
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

    // Call it once.
    [[nodiscard]] std::vector<FixCandidate> candidates(const ListRule& rule, const Place& place);

private:
    // An entry of the list or of an ally, by the id that a troop names it by.
    struct EntryOption {
        const ListEntry* entry;
        std::string id;
        ListPart part;
    };

    void add(FixTier tier, std::int64_t distance, std::vector<Edit> edits);
    void change_to_offered(const AssignedTroop& assigned, const EntryOption& entry_option,
                           std::int64_t distance);
    void change_entry(const AssignedTroop& assigned);
    void move_general(const AssignedTroop& assigned);
    void split_off_general(const AssignedTroop& from, const AssignedTroop& to, std::size_t slot);
    void change_army_trait(std::size_t trait, const Offer& offer);
    void change_army_year(const Years& years);
    void change_troop(const ListRule& rule, const AssignedTroop& own);
    void remove(const std::vector<Place>& places);
    void correct(const Imbalance& imbalance);
    void remove_some(const ListParts& parts, std::int64_t steps);
    void add_some(const ListParts& parts, std::int64_t steps);
    void add_unit_of(const Troop& troop, const EntryOption& entry_option);
    void convert(const AssignedTroop& assigned, const EntryOption& entry_option, std::int64_t steps);
    [[nodiscard]] static bool is_wanted(const EntryOption& entry_option, const ListParts& parts);
    [[nodiscard]] static Troop new_troop(const EntryOption& entry_option, std::int64_t count);
    void new_troops(const EntryOption& entry_option, std::int64_t steps);
    // One troop less by so many; nothing if it has remove_some.
    [[nodiscard]] static std::vector<Edit> reduced(const AssignedTroop& assigned, std::int64_t steps);
    [[nodiscard]] static std::vector<Edit> increased(const AssignedTroop& assigned, std::int64_t steps);
    // From the last troop on until so many are gone; nothing if there are remove_some.
    [[nodiscard]] std::vector<Edit> reduced(const ListParts& parts, std::int64_t steps) const;
    [[nodiscard]] bool is_in(const AssignedTroop& assigned, const ListParts& parts) const;
    [[nodiscard]] const AssignedTroop* assigned_at(const Place& place) const;

    const ArmyList& list_;
    const Army& army_;
    const Ruleset& ruleset_;
    ListSums sums_;
    const EntryAssignment& assignment_;
    std::vector<EntryOption> entries_;
    std::vector<FixCandidate> candidates_;
};

} // namespace muster
