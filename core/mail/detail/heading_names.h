// SPDX-License-Identifier: MIT
// The words by which a heading names a part of the army, and those that say something of it.
#pragma once

#include "mail/detail/mail_token.h"
#include "mail/detail/phrases.h"
#include "ruleset/ruleset.h"

#include <cstddef>
#include <string_view>

namespace muster {

// "The Wing of the Silver Bough", "Second wing", "Wing "The Brood"": a part of the field with names in
// capitals, and no other words before `end`.
[[nodiscard]] bool names_body_by_name(const Tokens& tokens, std::size_t end);
// "It has these two tactical units:": the lines beneath are units, and no part of the army begins.
[[nodiscard]] bool announces_units(const Tokens& tokens);
// "My units:", "The 5 regiments are", up to `end`: the units beneath, each by itself, and no name of one.
[[nodiscard]] bool lists_units(const Tokens& tokens, std::size_t end);
// "2 vignettes in a support link:", the colon at `end`
[[nodiscard]] bool counts_one_link(const Tokens& tokens, std::size_t end);
// "1 support link:", "One link, in line:", the colon at `end`
[[nodiscard]] bool names_one_link(const Tokens& tokens, std::size_t end);
// "rating 2", "rated 4"
[[nodiscard]] bool says_rating(const Tokens& tokens, std::size_t end);
// "Issus, from left to right:"
[[nodiscard]] bool names_both_sides(const Tokens& tokens, std::size_t end);
// Whether the rule set gives the parts of an army a number.
[[nodiscard]] bool rates_bodies(const Ruleset& ruleset);
// "second", "last"
[[nodiscard]] bool is_ordinal_word(const Token& token);
// Whether two names are, as far as they are written in other ways ("center"), of one part of the field.
[[nodiscard]] bool may_name_same_part(std::string_view name, std::string_view other);
// "led", "it", "orders": beside the values of a body it says nothing else.
[[nodiscard]] bool tells_body_only(const Token& token);

// Of a heading that a verb ends at `end`, "In the centre I have": where it ends without the one who writes.
[[nodiscard]] std::size_t end_without_writer(const Tokens& tokens, std::size_t end);

// "Mumak wing (sub-commander rating 2)": a part called after one kind of its troops, whose commander is
// rated.
[[nodiscard]] bool names_part_by_troops(const Phrases& phrases, std::size_t end,
                                        const Vocabulary& vocabulary);

// Where "all", "each" or the like stands first; `end` if it does not stand before it.
[[nodiscard]] std::size_t word_for_all(const Tokens& tokens, std::size_t end);

} // namespace muster
