// SPDX-License-Identifier: MIT
#include "mail/detail/denied_links.h"

#include "mail/detail/clause_words.h"
#include "mail/detail/everyday_words.h"
#include "mail/detail/word_lists.h"

#include <algorithm>

namespace muster {

namespace {

bool denies(const Token& token) {
    static const WordSet nothing{"nothing", "nobody", "none", "no", "nichts", "keiner", "keine", "kein"};
    return token.is_word() && nothing.contains(token.plain());
}

bool names_link(const Token& token) {
    return token.has_form("link") || token.has_form("linked");
}

// "Nothing", "is", "linked": nothing else stands in it.
bool denies_links_between(const Tokens& tokens, std::size_t begin, std::size_t end) {
    static const WordSet plain{"at",   "anybody", "anyone",  "anything",    "else",   "up",
                               "army", "list",    "support", "miteinander", "are",    "there",
                               "any",  "line",    "them",    "these",       "linking"};
    bool links = false;
    bool denied = false;
    for (std::size_t at = begin; at < end; ++at) {
        const Token& token = tokens[at];
        links = links || names_link(token);
        denied = denied || (denies(token) && at < begin + 4); // "There are no links"
        if (!names_link(token) && !token.is_mark() && !denies(token) && !plain.contains(token.plain()) &&
            !is_joining_word(token.plain()) && !is_all_word(token.plain()) && !is_harmless(token.plain()) &&
            !is_counted_thing(token.plain()))
            return false;
    }
    return links && denied;
}

bool ends_clause(const Tokens& tokens, std::size_t at) {
    return at == tokens.size() || tokens[at].is(",") || tokens[at].is(".") || tokens[at].is(";") ||
           (is_and(tokens[at]) && at + 1 < tokens.size() && denies(tokens[at + 1]));
}

} // namespace

bool denies_links_in(const Tokens& tokens, std::vector<bool>& explained) {
    bool found = false;
    std::size_t begin = 0;
    for (std::size_t at = 0; at <= tokens.size(); ++at) {
        if (!ends_clause(tokens, at))
            continue;
        if (begin < at && is_and(tokens[begin]))
            ++begin;
        if (begin < at && denies_links_between(tokens, begin, at)) {
            found = true;
            std::fill(explained.begin() + static_cast<std::ptrdiff_t>(begin),
                      explained.begin() + static_cast<std::ptrdiff_t>(at), true);
        }
        begin = at;
        while (begin < tokens.size() && tokens[begin].is_mark())
            ++begin;
    }
    return found;
}

} // namespace muster
