// SPDX-License-Identifier: MIT
// RuleLine: a rule of a rule set as an umpire reads it before any army breaks it.
#pragma once

#include "ruleset/ruleset.h"

#include <string>
#include <string_view>
#include <vector>

namespace muster {

struct RuleLine {
    std::string id;
    std::string cite;  // the section
    std::string words; // what its findings say, a case a line; "[Vignettes]" where a figure will stand
    Severity severity = Severity::error; // the most severe of its cases
    bool mixed = false;                  // they differ

    // What a search for words looks through.
    [[nodiscard]] std::string text() const { return id + ' ' + cite + ' ' + words; }
};

// In the order of the rule set. Those without words of their own, which tell of the data, are left out.
[[nodiscard]] std::vector<RuleLine> rule_lines(const Ruleset& ruleset);

} // namespace muster
