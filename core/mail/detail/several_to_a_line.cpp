// SPDX-License-Identifier: MIT
#include "mail/detail/several_to_a_line.h"

#include "mail/detail/everyday_words.h"
#include "mail/detail/word_lists.h"

#include <cstddef>

namespace muster {

namespace {

bool is_line(const Token& token) {
    static const WordSet lines{"line",   "lines",   "row",    "rows",   "entry",   "entries",
                               "number", "numbers", "item",   "items",  "code",    "codes",
                               "name",   "names",   "zeile",  "zeilen", "eintrag", "einträge",
                               "nummer", "troop",   "troops", "kind",   "type",    "class"};
    return token.is_word() && lines.contains(token.plain());
}

bool says_each(const Token& token) {
    static const WordSet words{"a", "an", "one", "jede", "jeder", "jedes", "pro", "per", "je", "eine", "ein"};
    return is_all_word(token.plain()) || words.contains(token.plain()) ||
           (token.is_number() && token.value == 1);
}

bool joins(const Token& token) {
    static const WordSet words{
        "is",     "are",        "has",   "have",  "holds", "counts", "count",  "means", "mean",
        "stands", "stand",      "for",   "as",    "=",     ":",      ",",      "-",     "ist",
        "sind",   "hat",        "zählt", "makes", "make",  "gives",  "equals", "of",    "my",
        "here",   "represents", "in",    "the",   "list",  "always", "steht",  "für",   "exactly"};
    return words.contains(token.plain());
}

// The token behind which the lines are named that stand before `at`: "each line is", "One number,".
bool follows_each_line(const Tokens& tokens, std::size_t at) {
    std::size_t line = at;
    while (line != 0 && joins(tokens[line - 1]))
        --line;
    if (line < 2 || !is_line(tokens[line - 1]))
        return false;
    std::size_t each = line - 1;
    while (each != 0 && (tokens[each - 1].is("the") || tokens[each - 1].is("my") ||
                         tokens[each - 1].is("single") || tokens[each - 1].is("of")))
        --each;
    return each != 0 && says_each(tokens[each - 1]);
}

// "All lines are doubled", "Each line counts twice"
bool is_doubled(const Tokens& tokens) {
    static const WordSet doubling{"double", "doubled", "doubles", "twice", "doppelt", "zweimal", "pairs"};
    for (std::size_t at = 2; at < tokens.size(); ++at)
        if (doubling.contains(tokens[at].plain()) && follows_each_line(tokens, at))
            return true;
    return false;
}

// "Two of each!", "Three of everything.": nothing stands behind it.
bool counts_of_each(const Tokens& tokens, std::size_t at) {
    std::size_t end = at + 1;
    end += end < tokens.size() && is_counted_thing(tokens[end].plain()) ? 1 : 0;
    if (end + 1 >= tokens.size() || !(tokens[end].is("of") || tokens[end].is("von")) ||
        !(is_all_word(tokens[end + 1].plain()) || tokens[end + 1].is("jedem") || tokens[end + 1].is("jeder")))
        return false;
    end += 2;
    while (end < tokens.size() && (is_line(tokens[end]) || tokens[end].is("these") ||
                                   tokens[end].is("them") || tokens[end].is("of") || tokens[end].is("the")))
        ++end;
    return end == tokens.size() || tokens[end].is_mark();
}

} // namespace

std::int32_t count_of_each_line(const Tokens& tokens, bool apart) {
    static const WordSet between{"to", "a", "per", "on", "in", "each", "every", "for", "the", "je", "pro"};
    constexpr std::int32_t most = 20;
    for (std::size_t at = 0; at < tokens.size(); ++at) {
        if (!tokens[at].is_number() || tokens[at].value < 2 || tokens[at].value > most)
            continue;
        if (apart && counts_of_each(tokens, at))
            return tokens[at].value;
        if (at + 1 >= tokens.size() || !is_counted_thing(tokens[at + 1].plain()))
            continue;
        std::size_t line = at + 2;
        while (line < tokens.size() && between.contains(tokens[line].plain()))
            ++line;
        if ((line > at + 2 && line < tokens.size() && is_line(tokens[line])) ||
            (apart && follows_each_line(tokens, at)))
            return tokens[at].value;
    }
    return apart && is_doubled(tokens) ? 2 : 0;
}

} // namespace muster
