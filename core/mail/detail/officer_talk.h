// SPDX-License-Identifier: MIT
// Officers in the talk behind troops: "Duke William is here and he is the General."
#pragma once

#include "mail/detail/phrases.h"
#include "mail/detail/vocabulary.h"

#include <optional>
#include <string_view>
#include <vector>

namespace muster {

// The marks of the General and of whoever else is named beside him. Nothing where no General is named, where
// somebody is named who is troops of his own, or where a number, a unit or a negation stands in the text.
[[nodiscard]] std::vector<ValueOf> general_and_others_in(std::string_view text, const Vocabulary& vocabulary);

// "The Great King is commander in chief and stands alone on his hill.": who he is, and no count of troops.
[[nodiscard]] bool says_who_leads(const Phrases& phrases, const Vocabulary& vocabulary);

// "the C-in-C rides with them and leads the unit himself": what the tokens from `begin` to `end` say of a
// leader puts him into the unit beside him.
[[nodiscard]] bool leads_unit(const Tokens& tokens, std::size_t begin, std::size_t end);

// "two dart engines, no unit commander"
[[nodiscard]] bool denies_commander(const Tokens& tokens);

// ", so there is no other officer with them": whether the tokens of the text from `at` on say that and
// nothing else.
[[nodiscard]] bool denies_other_officer(std::string_view text, const Tokens& tokens, std::size_t at,
                                        const Vocabulary& vocabulary);

// "The officer of each unit stands on the line before his men.": whether it is behind them. Nothing if the
// text does not say that.
[[nodiscard]] std::optional<bool> where_officers_stand(const Tokens& tokens);

// "Where a commander is given, the unit has one unit commander at 25."
[[nodiscard]] bool speaks_of_given_officers(const Tokens& tokens);

// "Now with officers.": several of them, of whom nothing is said.
[[nodiscard]] bool tells_of_officers(const Phrases& phrases, const Vocabulary& vocabulary);

} // namespace muster
