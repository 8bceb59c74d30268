// SPDX-License-Identifier: MIT
#include "mail/detail/statement.h"

#include "base/text.h"
#include "mail/detail/claim_words.h"
#include "mail/detail/claims.h"
#include "mail/detail/clause_words.h"
#include "mail/detail/definitions.h"
#include "mail/detail/denied_links.h"
#include "mail/detail/everyday_words.h"
#include "mail/detail/known_lines.h"
#include "mail/detail/named_and_rest.h"
#include "mail/detail/named_units.h"
#include "mail/detail/officer_talk.h"
#include "mail/detail/order_told.h"
#include "mail/detail/said_by_default.h"
#include "mail/detail/said_of_labels.h"
#include "mail/detail/said_of_named.h"
#include "mail/detail/some_left_open.h"
#include "mail/detail/troop_pieces.h"
#include "mail/detail/word_lists.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdint>
#include <string>

namespace muster {

namespace {

class StatementReader {
public:
    StatementReader(std::string_view line, const Vocabulary& vocabulary)
        : line_(line), vocabulary_(vocabulary), ruleset_(vocabulary.ruleset()),
          tokens_(vocabulary.tokens(line)), explained_(tokens_.size(), false) {}

    Statement read() {
        result_.claims = claims_in(tokens_, ruleset_, explained_);
        read_pairs();
        result_.definitions = definitions_in(line_, tokens_, vocabulary_, explained_);
        read_all();
        read_officers();
        read_links();
        result_.denies_links = denies_links_in(tokens_, explained_);
        read_bodies();
        result_.adds_up = says_sum();
        result_.of_given_officers = speaks_of_given_officers(tokens_);
        result_.complete = result_.of_given_officers || is_complete() || (result_.adds_up && says_no_value());
        result_.rest = rest();
        return std::move(result_);
    }

private:
    [[nodiscard]] bool is(std::size_t at, std::string_view word) const {
        return at < tokens_.size() && tokens_[at].is(word);
    }

    [[nodiscard]] bool is_form(std::size_t at, std::string_view word) const {
        return at < tokens_.size() && tokens_[at].has_form(word);
    }

    // "Nation: Roman", "Army class: irregular"
    void read_pairs() {
        for (const std::size_t index : ruleset_.at(Level::army).traits) {
            const Trait& trait = ruleset_.traits[index];
            if (!trait.is_choice())
                continue;
            for (std::string label : {trait.id, small_letters(trait.name)}) {
                std::replace(label.begin(), label.end(), '-', ' ');
                read_pair(index, vocabulary_.tokens(label.substr(0, label.find(" ("))));
            }
        }
    }

    void read_pair(std::size_t index, const Tokens& label) {
        for (std::size_t at = 0; at + label.size() < tokens_.size(); ++at) {
            std::size_t i = 0;
            while (i < label.size() && tokens_[at + i].has_form(label[i].plain()))
                ++i;
            if (i != label.size())
                continue;
            std::size_t value_at = at + i;
            while (is(value_at, ":") || is(value_at, "=") || is(value_at, "is"))
                ++value_at;
            if (value_at == at + i && at != 0)
                continue;
            for (std::size_t end = tokens_.size(); end > value_at; --end)
                if (const auto value = vocabulary_.value_of(ruleset_.traits[index], tokens_, value_at, end)) {
                    result_.of_army.push_back({index, *value});
                    std::fill(explained_.begin() + static_cast<std::ptrdiff_t>(at),
                              explained_.begin() + static_cast<std::ptrdiff_t>(end), true);
                    return;
                }
        }
    }

    void read_all() {
        const Phrases phrases = phrases_in(line_, vocabulary_, {Level::troop});
        if (order_told_in(phrases, vocabulary_))
            return; // it is held against the army: "the rest" is not all who say nothing
        NamedAndRest named{{}, said_by_default_in(phrases, vocabulary_, explained_)};
        if (named.of_troops.empty())
            named.of_troops = said_of_labels_in(tokens_, vocabulary_, explained_);
        add_named_and_rest(phrases, vocabulary_, explained_, named);
        AllStatement all = all_statement_in(phrases, vocabulary_, explained_);
        add_named_alone(phrases, vocabulary_, explained_, named);
        result_.of_troops = std::move(all.of_troops);
        result_.of_troops.insert(result_.of_troops.end(), named.of_troops.begin(), named.of_troops.end());
        result_.of_class = all.of_class;
        result_.of_army.insert(result_.of_army.end(), all.of_army.begin(), all.of_army.end());
        result_.except = std::move(all.except);
        for (const SaidOfNamed& one : named.of_named)
            result_.except.push_back(one.words);
        result_.of_named = std::move(all.of_named);
        result_.of_named.insert(result_.of_named.end(), named.of_named.begin(), named.of_named.end());
        result_.question = std::move(all.question);
        if (leaves_default_open(phrases, vocabulary_, result_.of_troops))
            result_.question = fmt::format("\"{}\": not understood", line_);
        if (result_.question.empty() && (!result_.of_troops.empty() || !result_.of_named.empty()))
            if (const std::string some = some_left_open(phrases, explained_); !some.empty())
                result_.question = fmt::format("{}: nothing shows which of them", muster::quoted(some));
        for (const PhraseItem& item : phrases.items)
            result_.names_troops |= class_said(item, vocabulary_) && !explained_[item.begin];
    }

    // "Every unit with an officer pays 10 for him": of those that have one.
    [[nodiscard]] bool is_of_some(std::size_t officer) const {
        static const WordSet having{"with", "that", "which", "having", "mit", "whose"};
        std::size_t at = officer;
        while (at > 0 && !is_form(at, "unit"))
            --at;
        return at + 1 < officer && having.contains(tokens_[at + 1].plain()) && officer + 1 < tokens_.size() &&
               tokens_[officer + 1].is_word() && !is_joining_word(tokens_[officer + 1].plain());
    }

    // "Each unit has its own unit commander"
    void read_officers() {
        bool each = false;
        bool unit = false;
        if (!tokens_.empty() && tokens_.front().is_number())
            return; // "3 x 20 MI, each unit with unit commander"
        for (std::size_t at = 0; at < tokens_.size(); ++at) {
            each = each || (says_all(tokens_[at]) && (is_form(at + 1, "unit") || is(at + 1, "other")));
            const bool officer = is_form(at, "commander") || is_form(at, "officer");
            const bool in_each = officer && (is(at + 1, "in") || is(at + 1, "for")) &&
                                 at + 2 < tokens_.size() && says_all(tokens_[at + 2]) &&
                                 is_form(at + 3, "unit");
            if (each && officer && is_of_some(at))
                return;
            unit = unit || (each && officer) || in_each; // "officer in every unit"
            if ((unit || each) && excepts(tokens_[at]))
                at = read_units_without_officer(at + 1) - 1;
        }
        result_.every_unit_has_officer = unit;
        if (!unit)
            result_.without_officer.clear();
    }

    // "… but for the elephants and the slingers", "every unit but the guns has …": the token behind.
    std::size_t read_units_without_officer(std::size_t at) {
        const auto ends = [this](std::size_t i) {
            return is(i, ".") || is(i, ";") || is(i, "(") || is(i, ")") || is_verb(tokens_[i]) ||
                   is(i, "gets") || is(i, "needs") || is(i, "comes");
        };
        for (; at < tokens_.size() && !ends(at); ++at)
            if (ordinal_of(tokens_[at]) != 0 && // "bar the first", not "but the First Cohort"
                (at + 1 == tokens_.size() || is_form(at + 1, "unit") || ends(at + 1)))
                result_.without_officer.push_back(unit_number_sign + std::to_string(ordinal_of(tokens_[at])));
            else if (tokens_[at].is_word() && !is_joining_word(tokens_[at].plain()))
                result_.without_officer.push_back(tokens_[at].plain());
        return at;
    }

    // "Three links, each in line", "Both links are support links"
    void read_links() {
        bool all = false;
        bool links = false;
        for (const Token& token : tokens_) {
            all = all || (token.is_word() && (is_all_word(token.plain()) || token.is("both")));
            links = links || token.is("links") || (token.is("link") && all);
        }
        if (!all || !links || result_.names_troops)
            return;
        const Phrases phrases = phrases_in(line_, vocabulary_, {Level::unit});
        if (phrases.items.size() != 1 || phrases.items.front().meanings.empty())
            return;
        result_.of_links = phrases.items.front().meanings.front().values;
        std::fill(explained_.begin(), explained_.end(), true);
    }

    // "Orders for both wings: attack"
    void read_bodies() {
        bool all = false;
        bool bodies = false;
        for (const Token& token : tokens_) {
            all = all || (token.is_word() && (is_all_word(token.plain()) || token.is("both")));
            bodies = bodies || (token.has_form_in(list_of(WordList::heading_noun)) &&
                                (token.plain().ends_with('s') || all));
        }
        if (!all || !bodies || result_.names_troops)
            return;
        const Phrases phrases = phrases_in(line_, vocabulary_, {Level::body});
        std::vector<ValueOf> values;
        for (const PhraseItem& item : phrases.items)
            if (!item.meanings.empty() && item.meanings.front().source <= Source::name)
                values.push_back(item.meanings.front().values.front());
        if (values.size() != 1)
            return;
        result_.of_bodies = std::move(values);
        std::fill(explained_.begin(), explained_.end(), true);
    }

    // The fragments of which nothing was understood.
    [[nodiscard]] std::string rest() const {
        std::string left;
        std::size_t begin = 0;
        bool known = false;
        for (std::size_t at = 0; at <= tokens_.size(); ++at) {
            if (at < tokens_.size() && !is(at, ".") && !is(at, ";") && !is(at, ",")) {
                known = known || explained_[at];
                continue;
            }
            const bool of_marked = // "save where I call them irregular": those say it themselves
                begin + 1 < at && excepts(tokens_[begin]) && refers_to_marks(tokens_[begin + 1]);
            if (!known && begin < at && !of_marked)
                left += (left.empty() ? "" : ". ") + text_between(line_, tokens_, begin, at);
            begin = at + 1;
            known = false;
        }
        return result_.every_unit_has_officer ? std::string() : left;
    }

    // "74 + 75 + 144 = 293"
    [[nodiscard]] bool says_sum() const {
        for (std::size_t at = 1; at + 1 < tokens_.size(); ++at)
            if (is(at, "=") && tokens_[at + 1].is_number() && adds_up(tokens_, at) && !is_of_price(at))
                return tokens_.front().is_number() || tokens_[at - 1].is_number();
        return false;
    }

    // "12 heavy cavalry: 12 x 13 = 156, + 25 = 181": a product is what some troops cost.
    [[nodiscard]] bool is_of_price(std::size_t sign) const {
        return tokens_.front().is_number() &&
               std::any_of(tokens_.begin(), tokens_.begin() + static_cast<std::ptrdiff_t>(sign),
                           [](const Token& token) { return token.is("=") || token.is("@"); });
    }

    // "8 foot + 4 horse = 12"
    [[nodiscard]] bool says_no_value() const {
        const Phrases phrases = phrases_in(line_, vocabulary_);
        return tokens_.front().is_number() &&
               std::all_of(phrases.items.begin(), phrases.items.end(), [&](const PhraseItem& item) {
                   return item.meanings.empty() || class_said(item, vocabulary_);
               });
    }

    // "9 bases but 12 vignettes"
    [[nodiscard]] bool stands_between_claims(std::size_t at) const {
        return is(at, "but") && at != 0 && at + 1 < tokens_.size() && explained_[at - 1] &&
               explained_[at + 1] && result_.claims.size() > 1;
    }

    [[nodiscard]] bool is_complete() const {
        for (std::size_t at = 0; at < tokens_.size(); ++at)
            if (!explained_[at] && !tokens_[at].is_mark() && !stands_between_claims(at) &&
                !is_joining_word(tokens_[at].plain()) && !is_counted_thing(tokens_[at].plain()) &&
                !is_harmless(tokens_[at].plain()) && !is_all_word(tokens_[at].plain()))
                return false;
        return result_.says_something() ||
               std::find(explained_.begin(), explained_.end(), true) != explained_.end();
    }

    std::string_view line_;
    const Vocabulary& vocabulary_;
    const Ruleset& ruleset_;
    Tokens tokens_;
    std::vector<bool> explained_;
    Statement result_;
};

} // namespace

Statement statement_in(std::string_view line, const Vocabulary& vocabulary) {
    return remembered(line, vocabulary, &KnownLines::statements,
                      [&] { return StatementReader(line, vocabulary).read(); });
}

} // namespace muster
