// SPDX-License-Identifier: MIT
// The words for what a Report says, made in this one place for the window, the sheet and the command line.
#pragma once

#include "check/report.h"

#include <string>
#include <vector>

namespace muster {

[[nodiscard]] std::string message_of(const Finding& finding, const Army& army, const Ruleset& ruleset,
                                     const Report& report);
// "Undying Lands, Weapon classes"
[[nodiscard]] std::string citation_of(const Finding& finding, const Ruleset& ruleset);
[[nodiscard]] const std::string& rule_id_of(const Finding& finding, const Ruleset& ruleset);

// "Left wing › Uruk spears › Uruk-hai"; an element without a name is called "Wing 2", as the rule set calls
// it. Of the army itself: "whole army".
[[nodiscard]] std::string place_name(const Place& place, const Army& army, const Ruleset& ruleset);
[[nodiscard]] std::string element_name(const Place& place, const Army& army, const Ruleset& ruleset);

// The short code that players write for a troop, such as "(HIM-III-RA)EIV".
[[nodiscard]] std::string notation_of(const Place& troop, const Army& army, const Ruleset& ruleset,
                                      const Report& report);
// The rows of a chart that apply to the element at the place: the first, or all if the chart says so.
[[nodiscard]] std::vector<const ChartRow*> chart_rows(const Chart& chart, const Place& place,
                                                      const Army& army, const Ruleset& ruleset,
                                                      const Report& report);

} // namespace muster
