// SPDX-License-Identifier: MIT
#include "mail/detail/counted_talk.h"

#include "mail/detail/phrases.h"
#include "mail/detail/troop_pieces.h"
#include "mail/detail/word_lists.h"

#include <algorithm>

namespace muster {

namespace {

// The name of rank and file, whole.
bool is_of_rank_and_file(const PhraseItem& item, const Vocabulary& vocabulary) {
    const auto said = class_said(item, vocabulary);
    return said && said->second >= ClassWord::name && !vocabulary.is_leader(said->first);
}

// "thirty medium infantry", "30 of my heavy infantry": words alone stand between.
bool is_counted(const Phrases& phrases, const PhraseItem& item) {
    constexpr std::size_t most_between = 3;
    for (std::size_t back = 1; back <= most_between && back <= item.begin; ++back) {
        const Token& token = phrases.tokens[item.begin - back];
        if (token.is_number())
            return token.value > 0 && token.value < 1'000;
        if (!token.is_word())
            return false;
    }
    return false;
}

bool speaks_of_change(const Token& token) {
    static const WordSet words{"are",   "is",      "were",       "should", "not",   "instead",  "sorry",
                               "meant", "correct", "correction", "oops",   "wrong", "actually", "really",
                               "sind",  "ist",     "sollten",    "nicht",  "statt", "falsch"};
    return token.is_word() && words.contains(token.plain());
}

// Where the brackets close; `open` itself if they do not.
std::size_t end_of_brackets(const Tokens& tokens, std::size_t open) {
    std::size_t close = open;
    while (close < tokens.size() && !tokens[close].is(")"))
        ++close;
    return close == tokens.size() ? open : close;
}

} // namespace

bool counts_troops(std::string_view text, const Vocabulary& vocabulary) {
    const Phrases phrases = phrases_in(text, vocabulary);
    return std::any_of(phrases.items.begin(), phrases.items.end(), [&](const PhraseItem& item) {
        return is_of_rank_and_file(item, vocabulary) && is_counted(phrases, item);
    });
}

bool corrects_troops(std::string_view text, const Vocabulary& vocabulary) {
    const Phrases phrases = phrases_in(text, vocabulary);
    const bool names = std::any_of(phrases.items.begin(), phrases.items.end(), [&](const PhraseItem& item) {
        return is_of_rank_and_file(item, vocabulary);
    });
    const bool values = std::any_of(phrases.items.begin(), phrases.items.end(), [&](const PhraseItem& item) {
        return !item.meanings.empty() && !item.weak && item.meanings.front().source <= Source::name &&
               item.meanings.front().values.front().trait != vocabulary.class_trait();
    });
    return names && values && std::any_of(phrases.tokens.begin(), phrases.tokens.end(), speaks_of_change);
}

bool counts_something_unknown(const Phrases& phrases) {
    constexpr std::size_t longest = 4; // tokens of what is counted
    const Tokens& tokens = phrases.tokens;
    const auto is_number = [&](std::size_t at) { return at < tokens.size() && tokens[at].is_number(); };
    const auto is_feet = [&](std::size_t at) { return at < tokens.size() && tokens[at].is("'"); };
    for (std::size_t at = 1; at < tokens.size() && at <= longest; ++at)
        if (tokens[at].is("x") && is_number(at + 1) != is_number(at - 1) && !is_feet(at + 2) && // "6' x 4'"
            !is_feet(at - 1))
            return std::any_of(tokens.begin(), tokens.end(), [](const Token& token) {
                return token.is_word() && !token.is("x") && !is_in(WordList::price_word, token.plain());
            });
    return false;
}

bool counts_behind_name(const Phrases& phrases) {
    constexpr std::size_t longest = 6; // tokens of the name
    const Tokens& tokens = phrases.tokens;
    std::size_t in_brackets = 0; // tokens
    for (std::size_t at = 1; at + 1 < tokens.size() && at <= longest + in_brackets; ++at)
        if (const std::size_t end = tokens[at].is("(") ? end_of_brackets(tokens, at) : at; end != at) {
            in_brackets += end + 1 - at;
        } else if (tokens[at].is(":"))
            return tokens[at + 1].is_number() || (at >= 4 && tokens[at - 1].is(")") &&
                                                  tokens[at - 2].is_number() && tokens[at - 3].is("("));
    return false;
}

} // namespace muster
