// SPDX-License-Identifier: MIT
// The ids of pages that other rooms open.
#pragma once

#include <string_view>

namespace muster::page_ids {

inline constexpr std::string_view army = "army";
inline constexpr std::string_view start = "start";
inline constexpr std::string_view library = "library";
inline constexpr std::string_view new_army = "new-army";
inline constexpr std::string_view lists = "lists";
inline constexpr std::string_view house_rules = "house-rules";

} // namespace muster::page_ids
