// SPDX-License-Identifier: MIT
// ListFixCandidates: the changes found so far that might clear a finding of an army list, and what those who
// look for more need to know: the army, its troops' entries, and all entries that a troop may name.
#pragma once

#include "check/fix_candidates.h"
#include "lists/detail/list_sums.h"
#include "lists/list_in_force.h"

#include <string>
#include <vector>

namespace muster {

class ListFixCandidates {
public:
    // All must outlive it.
    ListFixCandidates(const ListInForce& in_force, const Army& army, const Ruleset& ruleset,
                      const Report& report);

    // An entry of the list or of an ally, by the id that a troop names it by.
    struct NamedEntry {
        const ListEntry* entry;
        std::string id;
        ListPart part;
    };

    [[nodiscard]] const Army& army() const { return army_; }
    [[nodiscard]] const Ruleset& ruleset() const { return ruleset_; }
    [[nodiscard]] const ListSums& sums() const { return sums_; }
    [[nodiscard]] const EntryAssignment& assignment() const { return sums_.assignment(); }
    [[nodiscard]] const std::vector<NamedEntry>& entries() const { return entries_; }

    void add(FixTier tier, std::int64_t distance, std::vector<Edit> edits);
    void add_removal(const std::vector<Place>& places);
    // Call it once.
    [[nodiscard]] std::vector<FixCandidate> take() { return std::move(candidates_); }

private:
    const Army& army_;
    const Ruleset& ruleset_;
    ListSums sums_;
    std::vector<NamedEntry> entries_;
    std::vector<FixCandidate> candidates_;
};

} // namespace muster
