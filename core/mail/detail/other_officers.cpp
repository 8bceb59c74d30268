// SPDX-License-Identifier: MIT
#include "mail/detail/other_officers.h"

#include "mail/detail/everyday_words.h"
#include "mail/detail/leader_in_person.h"
#include "mail/detail/troop_pieces.h"
#include "mail/detail/word_lists.h"

#include <algorithm>
#include <cstddef>

namespace muster {

namespace {

bool names_officer(const Token& token) {
    return token.has_form("officer") || token.has_form("commander") || token.has_form("offizier");
}

// The token behind "no other officer", "no officer besides him", which stand at `at`; `at` if others do.
std::size_t behind_others_denied(const Tokens& tokens, std::size_t at) {
    static const WordSet others{"other",  "others",   "further", "additional", "extra",
                                "second", "separate", "more",    "weiterer",   "weitere"};
    static const WordSet beside{"besides", "beside", "apart", "else", "otherwise", "beyond", "sonst"};
    static const WordSet behind{"him",    "her",      "himself",   "from", "the",     "here", "there",
                                "needed", "in",       "with",      "them", "this",    "unit", "at",
                                "all",    "required", "to",        "lead", "general", "of",   "own",
                                "though", "therein",  "necessary", "is",   "are"};
    std::size_t end = at + 1;
    bool other = false;
    for (; end < tokens.size() && (others.contains(tokens[end].plain()) || tokens[end].is("unit")); ++end)
        other = other || others.contains(tokens[end].plain());
    if (end >= tokens.size() || !names_officer(tokens[end]))
        return at;
    for (++end; end < tokens.size() &&
                (beside.contains(tokens[end].plain()) || (other && behind.contains(tokens[end].plain())));
         ++end)
        other = true;
    return other ? end : at;
}

// Where the clause begins whose denial stands at `at`: "and there is no other officer".
std::size_t begin_of_clause_denying(const Tokens& tokens, std::size_t at) {
    static const WordSet opening{"there", "is", "are", "and", "with", "has",   "have", "he",  "she",  "they",
                                 "but",   "so", "it",  "had", "need", "needs", "mit",  "hat", "haben"};
    while (at != 0 && opening.contains(tokens[at - 1].plain()))
        --at;
    return at;
}

} // namespace

std::string without_other_officers(std::string line, const Vocabulary& vocabulary) {
    const std::string small = small_letters(line);
    if (vocabulary.ruleset().conversion.price.empty() ||
        (small.find("offi") == std::string::npos && small.find("com") == std::string::npos &&
         small.find("cdr") == std::string::npos && small.find("cmdr") == std::string::npos))
        return line;
    const Tokens tokens = vocabulary.tokens(line);
    for (std::size_t at = 1; at + 1 < tokens.size(); ++at) {
        const std::size_t end = is_negation(tokens[at].plain()) ? behind_others_denied(tokens, at) : at;
        const std::size_t begin = begin_of_clause_denying(tokens, at);
        if (end == at || begin == 0 || !tokens[begin - 1].is_mark() ||
            (end < tokens.size() && !tokens[end].is_mark()))
            continue;
        const Token& before = tokens[begin - 1];
        const bool bracketed = before.is("(") && end < tokens.size() && tokens[end].is(")");
        const bool sentence = before.is(".");
        if (!sentence && !names_leader(line.substr(0, tokens[begin].begin), vocabulary) &&
            behind_leading(line) == 0)
            return line.replace(tokens[begin].begin, tokens[end - 1].end - tokens[begin].begin, "no officer");
        const std::size_t first = sentence ? before.end : before.begin;
        const std::size_t last = bracketed                         ? tokens[end].end
                                 : sentence && end < tokens.size() ? tokens[end].end
                                                                   : tokens[end - 1].end;
        return line.erase(first, last - first);
    }
    return line;
}

} // namespace muster
