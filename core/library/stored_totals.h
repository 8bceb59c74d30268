// SPDX-License-Identifier: MIT
// The totals that the library stores with an army ("ip=105 vignettes=3"), in the words of its rule set.
#pragma once

#include "ruleset/ruleset.h"

#include <string>
#include <string_view>
#include <vector>

namespace muster {

struct StoredNumber {
    std::string id;
    std::string name;

    friend bool operator==(const StoredNumber&, const StoredNumber&) = default;
};

// The stored numbers that the rule set's band of totals shows, in the band's order.
[[nodiscard]] std::vector<StoredNumber> stored_numbers(const Ruleset& ruleset);
// The value of one number; empty if the totals do not have it.
[[nodiscard]] std::string_view stored_total(std::string_view totals, std::string_view number);
// "105 IP · 3 wings": the first two values of the band for which the totals have every number.
[[nodiscard]] std::string stored_size(std::string_view totals, const Ruleset& ruleset);

} // namespace muster
