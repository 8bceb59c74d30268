// SPDX-License-Identifier: MIT
#include "mail/detail/column_talk.h"

#include "mail/detail/word_lists.h"

#include <algorithm>

namespace muster {

namespace {

bool is_column(const Token& token) {
    static const WordSet columns{"column", "columns", "col", "spalte", "spalten"};
    return token.is_word() && columns.contains(token.plain());
}

// Prices, sums, officers and remarks: if they stood elsewhere, the figures of the list would not come out.
bool is_held_by_column(const Token& token) {
    static const WordSet things{"price",       "prices",     "cost",   "costs",      "points",    "pts",
                                "total",       "totals",     "sum",    "sums",       "officer",   "officers",
                                "commander",   "commanders", "cdr",    "cdrs",       "name",      "names",
                                "remark",      "remarks",    "note",   "notes",      "preis",     "preise",
                                "punkte",      "summe",      "summen", "offizier",   "offiziere", "führer",
                                "kommandeure", "kommandeur", "namen",  "anmerkungen"};
    return token.is_word() && things.contains(token.plain());
}

// "second", "4th", "last": which of the columns.
bool tells_place(const Token& token) {
    static const WordSet places{
        "first",   "second",   "third",   "fourth",    "fifth",   "sixth",       "seventh",    "eighth",
        "ninth",   "tenth",    "last",    "final",     "next",    "penultimate", "before",     "beside",
        "left",    "leftmost", "right",   "rightmost", "far",     "end",         "erste",      "ersten",
        "zweiten", "dritten",  "vierten", "letzte",    "letzten", "vorletzte",   "vorletzten", "own"};
    const bool counted = token.text.size() > 2 && is_digit(token.text.front()) &&
                         (token.text.ends_with("th") || token.text.ends_with("st") ||
                          token.text.ends_with("nd") || token.text.ends_with("rd"));
    return counted || (token.is_word() && places.contains(token.plain()));
}

bool is_idle_in_talk(const Token& token) {
    static const WordSet idle{
        "the",   "a",      "an",    "is",    "are",  "in",      "on",     "at",    "of",     "for",
        "and",   "to",     "its",   "their", "his",  "stand",   "stands", "come",  "comes",  "given",
        "shown", "listed", "found", "each",  "unit", "units",   "per",    "man",   "figure", "line",
        "row",   "has",    "have",  "holds", "die",  "der",     "das",    "den",   "ist",    "sind",
        "steht", "stehen", "im",    "und",   "je",   "einheit", "gives",  "there", "always"};
    return token.is_mark() ? !token.is("?") : idle.contains(token.plain());
}

} // namespace

bool counts_from_end(const Tokens& tokens, std::size_t at) {
    static const WordSet ends{"last", "end", "bottom"};
    if (at < 2 || at >= tokens.size() || !tokens[at].is_number() || !tokens[at - 1].is("but"))
        return false;
    const std::size_t place = at > 2 && !ends.contains(tokens[at - 2].plain()) ? at - 3 : at - 2;
    return ends.contains(tokens[place].plain()) && (place + 2 == at || is_column(tokens[place + 1]));
}

bool tells_columns(const Tokens& sentence) {
    bool column = false;
    bool held = false;
    for (std::size_t at = 0; at < sentence.size(); ++at) {
        const Token& token = sentence[at];
        const bool number = token.is_number() && // "column 4"
                            ((at != 0 && is_column(sentence[at - 1])) || counts_from_end(sentence, at));
        const bool but = token.is("but") && counts_from_end(sentence, at + 1);
        column = column || is_column(token);
        held = held || is_held_by_column(token);
        if (!number && !but && !is_column(token) && !is_held_by_column(token) && !tells_place(token) &&
            (token.is_number() || !is_idle_in_talk(token)))
            return false;
    }
    return column && held;
}

} // namespace muster
