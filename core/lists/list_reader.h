// SPDX-License-Identifier: MIT
// Reads an army list, format 1. Everything that means nothing to the rule set is refused, with its place.
#pragma once

#include "lists/army_list.h"

#include <string>
#include <string_view>

namespace muster {

// Throws InputError. Whether the lists of its allies are there is not looked at.
[[nodiscard]] ArmyList read_army_list(std::string text, std::string file, const Ruleset& ruleset);

// What the root element says, for a page of many lists.
struct ListHeading {
    std::string ruleset;
    std::string id;
    std::string title;
    std::string region;
    Years years;
    bool of_muster = false;
};

// From the beginning of a file, which may be cut off behind the root's start tag. Throws InputError.
[[nodiscard]] ListHeading read_list_heading(std::string_view text, std::string_view file);

} // namespace muster
