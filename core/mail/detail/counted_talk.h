// SPDX-License-Identifier: MIT
// Sentences that may hold troops, or correct those above, although they read like talk: what is passed over
// in silence must not be the player's army.
#pragma once

#include "mail/detail/mail_token.h"

#include <set>
#include <string>
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

// "Cavalry: 12", "Archers together 170": a kind of troops and a number behind it, and no more.
[[nodiscard]] bool ends_in_count_of_kind(const Phrases& phrases, const Vocabulary& vocabulary);
// "Immortals: 20", "Guards 12": a name and a number, and no more.
[[nodiscard]] bool is_name_with_number(const Tokens& tokens);
// "In the middle stands R1, that is 4 x Guard", "R1 is 4 Guards": troops that a sign or a label counts and
// none of `names`, words in small letters.
[[nodiscard]] bool counts_others(const Tokens& tokens, const std::set<std::string>& names);
// "There are also two vignettes of slingers", "Plus two Numidians": troops that come to those of the list.
[[nodiscard]] bool adds_troops(const Tokens& tokens, const std::set<std::string>& names);
// "HIP+ 5 (1 of them with the General)", "LISn RA - 2 - foederati, paid by us": the code and its values, the
// count and then what is told of them.
[[nodiscard]] bool begins_with_code_and_count(const Phrases& phrases, const Vocabulary& vocabulary);
// "Spartiates: 24 heavy infantry, the C-in-C fights with them", "Hammerers (3): foot, he is with them": a
// name and a count before what the talk is about.
[[nodiscard]] bool counts_behind_name(const Phrases& phrases);

// "Caesar, Gallic War 4.33 praises the chariots": a book and a place in it, of which a sentence tells. No
// other number stands in it.
[[nodiscard]] bool begins_with_citation(const Phrases& phrases);

} // namespace muster
