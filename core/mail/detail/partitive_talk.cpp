// SPDX-License-Identifier: MIT
#include "mail/detail/partitive_talk.h"

#include "mail/detail/clause_words.h"
#include "mail/detail/everyday_words.h"
#include "mail/detail/phrases.h"
#include "mail/detail/word_lists.h"

#include <cstddef>

namespace muster {

namespace {

// "have", "carry", "are"
bool tells_of_them(const Token& token) {
    static const WordSet having{"carry", "carries", "wear",  "wears",  "ride",  "rides",
                                "use",   "uses",    "shoot", "tragen", "reiten"};
    return is_verb(token) || having.contains(token.plain());
}

// The token behind "two of them", "half of the", "einige davon", or the "few" of "a few have", at `at`; `at`
// if there is none.
std::size_t behind_some_of_them(const Tokens& tokens, std::size_t at) {
    static const WordSet some{"half",   "some",   "most", "several", "few",   "many",   "couple", "third",
                              "einige", "manche", "ein",  "eine",    "einer", "hälfte", "mehrere"};
    static const WordSet them{"them", "these", "those", "the", "my"};
    if (!tokens[at].is_number() && !some.contains(tokens[at].plain()))
        return at;
    const auto is = [&](std::size_t i, std::string_view word) {
        return i < tokens.size() && tokens[i].is(word);
    };
    if (is(at + 1, "davon"))
        return at + 2;
    if (!tokens[at].is_number() && at + 1 < tokens.size() && tells_of_them(tokens[at + 1]))
        return at + 1;
    return is(at + 1, "of") && at + 2 < tokens.size() && them.contains(tokens[at + 2].plain()) ? at + 3 : at;
}

} // namespace

bool tells_value_of_some(std::string_view text, const Vocabulary& vocabulary) {
    const Phrases phrases = phrases_in(text, vocabulary);
    const Tokens& tokens = phrases.tokens;
    for (std::size_t at = 0; at < tokens.size(); ++at) {
        const std::size_t behind = behind_some_of_them(tokens, at);
        bool verb = false;
        for (std::size_t i = behind; behind != at && i < tokens.size() && !ends_sentence(tokens, i); ++i) {
            const std::size_t owner = phrases.owner[i];
            const bool value = (owner != Phrases::nobody && !phrases.items[owner].meanings.empty()) ||
                               is_in(WordList::shooting, tokens[i].plain()) ||
                               (tokens[i].is_word() && group_called(tokens[i], vocabulary) != 0);
            if (verb && value)
                return true;
            verb = verb || tells_of_them(tokens[i]);
        }
    }
    return false;
}

} // namespace muster
