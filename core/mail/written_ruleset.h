// SPDX-License-Identifier: MIT
// The rule set that a written list is for, which players seldom say: that which understands most of it.
#pragma once

#include "ruleset/rulesets.h"

#include <string>
#include <string_view>

namespace muster {

// The id of the rule set that leaves the least of the text unread, unexplained or guessed, where one that the
// text names has an advantage; `usual`, an id, wherever others do not clearly better. Of house rules only
// `usual` is looked at, since they read as their base does, and rule sets that cannot be read are passed
// over.
[[nodiscard]] std::string ruleset_of_written_army(std::string_view text, const Rulesets& rulesets,
                                                  std::string_view usual);

} // namespace muster
