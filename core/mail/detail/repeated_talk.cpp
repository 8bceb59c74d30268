// SPDX-License-Identifier: MIT
#include "mail/detail/repeated_talk.h"

#include "base/text.h"
#include "mail/detail/everyday_words.h"
#include "mail/detail/phrases.h"
#include "mail/detail/troop_pieces.h"
#include "mail/detail/word_lists.h"

#include <algorithm>
#include <optional>
#include <set>

namespace muster {

namespace {

bool may_correct(const Token& token) {
    return token.is_number() ||
           (token.is_word() && (changes_meaning(token.plain()) || is_negation(token.plain()) ||
                                is_all_word(token.plain()) || is_in(WordList::correcting, token.plain())));
}

// Whether the talk names the troops: "The housecarls …".
bool speaks_of(const Tokens& talk, const TroopReading& troop) {
    constexpr std::size_t shortest = 4; // letters of a word that tells troops from others
    const std::vector<std::string_view> words = words_of(troop.name);
    return std::any_of(words.begin(), words.end(), [&](std::string_view word) {
        return word.size() >= shortest && std::any_of(talk.begin(), talk.end(), [&](const Token& token) {
                   return token.is_word() && token.has_form(small_letters(word));
               });
    });
}

// Whether each troop of the list states the trait, and this value is that of the troops the talk names; if it
// names none, of any.
bool is_stated(const ValueOf& value, const Tokens& talk, const ArmyDraft& draft,
               const Vocabulary& vocabulary) {
    bool named = false;
    for (const LineDraft& line : draft.lines)
        for (const TroopReading& troop : line.ways.front().troops) {
            const bool leader = vocabulary.is_leader(troop.value(vocabulary.class_trait(), -1));
            const bool same = troop.value(value.trait, -1) == value.value;
            if ((!leader && !troop.says(value.trait)) || (!same && speaks_of(talk, troop)))
                return false;
            named = named || same;
        }
    return named;
}

} // namespace

namespace {

// "6 AP", "1000 points"
bool counts_allowance(const Tokens& tokens, std::size_t at) {
    static const WordSet allowances{"ap", "aps", "points", "pts", "vignettes", "elements", "ip"};
    const auto is_allowance = [&](std::size_t i) {
        return i < tokens.size() && tokens[i].is_word() && allowances.contains(tokens[i].plain());
    };
    return is_allowance(at) ||
           (tokens[at].is_number() && (is_allowance(at + 1) || (at != 0 && is_allowance(at - 1))));
}

} // namespace

bool changes_nothing(std::string_view text, const ArmyDraft& draft, const std::vector<SaidOfTroops>& said,
                     const Vocabulary& vocabulary) {
    const Phrases phrases = phrases_in(text, vocabulary, {Level::troop});
    for (std::size_t at = 0; at < phrases.tokens.size(); ++at) {
        const Token& token = phrases.tokens[at];
        // What every troop is anyway, is said of nobody in vain, but for a correction.
        if (phrases.owner[at] == Phrases::nobody && may_correct(token) && !is_all_word(token.plain()) &&
            !counts_allowance(phrases.tokens, at))
            return false;
    }
    const auto is_so_anyway = [&](const ValueOf& value) {
        const Trait& trait = vocabulary.ruleset().traits[value.trait];
        const auto same_trait = [&](const ValueOf& other) { return other.trait == value.trait; };
        for (const SaidOfTroops& one : said)
            if (same_trait(one.value) && one.value != value)
                return false;
        for (const BodyDraft& body : draft.bodies)
            if (std::any_of(body.of_troops.begin(), body.of_troops.end(), same_trait))
                return false;
        for (const LineDraft& line : draft.lines)
            for (const TroopReading& troop : line.ways.front().troops)
                if (!vocabulary.is_leader(troop.value(vocabulary.class_trait(), -1)) &&
                    troop.value(value.trait, trait.required ? -1 : trait.default_value) != value.value)
                    return false;
        return trait.is_choice() && trait.level == Level::troop;
    };
    const auto is_kind = [&](const PhraseItem& item) { // "All elves are of average size"
        const auto kind = class_said(item, vocabulary);
        return kind && kind->second <= ClassWord::kind;
    };
    return !std::all_of(phrases.items.begin(), phrases.items.end(), is_kind) &&
           std::all_of(phrases.items.begin(), phrases.items.end(), [&](const PhraseItem& item) {
               if (is_kind(item))
                   return true;
               return !item.meanings.empty() && !class_said(item, vocabulary) &&
                      item.meanings.front().values.size() == 1 &&
                      is_so_anyway(item.meanings.front().values.front());
           });
}

bool restates_trait(std::string_view text, const ArmyDraft& draft, const Vocabulary& vocabulary) {
    const Phrases phrases = phrases_in(text, vocabulary, {Level::troop});
    std::optional<std::size_t> index;
    std::set<std::int32_t> told;
    for (const PhraseItem& item : phrases.items) {
        if (item.meanings.empty() || class_said(item, vocabulary))
            continue;
        const ValueOf& value = item.meanings.front().values.front();
        if (item.meanings.front().values.size() != 1 || (index && *index != value.trait))
            return false;
        index = value.trait;
        told.insert(value.value);
    }
    if (!index || !vocabulary.ruleset().traits[*index].is_choice())
        return false;
    const Trait& trait = vocabulary.ruleset().traits[*index];
    for (std::size_t at = 0; at < phrases.tokens.size(); ++at)
        if (const Token& token = phrases.tokens[at]; phrases.owner[at] == Phrases::nobody) {
            if (token.is_number()) {
                const auto value = vocabulary.value_of(trait, phrases.tokens, at, at + 1);
                if (!value)
                    return false;
                told.insert(*value);
            } else if (may_correct(token) && !is_all_word(token.plain()) && !token.is("only")) {
                return false;
            }
        }
    std::set<std::int32_t> stated;
    for (const LineDraft& line : draft.lines)
        for (const TroopReading& troop : line.ways.front().troops) {
            if (!troop.says(*index))
                return false;
            stated.insert(troop.value(*index, -1));
        }
    return told == stated;
}

bool repeats_troops(std::string_view text, const ArmyDraft& draft, const Vocabulary& vocabulary) {
    const Phrases phrases = phrases_in(text, vocabulary);
    for (std::size_t at = 0; at < phrases.tokens.size(); ++at) {
        const std::size_t owner = phrases.owner[at];
        const bool value = owner != Phrases::nobody && phrases.items[owner].labelled; // "on three bases"
        if (may_correct(phrases.tokens[at]) && !(value && phrases.tokens[at].is_number()))
            return false;
    }
    return std::all_of(phrases.items.begin(), phrases.items.end(), [&](const PhraseItem& item) {
        return item.meanings.empty() || class_said(item, vocabulary) ||
               std::any_of(item.meanings.begin(), item.meanings.end(), [&](const Meaning& meaning) {
                   const ValueOf& value = meaning.values.front();
                   const Trait& trait = vocabulary.ruleset().traits[value.trait];
                   return trait.level == Level::troop && trait.is_choice() && meaning.values.size() == 1 &&
                          is_stated(value, phrases.tokens, draft, vocabulary);
               });
    });
}

} // namespace muster
