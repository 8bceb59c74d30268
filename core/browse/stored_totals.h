// SPDX-License-Identifier: MIT
// The numbers that the library keeps beside an army ("ip=105 vignettes=3"), in the words of its rule set.
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

// The army's numbers that the rule set's band of totals shows and the library keeps, in the band's order.
[[nodiscard]] std::vector<StoredNumber> stored_numbers(const Ruleset& ruleset);
// Empty if it is not among the totals.
[[nodiscard]] std::string_view stored_total(std::string_view totals, std::string_view number);
// "105 IP · 3 wings": the first two values of the band that can be made of the totals.
[[nodiscard]] std::string stored_size(std::string_view totals, const Ruleset& ruleset);

} // namespace muster
