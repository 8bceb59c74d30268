// SPDX-License-Identifier: MIT
#include "mail/detail/talk_of_rules.h"

#include "mail/detail/clause_words.h"
#include "mail/detail/everyday_words.h"
#include "mail/detail/line_reading.h"
#include "mail/detail/word_lists.h"

#include <algorithm>

namespace muster {

namespace {

bool is_rule_word(const Token& token) {
    static const WordSet words{"rule", "rules", "regel", "regeln", "sonderregeln", "zusatzregeln"};
    return token.is_word() && words.contains(token.plain());
}

bool is_of_choice(const Token& token) {
    static const WordSet words{"optional", "option",   "options", "extra",     "advanced",
                               "special",  "wahlfrei", "house",   "optionale", "optionalen"};
    return token.is_word() && words.contains(token.plain());
}

// "we play with", "are in force"
bool agrees_on(const Token& token) {
    static const WordSet words{"play",     "playing", "use",      "using", "used",    "agreed",
                               "agree",    "force",   "allowed",  "apply", "spielen", "gelten",
                               "benutzen", "assume",  "assuming", "take",  "include", "understand"};
    return token.is_word() && words.contains(token.plain());
}

// Words by which the sentence would speak of the writer's own troops.
bool speaks_of_own_troops(const Token& token) {
    static const WordSet words{"my",      "mine", "have",     "has",       "behind", "these", "those",
                               "troops",  "unit", "units",    "except",    "but",    "only",  "not",
                               "without", "no",   "vignette", "vignettes", "meine",  "ohne",  "except"};
    return words.contains(token.plain()) || is_all_word(token.plain());
}

} // namespace

bool speaks_of_rules(std::string_view sentence, const Vocabulary& vocabulary) {
    const Tokens tokens = vocabulary.tokens(sentence);
    const auto any = [&](bool (*is)(const Token&)) { return std::any_of(tokens.begin(), tokens.end(), is); };
    const bool both = any([](const Token& token) { return token.is("both") || token.is("beide"); });
    const bool rules = any(is_rule_word) && (any(is_of_choice) || both);
    return rules && any(agrees_on) && !any(speaks_of_own_troops) &&
           std::none_of(tokens.begin(), tokens.end(),
                        [](const Token& token) { return token.is_number() && !token.as_word; }) &&
           class_word_in(sentence, vocabulary) < ClassWord::code;
}

} // namespace muster
