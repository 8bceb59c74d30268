// SPDX-License-Identifier: MIT
#include "mail/detail/leading_shown.h"

#include "mail/detail/everyday_words.h"
#include "mail/detail/named_units.h"
#include "mail/detail/officer_talk.h"
#include "mail/detail/phrases.h"
#include "mail/detail/word_lists.h"

#include <algorithm>
#include <cstddef>
#include <string>

namespace muster {

namespace {

// "himself", "in person"
bool tells_in_person(const Token& token) {
    static const WordSet words{"himself", "herself", "personally", "in", "person", "selbst", "persönlich"};
    return words.contains(token.plain());
}

// The verb behind a title or a name that the rules do not know; 0 if there is none.
std::size_t verb_of_stranger(const Phrases& phrases) {
    constexpr std::size_t longest = 6; // tokens of who he is
    static const WordSet verbs{"leads", "commands", "heads", "führt", "befehligt"};
    static const WordSet pronouns{"he",   "she",   "who",    "it",        "that",
                                  "this", "which", "nobody", "everybody", "each"};
    for (std::size_t at = 0; at < std::min(phrases.tokens.size(), longest + 1); ++at) {
        const Token& token = phrases.tokens[at];
        if (verbs.contains(token.plain()))
            return at;
        if (token.is_number() || pronouns.contains(token.plain()) || is_negation(token.plain()) ||
            changes_meaning(token.plain()) || phrases.owner[at] != Phrases::nobody)
            return 0;
    }
    return 0;
}

bool is_general_rank(std::int32_t class_value, const Vocabulary& vocabulary) {
    const Ruleset& ruleset = vocabulary.ruleset();
    return class_value >= 0 &&
           (is_of_general({vocabulary.class_trait(), class_value}, ruleset) ||
            ruleset.traits[vocabulary.class_trait()].value_id(class_value).find("general") !=
                std::string::npos);
}

// Whether a row of the list calls somebody so.
bool is_called_in_rows(const Phrases& phrases, std::size_t end, const NamedUnits& units) {
    for (std::size_t at = 0; at < end; ++at)
        if (!is_article(phrases.tokens[at].plain()) && !is_joining_word(phrases.tokens[at].plain()) &&
            !units.called({phrases.tokens[at]}, std::nullopt).empty())
            return true;
    return false;
}

} // namespace

std::optional<bool> is_led_as_told(std::string_view text, const ArmyDraft& draft,
                                   const Vocabulary& vocabulary) {
    if (vocabulary.ruleset().conversion.price.empty())
        return std::nullopt;
    const Phrases phrases = phrases_in(text, vocabulary);
    const Tokens& tokens = phrases.tokens;
    const NamedUnits units(vocabulary, draft);
    const std::size_t verb = verb_of_stranger(phrases);
    if (verb == 0 || is_called_in_rows(phrases, verb, units))
        return std::nullopt;
    std::size_t whom = verb + 1;
    while (whom < tokens.size() && is_article(tokens[whom].plain()))
        ++whom;
    std::size_t end = whom;
    while (end < tokens.size() && !tokens[end].is_mark() && !tells_in_person(tokens[end]))
        ++end;
    std::size_t behind = end;
    while (behind < tokens.size() && tells_in_person(tokens[behind]))
        ++behind;
    const bool denied = denies_other_officer(text, tokens, behind, vocabulary);
    const bool ends = behind == tokens.size() || (behind + 1 == tokens.size() && tokens[behind].is("."));
    const auto place = end == whom || (!denied && !(ends && behind != end))
                           ? std::nullopt
                           : units.unit_called(text_between(text, tokens, whom, end));
    if (!place)
        return std::nullopt;
    bool general = false;
    bool officer = false;
    for (const TroopDraft& troop : draft.bodies[place->body].units[place->unit].troops) {
        const std::int32_t rank =
            draft.lines[troop.line].ways.front().troops[troop.troop].value(vocabulary.class_trait(), -1);
        general = general || is_general_rank(rank, vocabulary);
        officer = officer || (vocabulary.is_leader(rank) && !is_general_rank(rank, vocabulary));
    }
    return general && !(denied && officer);
}

} // namespace muster
