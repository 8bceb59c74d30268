// SPDX-License-Identifier: MIT
// Reads an army list, format 1. Everything that means nothing to the rule set is refused, with its place.
#pragma once

#include "lists/army_list.h"

#include <array>
#include <string>
#include <string_view>

namespace muster {

// The elements of such a file that hold text.
inline constexpr std::array<std::string_view, 4> list_text_elements{"about", "source", "note", "say"};

// Throws InputError. Whether the lists of its allies are there is not looked at.
[[nodiscard]] ArmyList read_army_list(std::string_view text, std::string_view file, const Ruleset& ruleset);

// What the root element says, for a page of many lists.
struct ListHeading {
    std::string ruleset;
    std::string id;
    std::string title;
    std::string region;
    Years years;
    bool of_muster = false;
};

// From the root element alone: what stands in it is looked at by read_army_list(). Throws InputError.
[[nodiscard]] ListHeading read_list_heading(std::string_view text, std::string_view file);

} // namespace muster
