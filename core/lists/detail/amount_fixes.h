// SPDX-License-Identifier: MIT
// AmountFixes: looks for changes that correct an imbalance: more troops where there are too few, fewer where
// there are too many, or some in place of others so that the army keeps its size.
#pragma once

#include "lists/detail/list_fix_candidates.h"

#include <cstdint>
#include <vector>

namespace muster {

class AmountFixes {
public:
    // The candidates, to which it adds, must outlive it.
    explicit AmountFixes(ListFixCandidates& candidates)
        : candidates_(candidates), assignment_(candidates.assignment()) {}

    void correct(const Imbalance& imbalance);
    // `count` of a troop become a troop of another entry in the same unit.
    void convert(const AssignedTroop& assigned, const ListFixCandidates::NamedEntry& named,
                 std::int64_t count);

private:
    using NamedEntry = ListFixCandidates::NamedEntry;

    void remove_some(const ListParts& parts, std::int64_t count);
    void add_some(const ListParts& parts, std::int64_t count);
    void add_troop_of(const NamedEntry& named, std::int64_t count);
    void add_unit_of(const Troop& troop, const NamedEntry& named);
    // `count` fewer of the parts, starting with the last troop; empty if there are not as many.
    [[nodiscard]] std::vector<Edit> reduced(const ListParts& parts, std::int64_t count) const;
    [[nodiscard]] bool is_in(const AssignedTroop& assigned, const ListParts& parts) const;

    ListFixCandidates& candidates_;
    const EntryAssignment& assignment_;
};

} // namespace muster
