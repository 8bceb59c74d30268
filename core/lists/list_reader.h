// SPDX-License-Identifier: MIT
// Reads an army list, format 1. Refuses, with its place, whatever the rule set does not know.
#pragma once

#include "lists/army_history.h"
#include "lists/army_list.h"

#include <array>
#include <string>
#include <string_view>
#include <vector>

namespace muster {

// The elements that hold text.
inline constexpr std::array<std::string_view, 4> list_text_elements{"about", "source", "note", "say"};

// Of a list that refers to a history: single values that the list states take the place of the history's, its
// aliases, enemies, sources and text are added to them. Throws InputError, which names the history's file if
// the fault is there. Does not check whether the lists of its allies exist.
[[nodiscard]] ArmyList read_army_list(std::string_view text, std::string_view file, const Ruleset& ruleset,
                                      const ArmyHistories& histories = {});

// The attributes of the root element, what its history says of them, and the names of the entries, for a page
// of many lists.
struct ListHeading {
    std::string ruleset;
    std::string id;
    std::string title;
    std::string region;
    Years years;
    bool is_shipped = false;
    std::vector<std::string> aliases = {};
    std::vector<std::string> enemies = {};
    CommandQuality command = CommandQuality::ordinary;
    std::string against = {};
    std::string history = {};             // its id; empty: the list refers to none
    std::vector<std::string> troops = {}; // the names of its entries
};

// Checks the root element alone, and the history that it names. Throws InputError.
[[nodiscard]] ListHeading read_list_heading(std::string_view text, std::string_view file,
                                            const ArmyHistories& histories = {});

} // namespace muster
