// SPDX-License-Identifier: MIT
#include "mail/detail/army_throughout.h"

#include "mail/detail/clause_words.h"
#include "mail/detail/everyday_words.h"
#include "mail/detail/line_edits.h"
#include "mail/detail/line_reading.h"
#include "mail/detail/phrases.h"
#include "mail/detail/troop_pieces.h"
#include "mail/detail/word_lists.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string_view>

namespace muster {

namespace {

bool names_army(const Token& token) {
    static const WordSet armies{"army", "list", "host", "force", "armee", "liste"};
    return armies.contains(token.plain());
}

bool ends_clause_of_army(const Tokens& tokens, std::size_t at) {
    return at >= tokens.size() || tokens[at].is(",") || tokens[at].is(";") || tokens[at].is(".") ||
           tokens[at].is("!");
}

// Behind "from the highest to the lowest" that begins at the token; `at` if nothing like it stands there.
std::size_t end_of_range(const Phrases& phrases, std::size_t at) {
    static const WordSet extremes{"highest",   "lowest", "first", "last", "top",   "bottom",   "head",
                                  "toe",       "king",   "groom", "lord", "cook",  "greatest", "least",
                                  "beginning", "end",    "noble", "boy",  "front", "back",     "humblest"};
    const Tokens& tokens = phrases.tokens;
    std::size_t bounds = 0;
    std::size_t end = at + 1;
    for (; at < tokens.size() && tokens[at].is("from") && !ends_clause_of_army(tokens, end); ++end)
        if (extremes.contains(tokens[end].plain()))
            ++bounds;
        else if (!tokens[end].is("the") && !tokens[end].is("to") && !tokens[end].is("down"))
            return at;
    return bounds >= 2 ? end : at;
}

// Behind the words at the token that tell that all of the army is meant; `at` if there are none.
std::size_t end_of_throughout(const Phrases& phrases, std::size_t at) {
    if (const std::size_t end = end_of_range(phrases, at); end != at)
        return end;
    const std::size_t end = end_of_all_of_them(phrases.tokens, at);
    return ends_clause_of_army(phrases.tokens, end) ? end : at;
}

// "here are Old Fritz's Prussians"
bool presents_list(const Tokens& tokens, std::size_t end) {
    static const WordSet verbs{"are", "is", "come", "comes"};
    for (std::size_t at = 0; at + 1 < end; ++at)
        if (tokens[at].is("here") && verbs.contains(tokens[at + 1].plain()))
            return true;
    return false;
}

// Whether the sentences before the token name the army and count or call no troops.
bool tells_of_army(const Phrases& phrases, std::size_t end, const Vocabulary& vocabulary) {
    const auto last = phrases.tokens.begin() + static_cast<std::ptrdiff_t>(end);
    const std::string before = text_between(phrases.line, phrases.tokens, 0, end);
    return (std::any_of(phrases.tokens.begin(), last, names_army) || presents_list(phrases.tokens, end)) &&
           class_word_in(before, vocabulary) < ClassWord::kind;
}

// The verb behind "It", "They" or "My army" that opens a sentence at the token; nothing if none of them does.
std::optional<std::size_t> verb_of_army(const Phrases& phrases, std::size_t begin,
                                        const Vocabulary& vocabulary) {
    static const WordSet before{"the", "my", "this", "our", "whole", "entire"};
    const Tokens& tokens = phrases.tokens;
    std::size_t at = begin;
    while (at < tokens.size() && before.contains(tokens[at].plain()))
        ++at;
    if (at + 1 >= tokens.size() || !(tokens[at + 1].is("is") || tokens[at + 1].is("are")))
        return std::nullopt;
    const bool pronoun = at == begin && (tokens[at].is("it") || tokens[at].is("they"));
    if (!names_army(tokens[at]) && !(pronoun && tells_of_army(phrases, begin, vocabulary)))
        return std::nullopt;
    return at + 1;
}

// Whether nothing but values of troops stands between the tokens.
bool says_values(const Phrases& phrases, std::size_t begin, std::size_t end, const Vocabulary& vocabulary) {
    for (std::size_t at = begin; at < end; ++at) {
        const std::size_t owner = phrases.owner[at];
        if (owner == Phrases::nobody || phrases.items[owner].meanings.empty() ||
            class_said(phrases.items[owner], vocabulary))
            return false;
    }
    return begin < end;
}

} // namespace

std::string with_army_throughout_as_all(std::string line, const Vocabulary& vocabulary) {
    static constexpr std::string_view telling[] = {" from ",        " last man",    " through and ",
                                                   " without exce", " one and all", " to a man"};
    // Most lines say none of it, and finding their phrases takes long.
    if (first_of_phrases(line, telling, 0).size == 0)
        return line;
    const Phrases phrases = phrases_in(line, vocabulary, {Level::troop});
    const Tokens& tokens = phrases.tokens;
    for (std::size_t begin = 0; begin < tokens.size(); ++begin) {
        if (begin != 0 && !tokens[begin - 1].is(".") && !tokens[begin - 1].is("!"))
            continue;
        const std::optional<std::size_t> verb = verb_of_army(phrases, begin, vocabulary);
        if (!verb)
            continue;
        for (std::size_t at = *verb + 2; at < tokens.size() && !ends_clause_of_army(tokens, at); ++at)
            if (const std::size_t end = end_of_throughout(phrases, at);
                end != at && says_values(phrases, *verb + 1, at, vocabulary))
                return fmt::format("{}All are {}{}", line.substr(0, tokens[begin].begin),
                                   text_between(line, tokens, *verb + 1, at),
                                   line.substr(tokens[end - 1].end));
    }
    return line;
}

} // namespace muster
