// SPDX-License-Identifier: MIT
// A small rule set that tests add one piece to, each at the end of a part.
#pragma once

#include "marked_text.h"

#include <span>
#include <string>
#include <string_view>

namespace muster::tests {

struct Additions {
    std::string_view traits = {};
    std::string_view groups = {};
    std::string_view readings = {};
    std::string_view numbers = {};
    std::string_view rules = {};
    std::string_view notation = {};
    std::string_view charts = {};
    std::string_view conversion = {};
    std::string_view sheet = {};
};

// It has the traits class (spear, bow), morale (shaky, steady), leader and post (text) of a troop, orders
// (text) of a unit, size and year (optional) of an army; the group shooters; the number worth of a troop; and
// no rules.
[[nodiscard]] std::string small_ruleset(const Additions& additions = {});

// Each piece, added to that part, is refused at its mark.
void check_additions_refused(std::string_view Additions::*part, std::span<const BrokenText> table);
// The piece, added to that part, is read. A Boost check.
void check_addition_read(std::string_view Additions::*part, std::string_view piece);

// As read_ruleset() with the file "it", the result thrown away.
void read_it(const std::string& text);

} // namespace muster::tests
