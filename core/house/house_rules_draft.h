// SPDX-License-Identifier: MIT
// HouseRulesDraft: house rules as an umpire edits them: which rules of the rule set are off and which have
// another severity. Numbers and rules that the file adds are in it word for word. read_house_rules() finds
// out whether the written draft is right. Comments are not part of it.
#pragma once

#include "ruleset/rule.h"

#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace muster {

struct HouseRulesDraft {
    std::string id; // "club.phalanx"
    std::string base;
    std::string title;
    std::string revision = "1";
    std::string about;
    std::map<std::string, std::optional<Severity>> changes; // by rule id; none: the rule is off
    std::vector<std::string> own;                           // <number> and <rule> elements
    std::set<std::string> own_rules;                        // the ids of the <rule> elements

    friend bool operator==(const HouseRulesDraft&, const HouseRulesDraft&) = default;
};

// Throws InputError, with the place, if the text is not well formed or no house rules. Does not check the
// names against the published rule set.
[[nodiscard]] HouseRulesDraft read_house_rules_draft(std::string_view text, std::string_view file);
[[nodiscard]] std::string write_house_rules_draft(const HouseRulesDraft& draft);

} // namespace muster
