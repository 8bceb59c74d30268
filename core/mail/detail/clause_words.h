// SPDX-License-Identifier: MIT
// The words that make a clause one about all troops or all of a kind, and those that may be passed over.
#pragma once

#include "mail/detail/mail_token.h"
#include "mail/detail/phrases.h"
#include "mail/detail/vocabulary.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace muster {

// "What shoots", "those who ride"
[[nodiscard]] bool asks_who(const Token& token);
// "The rank and file are class D": behind those words, which begin at the token; `at` if they do not.
[[nodiscard]] std::size_t end_of_rank_and_file(const Tokens& tokens, std::size_t at);
// The classes of all who are no leaders, a bit for each.
[[nodiscard]] std::uint64_t classes_of_rank_and_file(const Vocabulary& vocabulary);
// "All", "Everybody's"
[[nodiscard]] bool says_all(const Token& token);
// Behind "the lot", "to a man", "one and all", by which what was said is said of all; `at` if no such words
// begin there.
[[nodiscard]] std::size_t end_of_all_of_them(const Tokens& tokens, std::size_t at);
// "Boris had his army, all IR": whether the words of the sentence before the token tell of the past.
[[nodiscard]] bool tells_of_the_past(const Tokens& tokens, std::size_t end);
// Whether the token is a bracket of "My Romans (all RA)", at the end of its sentence or line.
[[nodiscard]] bool bounds_all_in_brackets(const Tokens& tokens, std::size_t at);
// Whether the token is an "and" with words on both sides, and not that of "one and all".
[[nodiscard]] bool joins_clauses(const Tokens& tokens, std::size_t at);
// "Regular army", "Regular, 6 AP"
[[nodiscard]] bool speaks_of_army(const Tokens& tokens, std::size_t begin, std::size_t end);
// "I have five vignettes": the writer, no numeral.
[[nodiscard]] bool names_writer(const Tokens& tokens, std::size_t at);
// "LSC x 2 his bodyguard", "LSC x 4 horse archers": a pronoun that reads like a code, and a count that reads
// like a part of a name, behind a class; and the writer.
[[nodiscard]] bool is_no_phrase(const Tokens& tokens, const std::vector<PhraseItem>& before, std::size_t at,
                                const Vocabulary& vocabulary);
[[nodiscard]] bool has_verb(const Tokens& tokens, std::size_t begin, std::size_t end);
[[nodiscard]] bool is_nobody(const Token& token);
[[nodiscard]] bool excepts(const Token& token);
// "unless the table says no", "except where marked": each exception says itself what it is.
[[nodiscard]] bool refers_to_marks(const Token& token);
// "Troops are regular", "Weapons are of epoch IV" say something of all.
[[nodiscard]] bool is_own_noun(const Token& token);
[[nodiscard]] bool is_verb(const Token& token);
[[nodiscard]] bool is_and(const Token& token);
[[nodiscard]] bool is_mark_word(const Token& token);
// ""Officer" is the unit commander": a line that says what a word means.
[[nodiscard]] bool explains_word(const Tokens& tokens);

// "General" is a mark of one troop.
[[nodiscard]] bool is_mark_of_one(const PhraseItem& item, const Ruleset& ruleset);
// "heavy", not "heavy weight" nor a code: the trait is not named.
[[nodiscard]] bool is_bare_name(const PhraseItem& item);
// The classes of a group of the rule set that has this name: "foot", "cavalry"; a bit for each.
[[nodiscard]] std::uint64_t group_called(const Token& token, const Vocabulary& vocabulary);
// Whether the word is, in some form, the name of the class: "elephant" of "Elephants".
[[nodiscard]] bool is_name_of_class(const Token& token, std::int32_t class_value,
                                    const Vocabulary& vocabulary);

// "for all who shoot" at the end of a clause.
struct TrailingScope {
    std::size_t at = 0;        // the token "for"
    std::uint64_t classes = 0; // a bit for each
};
// `end` and no class if the clause ends otherwise.
[[nodiscard]] TrailingScope trailing_scope(const Tokens& tokens, std::size_t begin, std::size_t end,
                                           const Vocabulary& vocabulary);

// "all elephants, cavalry and chariots have two bases": whether the clause from `begin` names kinds of troops
// up to the comma and goes on with another.
[[nodiscard]] bool lists_kinds(const Phrases& phrases, std::size_t begin, std::size_t comma,
                               const Vocabulary& vocabulary);

// "All regular (the dragon as well, he has signed a contract) and drilled": of the tokens, those of brackets
// without a value or an exception.
[[nodiscard]] std::vector<bool> asides_in(const Phrases& phrases, const Vocabulary& vocabulary);

// "unless"
[[nodiscard]] bool opens_exception(const Token& token);
[[nodiscard]] bool ends_sentence(const Tokens& tokens, std::size_t at);

// "every one of them", "every mounted one has two": no number.
[[nodiscard]] bool is_pronoun(const Tokens& tokens, std::size_t at);
[[nodiscard]] bool has_number(const Tokens& tokens, std::size_t begin, std::size_t end);
// A line of nothing else: "Irregular". "Behind the stakes" is said of those beneath it.
[[nodiscard]] bool says_value_alone(const Phrases& phrases, const Ruleset& ruleset);

} // namespace muster
