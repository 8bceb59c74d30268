// SPDX-License-Identifier: MIT
// SameSurplus: where an army has more of single entries than its list allows, and is too large by just as
// much, the findings of the entries say what to do and cover that of the size: one surplus is one finding.
#pragma once

#include "lists/detail/list_sums.h"

#include <cstdint>
#include <vector>

namespace muster {

class SameSurplus {
public:
    // All must outlive it.
    SameSurplus(const ListInForce& in_force, const Ruleset& ruleset, const Report& report,
                const ListSums& sums)
        : in_force_(in_force), ruleset_(ruleset), report_(report), sums_(sums) {}

    // Among all findings of an army, those of published rules and of the list.
    void join(std::vector<Finding>& findings) const;

private:
    // By how much a finding says that the army, or what a limit counts together, is too large; 0 if it says
    // something else.
    [[nodiscard]] Exact surplus(const Finding& finding) const;
    [[nodiscard]] Exact published_surplus(const Finding& finding) const;
    // How many there are too many of the entry that the finding is about; 0 if it is about something else.
    [[nodiscard]] std::int64_t too_many_of_entry(const Finding& finding) const;
    // Whether what the wider finding counts has the entry of the other in it.
    [[nodiscard]] bool counts_entry(const Finding& wider, const Finding& of_entry) const;

    const ListInForce& in_force_;
    const Ruleset& ruleset_;
    const Report& report_;
    const ListSums& sums_;
};

} // namespace muster
