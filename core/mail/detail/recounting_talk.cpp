// SPDX-License-Identifier: MIT
#include "mail/detail/recounting_talk.h"

#include "base/text.h"
#include "mail/detail/clause_words.h"
#include "mail/detail/everyday_words.h"
#include "mail/detail/phrases.h"
#include "mail/detail/troop_pieces.h"
#include "mail/detail/word_lists.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace muster {

namespace {

using Troops = std::vector<const TroopReading*>;

// Whether the word tells troops from others and stands in their name: "spearmen", not "horse".
bool stands_in_name(const Token& token, const TroopReading& troop) {
    constexpr std::size_t shortest = 4; // letters
    if (!token.is_word() || token.text.size() < shortest || is_joining_word(token.plain()) ||
        is_counted_thing(token.plain()) || is_in(WordList::foot, token.plain()) ||
        is_in(WordList::horse, token.plain()))
        return false;
    const std::vector<std::string_view> words = words_of(troop.name);
    return std::any_of(words.begin(), words.end(), [&](std::string_view word) {
        const std::vector<std::string> forms = forms_of(word);
        return std::any_of(forms.begin(), forms.end(),
                           [&](const std::string& form) { return token.has_form(form); });
    });
}

// The troops that the token at `at` names; none where it names others, or a kind of many.
Troops named_at(const Phrases& phrases, std::size_t at, const ArmyDraft& draft,
                const Vocabulary& vocabulary) {
    const std::size_t owner = phrases.owner[at];
    const auto said = owner == Phrases::nobody ? std::nullopt : class_said(phrases.items[owner], vocabulary);
    const bool generic = is_in(WordList::foot, phrases.tokens[at].plain()) ||
                         is_in(WordList::horse, phrases.tokens[at].plain()); // "5 horse and 7 foot"
    const bool of_class = said && !generic && !vocabulary.is_leader(said->first);
    Troops named;
    for (const LineDraft& line : draft.lines)
        for (const TroopReading& troop : line.ways.front().troops)
            if (stands_in_name(phrases.tokens[at], troop) ||
                (of_class && troop.value(vocabulary.class_trait(), -1) == said->first))
                named.push_back(&troop);
    return named;
}

// Whether so many of them are in no line, nor all of them together.
bool is_other_count(std::int32_t count, const Troops& troops) {
    constexpr std::int32_t most = 100; // "1415"
    std::int64_t all = 0;
    for (const TroopReading* troop : troops)
        all += std::int64_t{troop->count} * troop->copies;
    return count > 0 && count < most && count != all &&
           std::none_of(troops.begin(), troops.end(), [&](const TroopReading* troop) {
               return count == troop->count || count == troop->count * troop->copies;
           });
}

class Recounting {
public:
    Recounting(const Phrases& phrases, const ArmyDraft& draft, const Vocabulary& vocabulary)
        : phrases_(phrases), tokens_(phrases.tokens), draft_(draft), vocabulary_(vocabulary) {}

    [[nodiscard]] bool found() const {
        for (std::size_t at = 0; at < tokens_.size(); ++at)
            if (const Troops troops = named_at(phrases_, at, draft_, vocabulary_);
                !troops.empty() && (counts_before(at, troops) || counts_behind(at, troops) ||
                                    leaves_out(at) || are_others(at, troops)))
                return true;
        return false;
    }

private:
    [[nodiscard]] bool is_count(std::size_t at) const {
        return at < tokens_.size() && tokens_[at].is_number() && phrases_.owner[at] == Phrases::nobody;
    }

    // "5 spearmen", not "two of the spearmen", nor "on turn 5 spearmen"
    [[nodiscard]] bool counts_before(std::size_t at, const Troops& troops) const {
        static const WordSet others{"turn", "turns", "round", "move", "at", "by", "class", "grade"};
        return at != 0 && is_count(at - 1) && is_other_count(tokens_[at - 1].value, troops) &&
               (at == 1 || !others.contains(tokens_[at - 2].plain()));
    }

    // Behind one of the verbs that stands at the token, and the fillers after it; `at` if none stands there.
    [[nodiscard]] std::size_t behind_verb(std::size_t at, const WordSet& verbs,
                                          const WordSet& fillers) const {
        if (at >= tokens_.size() || !verbs.contains(tokens_[at].plain()))
            return at;
        std::size_t next = at + 1;
        while (next < tokens_.size() && fillers.contains(tokens_[next].plain()))
            ++next;
        return next;
    }

    // "the archers are only two"
    [[nodiscard]] bool counts_behind(std::size_t at, const Troops& troops) const {
        static const WordSet verbs{"are", "is", "were", "should", "sind", "="};
        static const WordSet degrees{"only", "just",  "now",    "really", "actually", "in",  "fact",
                                     "be",   "still", "rather", "nur",    "jetzt",    "doch"};
        const std::size_t next = behind_verb(at + 1, verbs, degrees);
        if (next == at + 1 || !is_count(next) || !is_other_count(tokens_[next].value, troops))
            return false;
        const std::size_t end = next + 1;
        return end >= tokens_.size() || tokens_[end].is_mark() || is_counted_thing(tokens_[end].plain());
    }

    // "the archers are slingers really": of another class than their lines say.
    [[nodiscard]] bool are_others(std::size_t at, const Troops& troops) const {
        static const WordSet verbs{"are", "is", "sind", "ist", "become", "count", "counts"};
        static const WordSet between{"as", "all", "now", "really", "actually", "in", "fact", "to", "be"};
        static const WordSet behind{"really", "now", "instead", "not", "this", "of", "actually", "too"};
        const std::size_t next = behind_verb(at + 1, verbs, between);
        if (next == at + 1)
            return false;
        if (const std::uint64_t group = next < tokens_.size() ? group_called(tokens_[next], vocabulary_) : 0;
            group != 0)
            return std::none_of(troops.begin(), troops.end(), [&](const TroopReading* troop) {
                const std::int32_t of_class = troop->value(vocabulary_.class_trait(), -1);
                return of_class < 0 || (group >> static_cast<unsigned>(of_class) & 1U) != 0;
            });
        const std::size_t owner = next < tokens_.size() ? phrases_.owner[next] : Phrases::nobody;
        const auto said =
            owner == Phrases::nobody ? std::nullopt : class_said(phrases_.items[owner], vocabulary_);
        if (!said || vocabulary_.is_leader(said->first) || is_in(WordList::foot, tokens_[next].plain()) ||
            is_in(WordList::horse, tokens_[next].plain()))
            return false;
        const std::size_t end = phrases_.items[owner].end;
        const bool ends =
            end >= tokens_.size() || tokens_[end].is_mark() || behind.contains(tokens_[end].plain());
        return ends && std::none_of(troops.begin(), troops.end(), [&](const TroopReading* troop) {
                   return troop->value(vocabulary_.class_trait(), -1) == said->first;
               });
    }

    // Of what may be or was: "if it rains I leave the bowmen at home".
    [[nodiscard]] bool is_supposed() const {
        static const WordSet words{"if",   "would", "could", "might", "when",
                                   "last", "wenn",  "was",   "were",  "had"};
        return std::any_of(tokens_.begin(), tokens_.end(),
                           [](const Token& token) { return words.contains(token.plain()); });
    }

    // "without the Medes", "double the archers", "the lancers stay at home"
    [[nodiscard]] bool leaves_out(std::size_t at) const {
        static const WordSet before{"no", "without", "ohne", "keine", "double", "twice", "half", "halve"};
        static const WordSet of_these{"the", "my", "our", "those", "these", "any", "die", "meine"};
        std::size_t first = at;
        while (first != 0 && of_these.contains(tokens_[first - 1].plain()))
            --first;
        return !is_supposed() &&
               ((first != 0 && before.contains(tokens_[first - 1].plain())) || stays_away());
    }

    // "I can't bear to leave a chariot at home", at "home": it comes along.
    [[nodiscard]] bool is_brought(std::size_t home) const {
        static const WordSet leaving{"leave", "leaving", "lassen"};
        static const WordSet refusing{"can't",   "cannot", "couldn't", "won't",  "wouldn't",
                                      "not",     "never",  "hate",     "refuse", "refused",
                                      "refuses", "loath",  "reluctant"};
        static const WordSet between{"to",   "bear",   "stand", "bring", "myself", "himself", "herself",
                                     "ever", "simply", "just",  "dare",  "want",   "possibly"};
        static const WordSet others{"but", "and", "so", "are", "is", "were", "stay", "stays", "home", "or"};
        std::size_t at = home - 1;
        while (at != 0 && !tokens_[at].is_mark() && !others.contains(tokens_[at].plain()) &&
               !leaving.contains(tokens_[at].plain()))
            --at;
        if (!leaving.contains(tokens_[at].plain()))
            return false;
        while (at != 0 && between.contains(tokens_[at - 1].plain()))
            --at;
        return at != 0 && refusing.contains(tokens_[at - 1].plain());
    }

    [[nodiscard]] bool stays_away() const {
        static const WordSet denials{"not", "cannot", "can't", "aren't", "isn't", "won't", "nicht"};
        static const WordSet arriving{"coming", "come", "comes", "kommen", "kommt"};
        bool denied = false;
        for (std::size_t at = 0; at < tokens_.size(); ++at) {
            denied = denied || denials.contains(tokens_[at].plain());
            if ((denied && arriving.contains(tokens_[at].plain())) ||
                (at != 0 && tokens_[at].is("home") && tokens_[at - 1].is("at") && !is_brought(at)))
                return true;
        }
        return false;
    }

    const Phrases& phrases_;
    const Tokens& tokens_;
    const ArmyDraft& draft_;
    const Vocabulary& vocabulary_;
};

} // namespace

bool recounts_troops(std::string_view text, const ArmyDraft& draft, const Vocabulary& vocabulary) {
    const Phrases phrases = phrases_in(text, vocabulary);
    return Recounting(phrases, draft, vocabulary).found();
}

} // namespace muster
