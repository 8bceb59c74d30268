// SPDX-License-Identifier: MIT
#include "mail/detail/true_talk.h"

#include "base/text.h"
#include "mail/detail/army_draft.h"
#include "mail/detail/clause_words.h"
#include "mail/detail/everyday_words.h"
#include "mail/detail/order_told.h"
#include "mail/detail/phrases.h"
#include "mail/detail/troop_pieces.h"
#include "mail/detail/word_lists.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <set>

namespace muster {

namespace {

using TroopSet = std::set<const Troop*>;

// "except the guns": what follows is of those alone.
bool opens_exclusion(const Tokens& tokens, std::size_t at) {
    return tokens[at].is("except") || tokens[at].is("außer") ||
           (at + 1 < tokens.size() && ((tokens[at].is("but") && tokens[at + 1].is("for")) ||
                                       (tokens[at].is("apart") && tokens[at + 1].is("from"))));
}

// "as they don't shoot": why it is so.
bool opens_reason(const Token& token) {
    static const WordSet words{"as", "because", "since", "weil", "da"};
    return words.contains(token.plain());
}

// "which makes twelve"
bool adds_up(const Token& token) {
    static const WordSet words{"makes", "make", "making", "totals", "totalling"};
    return words.contains(token.plain());
}

// Words that say nothing beside the values and the troops of a clause.
bool is_plain_word(const Token& token) {
    static const WordSet words{"they", "them", "these", "those", "who",  "which",  "of",    "have",
                               "has",  "is",   "are",   "being", "all",  "as",     "said",  "whole",
                               "lot",  "army", "list",  "so",    "that", "that's", "entire"};
    return words.contains(token.plain()) || adds_up(token) || is_article(token.plain()) ||
           is_counted_thing(token.plain()) ||
           (!changes_meaning(token.plain()) && !is_in(WordList::correcting, token.plain()) &&
            !is_in(WordList::talk, token.plain()) &&
            (is_joining_word(token.plain()) || is_harmless(token.plain()) || is_all_word(token.plain()) ||
             is_own_noun(token)));
}

class TalkChecker {
public:
    TalkChecker(std::string_view text, const Army& army, const Vocabulary& vocabulary)
        : phrases_(phrases_in(text, vocabulary)), tokens_(phrases_.tokens), vocabulary_(vocabulary) {
        for (const Body& body : army.bodies)
            for (const Unit& unit : body.units)
                for (const Troop& troop : unit.troops)
                    all_.insert(&troop);
        subject_ = all_;
    }

    [[nodiscard]] bool is_true() {
        for (std::size_t begin = 0; begin < tokens_.size();) {
            std::size_t end = begin + 1;
            while (end < tokens_.size() && !ends_clause(end))
                ++end;
            if (!read_clause(begin, end))
                return false;
            begin = end;
            if (begin < tokens_.size() && ends_sentence(tokens_, begin) && !close_sentence())
                return false;
        }
        return close_sentence() && checked_ != 0;
    }

private:
    struct Assertion {
        TroopSet of;
        std::vector<ValueOf> said; // one of them
    };

    [[nodiscard]] bool ends_clause(std::size_t at) const {
        static const WordSet joins{"and", "und", "who", "which", "&"};
        return phrases_.owner[at] == Phrases::nobody &&
               ((tokens_[at].is_mark() && !(tokens_[at].is("-") && !tokens_[at].spaced)) ||
                joins.contains(tokens_[at].plain()) || opens_reason(tokens_[at]) ||
                opens_exclusion(tokens_, at));
    }

    [[nodiscard]] bool stands_in_name_of(const Token& token, const Troop& troop) const {
        constexpr std::size_t shortest = 4; // letters
        if (token.text.size() < shortest || is_plain_word(token))
            return false;
        const std::vector<std::string_view> words = words_of(troop.name);
        return std::any_of(words.begin(), words.end(), [&](std::string_view word) {
            const std::vector<std::string> forms = forms_of(word);
            return std::any_of(forms.begin(), forms.end(),
                               [&](const std::string& form) { return token.has_form(form); });
        });
    }

    [[nodiscard]] std::int32_t class_of(const Troop& troop) const {
        return troop.values[vocabulary_.ruleset().traits[vocabulary_.class_trait()].slot];
    }

    // By a word of their name, by their class or by a group of classes.
    [[nodiscard]] TroopSet named_by(std::size_t at) const {
        const Token& token = tokens_[at];
        const std::size_t owner = phrases_.owner[at];
        const auto said =
            owner == Phrases::nobody ? std::nullopt : class_said(phrases_.items[owner], vocabulary_);
        const std::uint64_t group = group_called(token, vocabulary_);
        TroopSet named;
        for (const Troop* troop : all_)
            if (token.is_word() &&
                (stands_in_name_of(token, *troop) || (said && said->first == class_of(*troop)) ||
                 (group >> static_cast<unsigned>(class_of(*troop)) & 1U) != 0))
                named.insert(troop);
        return named;
    }

    // Whether each word of the clause is a value, a number, one who is named, or says nothing.
    [[nodiscard]] bool read_clause(std::size_t begin, std::size_t end) {
        if (opens_reason(tokens_[begin]) && !says_anything(begin + 1, end))
            return !excludes(begin, end);
        const bool excluding = opens_exclusion(tokens_, begin);
        const std::size_t first = begin + (!excluding ? 0 : tokens_[begin].plain().size() > 5 ? 1 : 2);
        TroopSet named;
        for (std::size_t at = first; at < end; ++at)
            if (TroopSet some = named_by(at); !some.empty()) {
                if (!named.empty() && some != named)
                    return false; // who is meant is not plain
                named = std::move(some);
            }
        if (excluding && (named.empty() || !exclude(named)))
            return false;
        if (!named.empty() && !excluding && !has_verb(tokens_, begin, end))
            return false; // "Archers, RA" may be more of them
        if (!named.empty())
            subject_ = named;
        for (std::size_t at = first; at < end; ++at)
            if (!read_token(at))
                return false;
        return true;
    }

    [[nodiscard]] bool read_token(std::size_t at) {
        const Token& token = tokens_[at];
        if (const std::size_t owner = phrases_.owner[at]; owner != Phrases::nobody) {
            const PhraseItem& item = phrases_.items[owner];
            if (class_said(item, vocabulary_))
                return !named_by(at).empty();
            if (item.begin == at)
                assertions_.push_back({subject_, item.meanings.empty() ? lacked_at(at) : values_of(item)});
            return true;
        }
        if (token.is("no") && at + 1 < tokens_.size() && !lacked_at(at + 1).empty())
            return true;
        if (token.is_number()) // "3 slingers" may be more of them
            return at != 0 && adds_up(tokens_[at - 1]) && subject_ == all_ && is_count_of_all(token.value);
        if (token.is_mark())
            return token.is(",") || token.is(".") || token.is(";") || token.is(":") || token.is("-");
        return is_plain_word(token) || !named_by(at).empty();
    }

    // Values, numbers and troops.
    [[nodiscard]] bool says_anything(std::size_t begin, std::size_t end) const {
        for (std::size_t at = begin; at < end; ++at)
            if (phrases_.owner[at] != Phrases::nobody || tokens_[at].is_number() ||
                (!named_by(at).empty() && group_called(tokens_[at], vocabulary_) == 0))
                return true; // they "shoot": a kind of troops changes nothing there
        return false;
    }

    // "as the others": a reason speaks of nobody else.
    [[nodiscard]] bool excludes(std::size_t begin, std::size_t end) const {
        return std::any_of(tokens_.begin() + static_cast<std::ptrdiff_t>(begin),
                           tokens_.begin() + static_cast<std::ptrdiff_t>(end), [](const Token& token) {
                               return changes_meaning(token.plain()) && !token.is("not") && !token.is("no") &&
                                      !token.is("never");
                           });
    }

    [[nodiscard]] bool is_count_of_all(std::int32_t value) {
        std::int64_t count = 0;
        for (const Troop* troop : all_)
            count += troop->count;
        ++checked_;
        return count == value;
    }

    // They are none of those of whom the sentence spoke before.
    [[nodiscard]] bool exclude(const TroopSet& named) {
        if (!excluded_.empty() || assertions_.empty())
            return false;
        excluded_ = named;
        const bool differ =
            std::any_of(assertions_.begin(), assertions_.end(), [&](const Assertion& assertion) {
                return std::none_of(named.begin(), named.end(),
                                    [&](const Troop* troop) { return holds(assertion.said, *troop); });
            });
        for (Assertion& assertion : assertions_)
            for (const Troop* troop : named)
                assertion.of.erase(troop);
        return differ;
    }

    // The choices that the item may mean.
    [[nodiscard]] std::vector<ValueOf> values_of(const PhraseItem& item) const {
        std::vector<ValueOf> values;
        for (const Meaning& meaning : item.meanings) {
            const Trait& trait = vocabulary_.ruleset().traits[meaning.values.front().trait];
            if (meaning.values.size() == 1 && trait.level == Level::troop && trait.is_choice() &&
                !trait.is_switch())
                values.push_back(meaning.values.front());
        }
        return values;
    }

    // "no epoch": what those have who lack a value of the trait that the label at the token names.
    [[nodiscard]] std::vector<ValueOf> lacked_at(std::size_t at) const {
        const auto match = vocabulary_.longest(tokens_, at);
        if (!match || match->phrase->labels.empty() || at == 0 || !tokens_[at - 1].is("no"))
            return {};
        const Tokens none = vocabulary_.tokens("none");
        std::vector<ValueOf> values;
        for (const std::size_t index : match->phrase->labels) {
            const Trait& trait = vocabulary_.ruleset().traits[index];
            const auto value = trait.level == Level::troop ? vocabulary_.value_of(trait, none, 0, none.size())
                                                           : std::nullopt;
            if (value && trait.is_choice())
                values.push_back({index, *value});
        }
        return values;
    }

    [[nodiscard]] bool holds(const std::vector<ValueOf>& any_of_them, const Troop& troop) const {
        return std::any_of(any_of_them.begin(), any_of_them.end(), [&](const ValueOf& value) {
            return troop.values[vocabulary_.ruleset().traits[value.trait].slot] == value.value;
        });
    }

    [[nodiscard]] bool close_sentence() {
        for (const Assertion& assertion : assertions_)
            if (assertion.of.empty() ||
                !std::all_of(assertion.of.begin(), assertion.of.end(),
                             [&](const Troop* troop) { return holds(assertion.said, *troop); }))
                return false;
        checked_ += assertions_.size();
        assertions_.clear();
        if (!excluded_.empty())
            subject_ = all_;
        excluded_.clear();
        return true;
    }

    Phrases phrases_;
    const Tokens& tokens_;
    const Vocabulary& vocabulary_;
    TroopSet all_;
    TroopSet subject_; // of whom the clause speaks
    TroopSet excluded_;
    std::vector<Assertion> assertions_; // of the sentence
    std::size_t checked_ = 0;           // values and numbers
};

} // namespace

bool is_true_talk(std::string_view text, const Army& army, const Vocabulary& vocabulary) {
    return TalkChecker(text, army, vocabulary).is_true();
}

std::vector<LineQuestion> questions_of_words(const MailReading& mail, const Army& army,
                                             const Vocabulary& vocabulary) {
    std::vector<LineQuestion> open;
    for (const LineQuestion& question : mail.questions)
        if (!question.prose && !question.perhaps_total &&
            (question.talk.empty() || (!is_true_talk(question.talk, army, vocabulary) &&
                                       !is_true_order(question.talk, army, vocabulary))))
            open.push_back(question);
    for (const WrongDenial& wrong : wrong_denials(mail.denied, army, vocabulary.ruleset()))
        open.push_back({wrong.line, wrong.text});
    return open;
}

} // namespace muster
