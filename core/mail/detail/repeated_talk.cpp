// SPDX-License-Identifier: MIT
#include "mail/detail/repeated_talk.h"

#include "mail/detail/everyday_words.h"
#include "mail/detail/phrases.h"
#include "mail/detail/troop_pieces.h"
#include "mail/detail/word_lists.h"

#include <algorithm>

namespace muster {

namespace {

bool may_correct(const Token& token) {
    return token.is_number() ||
           (token.is_word() && (changes_meaning(token.plain()) || is_negation(token.plain()) ||
                                is_all_word(token.plain()) || is_in(WordList::correcting, token.plain())));
}

// Whether each troop of the list states the trait, and one of them this value.
bool is_stated(const ValueOf& value, const ArmyDraft& draft, const Vocabulary& vocabulary) {
    bool named = false;
    for (const LineDraft& line : draft.lines)
        for (const TroopReading& troop : line.ways.front().troops) {
            const bool leader = vocabulary.is_leader(troop.value(vocabulary.class_trait(), -1));
            if (!leader && !troop.says(value.trait))
                return false;
            named = named || troop.value(value.trait, -1) == value.value;
        }
    return named;
}

} // namespace

bool repeats_troops(std::string_view text, const ArmyDraft& draft, const Vocabulary& vocabulary) {
    const Phrases phrases = phrases_in(text, vocabulary);
    if (std::any_of(phrases.tokens.begin(), phrases.tokens.end(), may_correct))
        return false;
    return std::all_of(phrases.items.begin(), phrases.items.end(), [&](const PhraseItem& item) {
        return item.meanings.empty() || class_said(item, vocabulary) ||
               std::any_of(item.meanings.begin(), item.meanings.end(), [&](const Meaning& meaning) {
                   const ValueOf& value = meaning.values.front();
                   const Trait& trait = vocabulary.ruleset().traits[value.trait];
                   return trait.level == Level::troop && trait.is_choice() && meaning.values.size() == 1 &&
                          is_stated(value, draft, vocabulary);
               });
    });
}

} // namespace muster
