// SPDX-License-Identifier: MIT
// HouseRulesDraft: house rules in the making, as far as a form can set them: which rules of the rule set are
// off and which have another severity. Numbers and rules of their own stand in it as their file has them,
// character by character. read_house_rules() judges what is written of it. Comments are not part of it.
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
    std::map<std::string, std::optional<Severity>> changes; // by a rule's id; none: it is off
    std::vector<std::string> own;                           // <number> and <rule> elements
    std::set<std::string> own_rules;                        // the ids of the rules among them

    friend bool operator==(const HouseRulesDraft&, const HouseRulesDraft&) = default;
};

// Throws InputError, with the place, if it is not well formed or no house rules; whether the base has what
// they name is not looked at.
[[nodiscard]] HouseRulesDraft read_house_rules_draft(std::string_view text, std::string_view file);
[[nodiscard]] std::string write_house_rules_draft(const HouseRulesDraft& draft);

} // namespace muster
