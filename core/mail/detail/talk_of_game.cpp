// SPDX-License-Identifier: MIT
#include "mail/detail/talk_of_game.h"

#include "mail/detail/word_lists.h"

#include <cstddef>

namespace muster {

namespace {

bool is_of_game(const Token& token) {
    static const WordSet nouns{
        "opponent", "opponents", "player",      "players", "painter",    "umpire",  "referee", "friend",
        "friends",  "partner",   "wife",        "club",    "game",       "games",   "match",   "tournament",
        "campaign", "cup",       "evening",     "night",   "day",        "days",    "weekend", "lunch",
        "dinner",   "breakfast", "beer",        "ale",     "plan",       "plans",   "idea",    "ideas",
        "luck",     "dice",      "opinion",     "hopes",   "chances",    "odds",    "terrain", "ground",
        "scenery",  "table",     "hill",        "river",   "rain",       "weather", "loss",    "losses",
        "victory",  "win",       "defeat",      "draw",    "call",       "thing",   "bill",    "question",
        "rules",    "book",      "competition", "gegner",  "spieler",    "spiel",   "abend",   "tag",
        "idee",     "glück",     "würfel",      "gelände", "niederlage", "sieg"};
    return token.is_word() && nouns.contains(token.plain());
}

} // namespace

bool says_nothing_of_troops(const Phrases& phrases, const PhraseItem& item) {
    const bool one_letter = item.end == item.begin + 1 && phrases.tokens[item.begin].text.size() == 1;
    return one_letter || (item.end < phrases.tokens.size() && is_of_game(phrases.tokens[item.end]));
}

} // namespace muster
