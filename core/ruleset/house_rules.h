// SPDX-License-Identifier: MIT
// House rules: a rule set that changes another one: <ruleset id="my-club.phalanx" base="phalanx">. The id is
// a name, a full stop and the id of the base; the title names the base too, so that nobody mistakes a verdict
// under house rules for one under the published rules. See schemas/README.md, "House rules".
#pragma once

#include "base/translation.h"
#include "ruleset/ruleset.h"

#include <string>
#include <string_view>

namespace muster {

// The id of the rule set that house rules of this id change; "" if this is not an id of house rules.
[[nodiscard]] std::string_view base_of_house_rules(std::string_view id);

// The rule set whose army lists apply to rules of this id: the base of house rules, else the rules
// themselves.
[[nodiscard]] std::string_view rules_of_lists(std::string_view id);

// The title under which house rules are shown: "Club evenings (house rules, after
// Phalanx)".
[[nodiscard]] std::string house_title(std::string_view title, std::string_view base_title);

// The name of a file, for messages, and its text.
struct NamedFile {
    std::string name;
    std::string text;
};

// Throws InputError with the place in the file of the house rules, also for errors that arise only in
// combination with the base.
[[nodiscard]] Ruleset read_house_rules(const NamedFile& house, const NamedFile& base,
                                       const Translate& translate = {});

} // namespace muster
