// SPDX-License-Identifier: MIT
// Definitions: what a player means by his own words and signs: "Reg = RA", "FD = with field defences", "(S)
// counts as +", "UC is of course the unit commander".
#pragma once

#include "mail/detail/vocabulary.h"

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace muster {

using Definition = std::pair<std::string, std::vector<ValueOf>>; // a word and the values that it says

// The definitions of a line. `explained`: of each of its tokens, whether something is known of it; those of
// the definitions are set.
[[nodiscard]] std::vector<Definition> definitions_in(std::string_view line, const Tokens& tokens,
                                                     const Vocabulary& vocabulary,
                                                     std::vector<bool>& explained);

} // namespace muster
