// SPDX-License-Identifier: MIT
#include "mail/detail/numbers_of_men.h"

#include "mail/detail/army_draft.h"
#include "mail/detail/line_reading.h"
#include "mail/detail/phrases.h"
#include "mail/detail/troop_pieces.h"
#include "mail/detail/word_lists.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

namespace muster {

namespace {

bool is_rank_word(const Token& token) {
    static const WordSet ranks{"rank",   "ranks", "men",     "files",    "shields",
                               "spears", "mann",  "glieder", "gliedern", "reihen"};
    return ranks.contains(token.plain());
}

bool is_at(const Tokens& tokens, std::size_t at, std::string_view word) {
    return at < tokens.size() && tokens[at].is(word);
}

// "fifty deep", "eight ranks deep", "16-deep", "in acht Gliedern": whether the number tells how men stand.
bool tells_depth(const Tokens& tokens, std::size_t at) {
    std::size_t next = at + 1;
    if (is_at(tokens, next, "-") && !tokens[next].spaced)
        ++next;
    const bool ranks = next < tokens.size() && is_rank_word(tokens[next]);
    const std::size_t deep = ranks ? next + 1 : next;
    if (is_at(tokens, deep, "deep") || is_at(tokens, deep, "tief"))
        return true;
    return ranks && at != 0 && tokens[at - 1].is("in") && !tokens[next].is("men");
}

bool is_carried(const Token& token) {
    static const WordSet things{"pistol",   "pistols",  "pistolen",  "javelin",  "javelins",   "dart",
                                "darts",    "spear",    "spears",    "sword",    "swords",     "dagger",
                                "daggers",  "knife",    "knives",    "axe",      "axes",       "hatchet",
                                "hatchets", "grenade",  "grenades",  "bomb",     "bombs",      "arrow",
                                "arrows",   "musket",   "muskets",   "carbine",  "carbines",   "sabre",
                                "sabres",   "lances",   "rifles",    "quiver",   "quivers",    "remount",
                                "remounts", "revolver", "revolvers", "säbel",    "wurfspeere", "wurfspeeren",
                                "speere",   "speeren",  "dolche",    "granaten", "wheellocks", "petronels"};
    return token.is_word() && things.contains(token.plain());
}

bool shares_out(const Tokens& tokens, std::size_t at) {
    static const WordSet words{"each", "apiece", "je", "jeweils"};
    static const WordSet before{"a", "per", "pro", "to", "every"};
    return at < tokens.size() && (words.contains(tokens[at].plain()) ||
                                  (before.contains(tokens[at].plain()) &&
                                   (is_at(tokens, at + 1, "man") || is_at(tokens, at + 1, "mann") ||
                                    is_at(tokens, at + 1, "rider") || is_at(tokens, at + 2, "man"))));
}

// "with a brace of pistols each": what is carried behind the number at `at`; nothing if it counts others.
std::optional<std::size_t> carried_behind(const Tokens& tokens, std::size_t at) {
    static const WordSet openers{"with",  "mit",     "carrying", "have", "has",
                                 "carry", "carries", "and",      "each", "je"};
    constexpr std::size_t furthest = 2; // words before the thing
    std::size_t before = at;
    while (before > 0 &&
           (tokens[before - 1].is("a") || tokens[before - 1].is("an") || tokens[before - 1].is("the")))
        --before;
    if (before == 0 || !openers.contains(tokens[before - 1].plain()))
        return std::nullopt;
    std::size_t thing = at + 1;
    while (thing < tokens.size() && thing <= at + 1 + furthest && tokens[thing].is_word() &&
           !is_carried(tokens[thing]))
        ++thing;
    if (thing >= tokens.size() || !is_carried(tokens[thing]))
        return std::nullopt;
    const bool each = shares_out(tokens, thing + 1) || (before >= 2 && shares_out(tokens, before - 2)) ||
                      shares_out(tokens, before - 1);
    return each ? std::optional(thing) : std::nullopt;
}

// The numbers of the line that are none of men, by their tokens.
std::vector<std::size_t> other_numbers(const Phrases& phrases) {
    std::vector<std::size_t> others;
    const Tokens& tokens = phrases.tokens;
    for (std::size_t at = 0; at < tokens.size(); ++at)
        if (tokens[at].is_number() && phrases.owner[at] == Phrases::nobody && !tells_depth(tokens, at) &&
            !carried_behind(tokens, at))
            others.push_back(at);
    return others;
}

// The bytes of the number with what joins it to the next word: "fifty ", "a brace of ".
std::pair<std::size_t, std::size_t> extent_of_number(const Tokens& tokens, std::size_t at) {
    const std::size_t first = at != 0 && tokens[at - 1].is("a") ? at - 1 : at;
    std::size_t next = at + 1;
    if (is_at(tokens, next, "-") || is_at(tokens, next, "of"))
        ++next;
    return {tokens[first].begin, tokens[next].begin};
}

} // namespace

std::string without_numbers_of_men(std::string line, const Vocabulary& vocabulary) {
    if (class_word_in(line, vocabulary) < ClassWord::kind)
        return line;
    const Phrases phrases = phrases_in(line, vocabulary);
    const Tokens& tokens = phrases.tokens;
    const std::vector<std::size_t> others = other_numbers(phrases);
    if (others.empty())
        return line;
    const bool linked = trait_of_links(vocabulary.ruleset()).has_value();
    for (std::size_t at = tokens.size(); at-- > 1;) {
        if (!tokens[at].is_number() || at + 1 >= tokens.size())
            continue;
        // So many vignettes may stand behind each other in a link, but no more than there are.
        const bool depth = tells_depth(tokens, at) &&
                           (!linked || std::all_of(others.begin(), others.end(), [&](std::size_t other) {
                               return tokens[other].value < tokens[at].value;
                           }));
        if (!depth && !carried_behind(tokens, at))
            continue;
        const auto [begin, end] = extent_of_number(tokens, at);
        line.erase(begin, end - begin);
    }
    return line;
}

bool counts_depth_alone(const Tokens& tokens) {
    bool depth = false;
    for (std::size_t at = 0; at < tokens.size(); ++at) {
        if (!tokens[at].is_number())
            continue;
        if (!tells_depth(tokens, at))
            return false;
        depth = true;
    }
    return depth;
}

} // namespace muster
