// SPDX-License-Identifier: MIT
#include "mail/detail/weapon_use.h"

#include "mail/detail/word_lists.h"

namespace muster {

bool names_use(const Tokens& tokens, std::size_t at, std::size_t begin) {
    static const WordSet verbs{"throws", "throwing", "throw", "shoots", "shooting",
                               "shoot",  "hurls",    "hurl",  "hurling"};
    static const WordSet nouns{"close", "combat", "melee", "quarters", "hand", "-", "to", "fighting"};
    constexpr std::size_t longest = 5; // "hand-to-hand"
    if (verbs.contains(tokens[at].plain()))
        return at + 1 < tokens.size() && tokens[at + 1].is_word();
    if (!nouns.contains(tokens[at].plain()))
        return false;
    for (std::size_t before = at; before > begin && at - before <= longest; --before)
        if (!nouns.contains(tokens[before].plain()))
            return tokens[before].is("for") || tokens[before].is("in") || tokens[before].is("at");
    return false;
}

bool is_close_combat(const Tokens& tokens, std::size_t at) {
    return tokens[at].is("close") && at + 1 < tokens.size() &&
           (tokens[at + 1].is("combat") || tokens[at + 1].is("quarters") || tokens[at + 1].is("fighting"));
}

} // namespace muster
