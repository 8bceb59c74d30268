// SPDX-License-Identifier: MIT
// read_written_army: an army from the text that a player wrote, as in an email: a line, or a piece between
// commas, for each troop in the notation of the rule set or by names such as 4xBd; lines with a colon at the
// end begin a body. What could not be read is kept in the army's notes; every guess is told.
#pragma once

#include "army/army.h"
#include "ruleset/ruleset.h"

#include <string>
#include <string_view>
#include <vector>

namespace muster {

struct WrittenArmy {
    Army army;
    std::vector<std::string> notes; // "line 3: …", each once
    std::size_t troops = 0;         // lines or pieces that were read as troops
    std::size_t unread = 0;         // lines that were not
    std::size_t words_left = 0;     // of troops: in their names, as they mean nothing else
    bool says_ruleset = false;      // a line names this rule set
};

// `begin` is the army that a new one of the rule set begins as: from it comes what must be said and is not.
[[nodiscard]] WrittenArmy read_written_army(std::string_view text, const Ruleset& ruleset, const Army& begin);

} // namespace muster
