// SPDX-License-Identifier: MIT
// What a troop as it was read says of its traits, and leaves open.
#pragma once

#include "mail/detail/line_reading.h"
#include "mail/detail/phrases.h"
#include "mail/detail/vocabulary.h"
#include "ruleset/ruleset.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace muster {

// Whether the class is a kind of the other by its name: "Heavy Infantry, Bows" of "Heavy Infantry".
[[nodiscard]] bool is_narrower_class(std::int32_t class_value, std::int32_t other,
                                     const Vocabulary& vocabulary);
// Whether it counts two, or has no other figure than a two that may be the count.
[[nodiscard]] bool may_be_two(const TroopReading& troop);
// "two light engines, both stone throwers", "General and sub-commander both ride here": whether the tokens
// say no more than that it is two, of the troops or of their officers.
[[nodiscard]] bool tells_both_of_two(const Tokens& tokens, std::size_t begin, std::size_t end,
                                     const TroopReading& troop, const Ruleset& ruleset);
// Whether it needs nothing more to be said.
[[nodiscard]] bool says_what_is_required(const TroopReading& troop, const Ruleset& ruleset);
// Whether "none" says of every trait that is still open what it is anyway.
[[nodiscard]] bool denies_nothing(const TroopReading& troop, const Ruleset& ruleset);
// Whether a trait of many values, such as weapons, is not said, so that an unknown word may mean one of them.
[[nodiscard]] bool leaves_arms_open(const TroopReading& troop, const Ruleset& ruleset);

// Whether the rules place troops in lines and nothing says where this one stands.
[[nodiscard]] bool leaves_line_open(const TroopReading& troop, const Ruleset& ruleset);

// "gun" of a troop that may have an attached gun and says none: whether the word is half of what such a trait
// is called.
[[nodiscard]] bool names_open_trait(std::string_view word, const TroopReading& troop, const Ruleset& ruleset);

// "spear" of a troop that has a pike: whether the item names a value other than the troop's.
[[nodiscard]] bool says_otherwise(const PhraseItem& item, const TroopReading& troop,
                                  const Vocabulary& vocabulary);
// "Uruk spears" between quotation marks, of troops that do not say what they have: what is to be asked.
// Nothing where it is a name and no more.
[[nodiscard]] std::optional<std::string> question_of_quoted(const Tokens& tokens, std::size_t begin,
                                                            std::size_t end, const TroopReading& troop,
                                                            const Vocabulary& vocabulary);

// The words between the tokens that say the class; "" if none do.
[[nodiscard]] std::string words_of_class(const Phrases& phrases, std::size_t begin, std::size_t end,
                                         std::int32_t class_value, const Vocabulary& vocabulary);

// "a few old cannon" beside the code of artillery: whether the tokens say what stands on the base, and no
// value but that class.
[[nodiscard]] bool tells_a_few(const Phrases& phrases, std::size_t begin, std::size_t end,
                               std::int32_t class_value, const Vocabulary& vocabulary);

// "Unit", "Squadron", not the "at" of a price
[[nodiscard]] bool may_head_number(const Token& token);

// ""Ten Thousand"", and where troops have no price "Buford's two brigades", "Hunt's 3-inch rifles", "two
// pistols each": the number between `begin` and `end` counts no troops.
[[nodiscard]] bool numbers_a_name(const Phrases& phrases, std::size_t at, std::size_t begin, std::size_t end,
                                  bool priced);

// "Warband one 40 MI": the word of a number tells those that are called so from others.
[[nodiscard]] bool numbers_label(const Phrases& phrases, std::size_t at, std::size_t begin, std::size_t end,
                                 const Vocabulary& vocabulary);

// "the II and III banda": whether the numeral of the item, behind an article, numbers the word behind it.
[[nodiscard]] bool numbers_regiment(const PhraseItem& item, const Phrases& phrases, std::size_t end);

// "Légère" of "3e Légère": whether the item ends a name in the troop that begins at `begin`.
[[nodiscard]] bool ends_name(const PhraseItem& item, const Phrases& phrases, std::size_t begin);

// "shielded", "riding": an unknown word that may say a value; not "king".
[[nodiscard]] bool tells_state(const Token& token);

// "(stones, chiefly)": whether the tokens stand between brackets, and beside them nothing but words that the
// rules do not know. `least`: the first token of the troops.
[[nodiscard]] bool stands_in_brackets(const Phrases& phrases, std::size_t least, std::size_t begin,
                                      std::size_t end);

// "(they never learned to close up)": whether the tokens, behind a pronoun in brackets, say nothing that the
// rules know. `enough`: of troops that need nothing more to be said, "(they trample)" is such a remark too.
[[nodiscard]] bool is_told_of_them(const Phrases& phrases, std::size_t begin, std::size_t end, bool enough,
                                   const Vocabulary& vocabulary);

// "they wouldn't come otherwise", not "otherwise as above": whether the word at `at` ends what would be.
[[nodiscard]] bool tells_what_would_be(const Tokens& tokens, std::size_t begin, std::size_t at);

// "azabs without a gun", "no relation": whether the denial at `at` is of a thing, and of all who are named
// from `begin` on; not "one without a gun", "the rest without guns", "azabs no longer here".
[[nodiscard]] bool denies_thing_of_all(const Tokens& tokens, std::size_t begin, std::size_t at);

// "irregualr": takes what it is for the one value that it nearly says, and doubts it. Whether there is one.
bool take_typing_error(const Token& token, TroopReading& troop, const Vocabulary& vocabulary);

// "screening the main line" does not say that they stand in it: whether an unknown word stands before the
// item, of the troop that begins at `begin`.
[[nodiscard]] bool is_beside_line(const Phrases& phrases, const PhraseItem& item, std::size_t begin,
                                  const Ruleset& ruleset);

// Whether only marks and understood words touch the item, of the troop from `begin` to `end`.
[[nodiscard]] bool stands_among_codes(const Phrases& phrases, const PhraseItem& item, std::size_t begin,
                                      std::size_t end);

// "ART II II": the second of two that are alike says something else than the first.
[[nodiscard]] std::vector<std::string> twin_numerals(const Tokens& tokens, std::size_t begin,
                                                     std::size_t end);

} // namespace muster
