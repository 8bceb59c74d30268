// SPDX-License-Identifier: MIT
#include "mail/detail/nobody_led.h"

#include "base/text.h"
#include "mail/detail/everyday_words.h"
#include "mail/detail/phrases.h"
#include "mail/detail/troop_pieces.h"
#include "mail/detail/word_lists.h"

#include <cstddef>

namespace muster {

namespace {

// The token behind "nobody in particular", "no one", "nothing at all" at the token `at`, which some mark, the
// price or the end of the line follows; `at` if anything else stands there.
std::size_t end_of_nobody(const Tokens& tokens, std::size_t at) {
    static const WordSet nobody{"nobody", "no-one", "noone", "nothing", "niemanden", "niemand"};
    std::size_t end = at;
    if (at < tokens.size() && nobody.contains(tokens[at].plain()))
        end = at + 1;
    else if (at + 1 < tokens.size() && tokens[at].is("no") &&
             (tokens[at + 1].is("one") || tokens[at + 1].is("unit") || tokens[at + 1].is("troops")))
        end = at + 2;
    else
        return at;
    const auto follow = [&](std::string_view first, std::string_view second) {
        if (end + 1 < tokens.size() && tokens[end].is(first) && tokens[end + 1].is(second))
            end += 2;
    };
    follow("in", "particular");
    follow("at", "all");
    const bool ends = end == tokens.size() || tokens[end].is_mark() || tokens[end].is_number();
    return ends && !(end < tokens.size() && tokens[end].is("-") && !tokens[end].spaced) ? end : at;
}

// The verb that puts troops under a leader at the token `at`: "leads", "attached to"; the token behind it.
std::size_t end_of_leading(const Tokens& tokens, std::size_t at) {
    static const WordSet leading{"leads", "leading", "commands", "commanding", "heads", "joins", "führt"};
    if (leading.contains(tokens[at].plain()))
        return at + 1;
    const bool attached = tokens[at].is("attached") && at + 1 < tokens.size() && tokens[at + 1].is("to");
    return attached ? at + 2 : at;
}

// Whether nothing but a price and what the rules know of himself stands from the token on.
bool tells_price_alone(const Phrases& phrases, std::size_t from, const Vocabulary& vocabulary) {
    for (std::size_t at = from; at < phrases.tokens.size(); ++at) {
        const Token& token = phrases.tokens[at];
        const std::size_t owner = phrases.owner[at];
        const bool value = owner != Phrases::nobody && !phrases.items[owner].meanings.empty() &&
                           !class_said(phrases.items[owner], vocabulary);
        if (token.is_word() && !value && !is_in(WordList::price_word, token.plain()))
            return false;
    }
    return true;
}

} // namespace

std::string with_nobody_led(std::string line, const Vocabulary& vocabulary) {
    static const WordSet pronouns{"he", "she", "who", "but", "is"};
    const std::string small = small_letters(line);
    if (small.find("no") == std::string::npos && small.find("niemand") == std::string::npos)
        return line;
    if (!names_leader(line, vocabulary))
        return line;
    const Phrases phrases = phrases_in(line, vocabulary);
    const Tokens& tokens = phrases.tokens;
    for (std::size_t at = 1; at < tokens.size(); ++at) {
        const std::size_t whom = end_of_leading(tokens, at);
        const std::size_t end = whom == at ? at : end_of_nobody(tokens, whom);
        if (whom == at || end == whom || !tells_price_alone(phrases, end, vocabulary))
            continue;
        std::size_t begin = at;
        while (begin > 1 && pronouns.contains(tokens[begin - 1].plain()))
            --begin;
        const std::size_t size = tokens[end - 1].end - tokens[begin].begin;
        return line.replace(tokens[begin].begin, size, "leads no unit");
    }
    return line;
}

} // namespace muster
