// SPDX-License-Identifier: MIT
// RuleLine: a rule of a rule set in words, before any army breaks it.
#pragma once

#include "ruleset/ruleset.h"

#include <string>
#include <string_view>
#include <vector>

namespace muster {

struct RuleLine {
    std::string id;
    std::string cite;  // the section
    std::string words; // the messages of its cases, one on each line; "[Vignettes]" stands for a figure
    Severity severity = Severity::error; // the most severe of its cases
    bool mixed = false;                  // the cases have different severities

    // The text that a search looks in.
    [[nodiscard]] std::string text() const { return id + ' ' + cite + ' ' + words; }
};

// In the order of the rule set, without the rules that have no message of their own.
[[nodiscard]] std::vector<RuleLine> rule_lines(const Ruleset& ruleset);

} // namespace muster
