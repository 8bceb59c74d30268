// SPDX-License-Identifier: MIT
// What a page of army lists shows: those that a search leaves, and the troops that a list offers to the
// palette.
#pragma once

#include "desk/palette.h"
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
    std::string words;                // all must stand in title, region or id, whatever their case
    std::optional<std::int32_t> year; // that the list must hold
};

// The headings of all rule sets' lists, by rule set, then by first year, then by title.
[[nodiscard]] std::vector<ListHeading> all_list_headings(const Rulesets& rulesets,
                                                         std::vector<InputError>* problems = nullptr);
// Indices of those that the search leaves, in their order.
[[nodiscard]] std::vector<std::size_t> found_lists(const std::vector<ListHeading>& headings,
                                                   const ListSearch& search);
// Each once, sorted.
[[nodiscard]] std::vector<std::string> list_regions(const std::vector<ListHeading>& headings);

// One for each entry, also those that allies lend, as the list names them first. Nothing if no list is in
// force in this rule set.
[[nodiscard]] std::vector<PaletteEntry> troops_of_list(const Ruleset& ruleset);

} // namespace muster
