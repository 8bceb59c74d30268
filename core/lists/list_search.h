// SPDX-License-Identifier: MIT
// Searching the headings of the army lists of all rule sets by words, region and year.
#pragma once

#include "lists/list_fit.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace muster {

struct ListSearch {
    std::string ruleset;              // empty: of all
    std::string region;               // empty: of all
    std::string words;                // see found_lists()
    std::optional<std::int32_t> year; // that the list must include
};

// The headings of all rule sets' lists, by rule set, then by first year, then by title.
[[nodiscard]] std::vector<ListHeading> all_list_headings(const Rulesets& rulesets,
                                                         std::vector<InputError>* problems = nullptr);
// The indices of the headings that match, in their order. All words must occur, in any case, in title,
// aliases, region or id; where no list has them there, in these and the name of one of its entries. Of those
// found, the ones in which the words begin words, if there are any.
[[nodiscard]] std::vector<std::size_t> found_lists(const std::vector<ListHeading>& headings,
                                                   const ListSearch& search);
// The lists of the same rule set that it names as its enemies or that name it, by first year, then by title.
[[nodiscard]] std::vector<ListHeading> enemies_of(const Lists& lists, std::string_view ruleset,
                                                  std::string_view id);
// Each once, sorted.
[[nodiscard]] std::vector<std::string> list_regions(const std::vector<ListHeading>& headings);

} // namespace muster
