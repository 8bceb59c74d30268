// SPDX-License-Identifier: MIT
// House rules: a rule set that is another one with changes: <ruleset id="my-club.phalanx" base="phalanx">.
// Its id is a name of its own, a full stop, and the id of the rule set it changes, and its title says what it
// is, so that nobody takes a verdict by it for one by the published rules. See schemas/README.md, "House
// rules".
#pragma once

#include "base/translation.h"
#include "ruleset/ruleset.h"

#include <string>
#include <string_view>

namespace muster {

// The id of the rule set that house rules of this id change; "" if it is no id of house rules.
[[nodiscard]] std::string_view base_of_house_rules(std::string_view id);

// The rule set that army lists for rules of this id are written for: their base, or they themselves.
[[nodiscard]] std::string_view rules_of_lists(std::string_view id);

// What house rules are called wherever a rule set's title stands: "Club evenings (house rules, after
// Phalanx)".
[[nodiscard]] std::string house_title(std::string_view title, std::string_view base_title);

// A file as the readers want it: its name for messages and its text.
struct NamedFile {
    std::string name;
    std::string text;
};

// Throws InputError with the place in the file of the house rules, also for what is wrong only together with
// the base.
[[nodiscard]] Ruleset read_house_rules(const NamedFile& house, const NamedFile& base,
                                       const Translate& translate = {});

} // namespace muster
