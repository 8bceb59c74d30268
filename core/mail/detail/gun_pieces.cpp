// SPDX-License-Identifier: MIT
#include "mail/detail/gun_pieces.h"

#include "base/text.h"
#include "mail/detail/everyday_words.h"
#include "mail/detail/line_reading.h"
#include "mail/detail/phrases.h"
#include "mail/detail/troop_pieces.h"
#include "mail/detail/word_lists.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <string_view>

namespace muster {

namespace {

bool is_piece(const Token& token) {
    static const WordSet pieces{
        "saker",        "sakers",        "mynion",        "mynions",        "minion",    "minions",
        "falconet",     "falconets",     "falcon",        "falcons",        "culverin",  "culverins",
        "bombard",      "bombards",      "serpentine",    "serpentines",    "robinet",   "robinets",
        "drake",        "drakes",        "cannon",        "cannons",        "gun",       "guns",
        "howitzer",     "howitzers",     "mortar",        "mortars",        "piece",     "pieces",
        "pounder",      "pounders",      "pdr",           "pdrs",           "napoleon",  "napoleons",
        "parrott",      "parrotts",      "licorne",       "licornes",       "unicorn",   "unicorns",
        "krupp",        "krupps",        "barrel",        "barrels",        "armstrong", "armstrongs",
        "whitworth",    "whitworths",    "maxim",         "maxims",         "gatling",   "gatlings",
        "mitrailleuse", "mitrailleuses", "demi-culverin", "demi-culverins", "haubitze",  "haubitzen",
        "kanone",       "kanonen",       "geschütz",      "geschütze",      "mörser",    "pfünder",
        "nordenfelt",   "screw-gun",     "screw-guns"};
    return token.is_word() && pieces.contains(token.plain());
}

bool measures_shot(const Token& token) {
    static const WordSet words{"pounder", "pounders", "pdr", "pdrs", "lb", "lbs", "pounds", "pfünder", "pf"};
    return token.is_word() && words.contains(token.plain());
}

// "2" of "two bronze sakers", "four 6-pounders": whether the number counts pieces.
bool counts_pieces(const Tokens& tokens, std::size_t at) {
    constexpr std::size_t furthest = 2; // words between
    std::size_t next = at + 1;
    if (next + 2 < tokens.size() && tokens[next].is_number() && tokens[next + 1].is("-"))
        next += 2; // "four 6-pounders"
    for (std::size_t words = 0; next < tokens.size() && words <= furthest; ++next, ++words) {
        if (is_piece(tokens[next]))
            return true;
        if (!tokens[next].is_word() || is_counted_thing(tokens[next].plain()))
            return false;
    }
    return false;
}

// "x 1", "1 x", "1 off", "2 vignettes", ".... 1", "= 1", or a number at the beginning: a count of vignettes.
bool counts_vignettes_at(const Tokens& tokens, std::size_t at) {
    const auto is = [&](std::size_t i, std::string_view word) {
        return i < tokens.size() && tokens[i].is(word);
    };
    const bool before = at != 0 && (is(at - 1, "x") || is(at - 1, "..") || is(at - 1, "="));
    const bool behind = is(at + 1, "x") || is(at + 1, "off") ||
                        (at + 1 < tokens.size() && is_counted_thing(tokens[at + 1].plain()));
    const bool boxed =
        at != 0 && ((is(at - 1, "[") && is(at + 1, "]")) || (is(at - 1, "(") && is(at + 1, ")")));
    return before || behind || boxed || at == 0;
}

bool is_artillery(std::string_view line, const Vocabulary& vocabulary) {
    static constexpr std::string_view artillery[] = {"ART", "artillery"};
    const Phrases phrases = phrases_in(line, vocabulary);
    const Trait& classes = vocabulary.ruleset().traits[vocabulary.class_trait()];
    bool found = false;
    for (const PhraseItem& item : phrases.items) {
        const auto said = item.meanings.empty() ? std::nullopt : class_said(item, vocabulary);
        if (!said || said->second < ClassWord::name)
            continue;
        const std::string& id = classes.values[static_cast<std::size_t>(said->first)].id;
        if (std::find(std::begin(artillery), std::end(artillery), id) == std::end(artillery))
            return false;
        found = true;
    }
    return found;
}

} // namespace

std::string without_number_of_pieces(std::string line, const Vocabulary& vocabulary) {
    if (!vocabulary.ruleset().conversion.price.empty() || !is_artillery(line, vocabulary))
        return line;
    Tokens tokens = vocabulary.tokens(line);
    for (std::size_t at = tokens.size(); at-- > 0;) { // "12 pdrs" as "12-pounders"
        if (!tokens[at].is_number() || at + 1 >= tokens.size() || !measures_shot(tokens[at + 1]))
            continue;
        std::size_t end = at + 2;
        while (end < tokens.size() && is_piece(tokens[end]))
            ++end;
        line.replace(tokens[at].begin, tokens[end - 1].end - tokens[at].begin,
                     fmt::format("{}-pounders", tokens[at].value));
    }
    tokens = vocabulary.tokens(line);
    const bool counted = [&] {
        for (std::size_t at = 0; at < tokens.size(); ++at)
            if (tokens[at].is_number() && counts_vignettes_at(tokens, at) && !counts_pieces(tokens, at))
                return true;
        return false;
    }();
    for (std::size_t at = tokens.size(); counted && at-- > 1;)
        if (tokens[at].is_number() && !counts_vignettes_at(tokens, at) && counts_pieces(tokens, at))
            line.erase(tokens[at].begin, tokens[at + 1].begin - tokens[at].begin);
    return line;
}

} // namespace muster
