// SPDX-License-Identifier: MIT
#include "mail/detail/repeated_talk.h"

#include "base/text.h"
#include "mail/detail/everyday_words.h"
#include "mail/detail/phrases.h"
#include "mail/detail/troop_pieces.h"
#include "mail/detail/word_lists.h"

#include <algorithm>
#include <cstdint>
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

namespace {

// Whether some troops of the draft have the value, or all or a part of them are said to.
bool is_of_some(const ValueOf& value, const ArmyDraft& draft, const std::vector<SaidOfTroops>& said,
                const Vocabulary& vocabulary) {
    const Trait& trait = vocabulary.ruleset().traits[value.trait];
    return std::any_of(said.begin(), said.end(),
                       [&](const SaidOfTroops& one) { return one.value == value; }) ||
           std::any_of(draft.bodies.begin(), draft.bodies.end(),
                       [&](const BodyDraft& body) {
                           return std::find(body.of_troops.begin(), body.of_troops.end(), value) !=
                                  body.of_troops.end();
                       }) ||
           std::any_of(draft.lines.begin(), draft.lines.end(), [&](const LineDraft& line) {
               const std::vector<TroopReading>& troops = line.ways.front().troops;
               return std::any_of(troops.begin(), troops.end(), [&](const TroopReading& troop) {
                   return troop.value(value.trait, trait.required ? -1 : trait.default_value) == value.value;
               });
           });
}

} // namespace

bool denies_absent(std::string_view text, const ArmyDraft& draft, const std::vector<SaidOfTroops>& said,
                   const Vocabulary& vocabulary) {
    static const WordSet denials{"no", "nobody", "none", "nothing", "kein", "keine", "niemand", "nichts"};
    static const WordSet idle{"there", "is",    "are",  "i",    "we",   "have", "has",   "stands", "stand",
                              "at",    "all",   "this", "time", "here", "army", "list",  "any",    "my",
                              "me",    "today", "es",   "gibt", "hat",  "so",   "either"};
    const Phrases phrases = phrases_in(text, vocabulary, {Level::troop});
    std::size_t denied = 0;
    for (std::size_t at = 0; at < phrases.tokens.size(); ++at) {
        const Token& token = phrases.tokens[at];
        if (phrases.owner[at] != Phrases::nobody)
            continue;
        denied += denials.contains(token.plain()) ? 1 : 0;
        const bool known = token.is_mark() || denials.contains(token.plain()) ||
                           idle.contains(token.plain()) || is_joining_word(token.plain());
        if (!known || token.is_number())
            return false;
    }
    return denied == 1 && !phrases.items.empty() &&
           std::all_of(phrases.items.begin(), phrases.items.end(), [&](const PhraseItem& item) {
               if (item.meanings.empty() || class_said(item, vocabulary) ||
                   item.meanings.front().values.size() != 1)
                   return false;
               const ValueOf& value = item.meanings.front().values.front();
               const Trait& trait = vocabulary.ruleset().traits[value.trait];
               return trait.level == Level::troop && trait.is_choice() && !trait.is_switch() &&
                      !is_of_some(value, draft, said, vocabulary);
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

namespace {

// Whether the talk says of the value's trait what holds of all or of a part otherwise.
bool is_said_otherwise(const ValueOf& value, const ArmyDraft& draft, const std::vector<SaidOfTroops>& said) {
    const auto is_otherwise = [&](const ValueOf& other) {
        return other.trait == value.trait && other != value;
    };
    return std::any_of(said.begin(), said.end(),
                       [&](const SaidOfTroops& one) { return is_otherwise(one.value); }) ||
           std::any_of(draft.bodies.begin(), draft.bodies.end(), [&](const BodyDraft& body) {
               return std::any_of(body.of_troops.begin(), body.of_troops.end(), is_otherwise);
           });
}

// Words that deny, change or correct; a number only counts, and "all", "also" change nothing that is so.
bool denies_or_corrects(const Phrases& phrases) {
    static const WordSet denials{"not", "don't", "doesn't", "no", "never", "cannot", "can't", "as", "nicht"};
    static const WordSet adding{"also", "too", "all"};
    static const WordSet counting_more{"another", "more",    "further", "extra", "additional", "again",
                                       "plus",    "weitere", "mehr",    "noch",  "besides"};
    const Tokens& tokens = phrases.tokens;
    for (std::size_t at = 0; at < tokens.size(); ++at) {
        const bool denies = denials.contains(tokens[at].plain());
        const bool of_value = at + 1 < tokens.size() && phrases.owner[at + 1] != Phrases::nobody;
        if (phrases.owner[at] == Phrases::nobody && may_correct(tokens[at]) && !tokens[at].is_number() &&
            !adding.contains(tokens[at].plain()) && (!denies || of_value))
            return true;
        if (counting_more.contains(tokens[at].plain()))
            return true;
    }
    return false;
}

// The troops that the talk names, by their names or their classes.
std::vector<const TroopReading*> troops_named(const Phrases& phrases, const ArmyDraft& draft,
                                              const Vocabulary& vocabulary) {
    std::vector<const TroopReading*> named;
    const auto is_of_class = [&](const TroopReading& troop) {
        return std::any_of(phrases.items.begin(), phrases.items.end(), [&](const PhraseItem& item) {
            const auto said = class_said(item, vocabulary);
            return said && said->second > ClassWord::kind &&
                   troop.value(vocabulary.class_trait(), -1) == said->first;
        });
    };
    for (const LineDraft& line : draft.lines)
        for (const TroopReading& troop : line.ways.front().troops)
            if (speaks_of(phrases.tokens, troop) || is_of_class(troop))
                named.push_back(&troop);
    return named;
}

// Each number counts one of the troops, or all of them.
bool counts_these(const Phrases& phrases, const std::vector<const TroopReading*>& troops) {
    std::int64_t all = 0;
    for (const TroopReading* troop : troops)
        all += std::int64_t{troop->count} * troop->copies;
    return std::all_of(phrases.tokens.begin(), phrases.tokens.end(), [&](const Token& token) {
        const auto at = static_cast<std::size_t>(&token - &*phrases.tokens.begin());
        return !token.is_number() || phrases.owner[at] != Phrases::nobody || token.value == all ||
               std::any_of(troops.begin(), troops.end(), [&](const TroopReading* troop) {
                   return troop->count * troop->copies == token.value;
               });
    });
}

} // namespace

bool confirms_named(std::string_view text, const ArmyDraft& draft, const std::vector<SaidOfTroops>& said,
                    const Vocabulary& vocabulary) {
    const Phrases phrases = phrases_in(text, vocabulary, {Level::troop});
    const std::vector<const TroopReading*> named = troops_named(phrases, draft, vocabulary);
    if (named.empty() || denies_or_corrects(phrases) || !counts_these(phrases, named))
        return false;
    bool says = false;
    for (const PhraseItem& item : phrases.items) {
        if (const auto of_class = class_said(item, vocabulary)) {
            const bool has = std::any_of(named.begin(), named.end(), [&](const TroopReading* troop) {
                return troop->value(vocabulary.class_trait(), -1) == of_class->first;
            });
            if (of_class->second > ClassWord::kind && !has)
                return false;
            continue;
        }
        if (item.meanings.size() != 1 || item.meanings.front().values.size() != 1)
            return false;
        const ValueOf& value = item.meanings.front().values.front();
        const Trait& trait = vocabulary.ruleset().traits[value.trait];
        if (is_said_otherwise(value, draft, said) || trait.level != Level::troop)
            return false;
        for (const TroopReading* troop : named)
            if (troop->value(value.trait, trait.required ? -1 : trait.default_value) != value.value)
                return false;
        says = true;
    }
    return says;
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
