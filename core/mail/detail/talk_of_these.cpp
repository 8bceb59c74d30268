// SPDX-License-Identifier: MIT
#include "mail/detail/talk_of_these.h"

#include "mail/detail/everyday_words.h"
#include "mail/detail/troop_pieces.h"
#include "mail/detail/word_lists.h"

#include <algorithm>

namespace muster {

bool begins_with_these(const Phrases& phrases) {
    static const WordSet openings{"these", "they", "those", "this", "it", "all"};
    return !phrases.tokens.empty() && openings.contains(phrases.tokens.front().plain());
}

namespace {

const Trait& trait_of(const PhraseItem& item, const Vocabulary& vocabulary) {
    return vocabulary.ruleset().traits[item.meanings.front().values.front().trait];
}

} // namespace

bool speaks_of_these(std::string_view text, const Vocabulary& vocabulary) {
    const Phrases phrases = phrases_in(text, vocabulary, {Level::troop});
    return begins_with_these(phrases) &&
           std::any_of(phrases.tokens.begin(), phrases.tokens.end(), [&](const Token& token) {
               return token.is_word() && !is_joining_word(token.plain()) && vocabulary.begins_phrase(token);
           });
}

std::vector<ValueOf> values_of_these(std::string_view text, const Vocabulary& vocabulary) {
    const Phrases phrases = phrases_in(text, vocabulary, {Level::troop});
    if (!begins_with_these(phrases))
        return {};
    // "They are sworn mercenaries, so I have made them regular"
    const bool demanded = phrases.items.size() == 1 && !phrases.items.front().meanings.empty() &&
                          trait_of(phrases.items.front(), vocabulary).required;
    for (std::size_t at = 1; at < phrases.tokens.size(); ++at) {
        const Token& token = phrases.tokens[at];
        const bool plain = token.is_mark() || is_joining_word(token.plain()) ||
                           is_in(WordList::placing, token.plain()) ||
                           (demanded && token.is_word() && !changes_meaning(token.plain()));
        if (phrases.owner[at] == Phrases::nobody && !plain)
            return {};
    }
    std::vector<ValueOf> values;
    for (const PhraseItem& item : phrases.items) {
        if (item.meanings.empty() || class_said(item, vocabulary) ||
            item.meanings.front().source > Source::name)
            return {};
        values.insert(values.end(), item.meanings.front().values.begin(), item.meanings.front().values.end());
    }
    return values;
}

} // namespace muster
