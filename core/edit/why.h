// SPDX-License-Identifier: MIT
// Why: the numbers of one element for people, each with the terms that lead to it and where the rules say so.
#pragma once

#include "check/checker.h"

#include <string>
#include <vector>

namespace muster {

struct WhyTerm {
    std::string name;
    std::string figure; // "+4", "×2", "−1"; "—" where the rules give none
    std::string cite;   // the section, or nothing
    std::string remark; // on the figure's provenance, or nothing
};

struct WhyNumber {
    std::size_t number = 0; // among those of the element's level
    std::string name;
    std::string result;
    bool known = true;
    std::vector<WhyTerm> terms; // without those that change nothing
    std::string adjustment;     // "rounded up", "at least 1"
};

// Numbers of scope "inner" are left out; a report of Detail::sheet also holds those of the sheet.
[[nodiscard]] std::vector<WhyNumber> why(const Army& army, const Ruleset& ruleset, const Report& report,
                                         const Place& place);
// What was read where the rules are unclear, as far as it concerns the army: name, section, and the reason as
// remark.
[[nodiscard]] std::vector<WhyTerm> why_read(const Army& army, const Ruleset& ruleset, const Report& report);
// What is easily forgotten of an element, from the rule set's charts of reminders: the words, and the
// section. Of the army: what concerns it as a whole.
[[nodiscard]] std::vector<WhyTerm> why_remember(const Army& army, const Ruleset& ruleset,
                                                const Report& report, const Place& place);
// "12", "5 cm", "90°"
[[nodiscard]] std::string figure_with_unit(Exact value, const std::string& unit);

} // namespace muster
