// SPDX-License-Identifier: MIT
// Sentences that may hold troops, or correct those above, although they read like talk: what is passed over
// in silence must not be the player's army.
#pragma once

#include <string_view>

namespace muster {

class Vocabulary;
struct Phrases;

// "There are two warbands of thirty medium infantry": a number before the name of rank and file.
[[nodiscard]] bool counts_troops(std::string_view text, const Vocabulary& vocabulary);
// "Sorry: the medium infantry are class C, not B": a value of named rank and file, of which something is
// said.
[[nodiscard]] bool corrects_troops(std::string_view text, const Vocabulary& vocabulary);

// "HISn x5 allies", "Libyans x 3": something that no word of the rules names, by its count. Troops of other
// rules are written so.
[[nodiscard]] bool counts_something_unknown(const Phrases& phrases);

// "Spartiates: 24 heavy infantry, the C-in-C fights with them", "Hammerers (3): foot, he is with them": a
// name and a count before what the talk is about.
[[nodiscard]] bool counts_behind_name(const Phrases& phrases);

} // namespace muster
