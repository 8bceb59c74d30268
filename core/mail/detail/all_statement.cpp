// SPDX-License-Identifier: MIT
#include "mail/detail/all_statement.h"

#include "base/text.h"
#include "mail/detail/all_clause.h"
#include "mail/detail/army_draft.h"
#include "mail/detail/clause_words.h"
#include "mail/detail/conditions.h"
#include "mail/detail/denied_some.h"
#include "mail/detail/denied_value.h"
#include "mail/detail/everyday_words.h"
#include "mail/detail/excepted_names.h"
#include "mail/detail/troop_pieces.h"
#include "mail/detail/word_lists.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <utility>

namespace muster {

namespace {

class AllReader {
public:
    AllReader(const Phrases& phrases, const Vocabulary& vocabulary, std::vector<bool>& explained)
        : phrases_(phrases), tokens_(phrases.tokens), vocabulary_(vocabulary), ruleset_(vocabulary.ruleset()),
          explained_(explained) {}

    AllStatement read() {
        aside_ = asides_in(phrases_, vocabulary_);
        std::size_t begin = 0;
        for (std::size_t at = 0; at <= tokens_.size(); ++at) {
            if (at == 0 || ends_sentence(tokens_, at - 1))
                conditioned_ = ends_in_condition(tokens_, at);
            if (!ends_clause(begin, at))
                continue;
            if (begin < at)
                read_clause(begin, at);
            if (ends_sentence(tokens_, at)) {
                carried_.reset();
                left_out_.clear();
            }
            begin = at + 1;
        }
        for (const auto& [first, last] : denied_) // "Nobody is irregular, it is all RA"
            if (words_of(first, last).known)
                explain(first, last);
        if (!result_.of_troops.empty() && result_.question.empty())
            result_.question = question_of_exceptions(phrases_, explained_);
        return std::move(result_);
    }

private:
    using Scope = AllScope;
    using Clause = AllClause;

    [[nodiscard]] bool is(std::size_t at, std::string_view word) const {
        return at < tokens_.size() && tokens_[at].is(word);
    }

    [[nodiscard]] bool ends_clause(std::size_t begin, std::size_t at) const {
        if (at < tokens_.size() && aside_[at])
            return false;
        if (is(at, ",") && lists_kinds(phrases_, begin, at, vocabulary_))
            return false;
        if (ends_sentence(tokens_, at) || is(at, ",") || is(at, ";") || bounds_all_in_brackets(tokens_, at))
            return true;
        if (is(at, ":") && !has_value(begin, at) && at + 1 < tokens_.size() && begins_scope(at + 1))
            return true; // "Basing: all foot on four bases"
        if (is(at, "-") && tokens_[at].spaced && at != 0 && !is(at - 1, "as") && !is(at - 1, "="))
            return true;
        // "The army is Galatian and every vignette is irregular", not "barbarians one and all"
        if (at == begin || !joins_clauses(tokens_, at) || !begins_scope(at + 1))
            return false;
        const bool told = says_all(tokens_[at + 1]) && has_verb(tokens_, begin, at);
        const bool excepted = // "except the janissaries and the guns"
            std::any_of(tokens_.begin() + static_cast<std::ptrdiff_t>(begin),
                        tokens_.begin() + static_cast<std::ptrdiff_t>(at), excepts);
        return !excepted && !joins_officers(phrases_, at, vocabulary_) && (told || has_value(begin, at));
    }

    [[nodiscard]] bool begins_scope(std::size_t at) const {
        if (at + 1 < tokens_.size() && (is(at, "my") || is(at, "the") || is(at, "our") || is(at, "meine") ||
                                        is(at, "die") || is(at, "unsere")))
            ++at; // "my foot always four bases and my horse always two"
        return tokens_[at].is_word() && (says_all(tokens_[at]) || is_nobody(tokens_[at]) || is(at, "there") ||
                                         group_called(tokens_[at], vocabulary_) != 0);
    }

    [[nodiscard]] const PhraseItem* item_at(std::size_t at) const {
        const std::size_t owner = phrases_.owner[at];
        return owner == Phrases::nobody || phrases_.items[owner].meanings.empty() ? nullptr
                                                                                  : &phrases_.items[owner];
    }

    [[nodiscard]] bool has_value(std::size_t begin, std::size_t end) const {
        for (std::size_t at = begin; at < end; ++at)
            if (const PhraseItem* item = item_at(at); item != nullptr && !class_said(*item, vocabulary_))
                return true;
        return false;
    }

    // "except where marked", "where I don't say otherwise": cuts it off and returns whether there was one.
    bool cut_marks(std::size_t begin, std::size_t& end) {
        const std::size_t at = begin_of_condition(tokens_, begin, end);
        explain(at, end);
        return std::exchange(end, at) != at;
    }

    // "Unless I say something else a vignette is …": the clause begins behind it.
    bool cut_opening(std::size_t& begin, std::size_t end) {
        const std::size_t behind = end_of_condition(tokens_, begin, end);
        explain(begin, behind);
        return std::exchange(begin, behind) != behind;
    }

    void explain(std::size_t begin, std::size_t end) {
        std::fill(explained_.begin() + static_cast<std::ptrdiff_t>(begin),
                  explained_.begin() + static_cast<std::ptrdiff_t>(end), true);
    }

    void read_clause(std::size_t begin, std::size_t end) {
        const bool whole = begin == 0 && end == tokens_.size();
        if (read_relative(begin, end) || read_and_all(begin, end) || read_denied_names(begin, end))
            return;
        if (tells_of_the_past(tokens_, begin) && !has_verb(tokens_, begin, end))
            return; // "Boris had his army, all IR"
        const std::size_t first = begin;
        if (is(begin, "but") && begin + 1 < end && !result_.of_troops.empty())
            ++begin; // "…, but the elephants on three"
        if (speaks_of_some(tokens_, begin, end) || is(begin, "not") || is(begin, "nicht"))
            return; // "…, not medium" corrects
        const bool opened = cut_opening(begin, end);
        if (begin == end) {
            opened_ = opened; // "Unless stated otherwise, …"
            return;
        }
        const bool marks = cut_marks(begin, end);
        const TrailingScope behind = trailing_scope(tokens_, begin, end, vocabulary_);
        Clause clause = words_of(begin, behind.at);
        clause.scope.classes |= behind.classes;
        clause.is_said = clause.is_said || behind.classes != 0;
        if (repeats(clause)) {
            explain(first, end);
            return;
        }
        clause.all = clause.all || marks || opened || conditioned_ || std::exchange(opened_, false) ||
                     says_value_but(clause, begin);
        for (const ValueOf& value : clause.values) // "all weapons are pikes" is said of nobody that has one
            clause.known = clause.known && std::count(clause.scope.having.begin(), clause.scope.having.end(),
                                                      value.trait) == 0;
        const bool asks = asks_who(tokens_[is_and(tokens_[begin]) && begin + 1 < end ? begin + 1 : begin]);
        if (asks && clause.known && clause.values.empty() && clause.scope.classes != 0) {
            carried_ = Scope{clause.scope.classes, clause.scope.having}; // "What shoots, has epoch II"
            leave_out(first, end, clause);
            explain(first, end);
            return;
        }
        take_elliptic(begin, end, clause);
        const bool goes_on = !clause.has_scope() && !clause.army && carried_.has_value();
        if (!clause.known || (clause.values.empty() && !clause.of_class) ||
            (clause.scope.names_kinds() && !clause.has_scope()) ||
            !(clause.has_scope() || clause.army || goes_on ||
              (whole && says_value_alone(phrases_, ruleset_)))) {
            if (clause.nobody)
                denied_.emplace_back(begin, end);
            if (clause.all && clause.values.empty() && clause.scope.names_kinds() && is(end, ","))
                leave_out(first, end, clause); // "all the horse, …"
            if (clause.scope.names_kinds() || asks)
                carried_.reset(); // what follows is said of those
            if (clause.scope.names_kinds() && !result_.of_troops.empty() && has_number(tokens_, begin, end))
                result_.question =
                    fmt::format("\"{}\": not understood", text_between(phrases_.line, tokens_, begin, end));
            return;
        }
        if (goes_on) {
            clause.scope = *carried_;
            left_out_.clear();
        }
        take(clause);
        explain(first, end);
    }

    // "Regular, but for the elephants": what opens a sentence and excepts some is said of all others.
    [[nodiscard]] bool says_value_but(const Clause& clause, std::size_t begin) const {
        return clause.scope.excepts && !clause.scope.except.empty() && !clause.values.empty() &&
               !clause.scope.names_kinds() && (begin == 0 || ends_sentence(tokens_, begin - 1)) &&
               item_at(begin) != nullptr;
    }

    // "…, who are regular" behind those that are excepted
    bool read_relative(std::size_t begin, std::size_t end) {
        const std::vector<std::string> except = std::exchange(excepted_, {});
        const auto [first, last] = predicate_of_relative(tokens_, begin, end);
        if (except.empty() || first == last)
            return false;
        if (is_none(first, last)) { // "…, who have none": what one of them may have
            const std::vector<ValueOf> having = values_beside_none(said_, ruleset_);
            if (having.empty())
                return false;
            result_.of_named.resize(told_of_named_);
            append(said_of_excepted(except, having, ruleset_));
            explain(begin, end);
            return true;
        }
        Clause clause = words_of(first, last);
        if (clause.values.empty() && said_.size() == 1) // "class D except the charioteers, who are B"
            if (const auto value =
                    vocabulary_.value_of(ruleset_.traits[said_.front().trait], tokens_, first, last)) {
                clause.values.push_back({said_.front().trait, *value});
                clause.known = true;
            }
        if (!clause.known || clause.values.empty() || clause.has_scope() ||
            speaks_of_army_itself(first, last) || clause.scope.excepts)
            return false;
        result_.of_named.resize(told_of_named_); // only this is told of them, not the contrary of the rest
        told_values_ = clause.values;
        for (const ValueOf& value : clause.values)
            append(said_of_names(except, value));
        explain(begin, end);
        return true;
    }

    [[nodiscard]] bool is_none(std::size_t begin, std::size_t end) const {
        return begin + 1 == end && (is(begin, "none") || is(begin, "nothing") || is(begin, "keine"));
    }

    // Not the one of "regular army".
    [[nodiscard]] bool speaks_of_army_itself(std::size_t begin, std::size_t end) const {
        for (std::size_t at = begin; at < end; ++at)
            if (item_at(at) == nullptr && speaks_of_army(tokens_, at, at + 1))
                return true;
        return false;
    }

    // "…, mahouts and all": whoever is called so goes with those before.
    bool read_and_all(std::size_t begin, std::size_t end) {
        constexpr std::size_t longest = 5; // tokens
        if (said_.empty() || end - begin < 3 || end - begin > longest || !is(end - 1, "all") ||
            !is_and(tokens_[end - 2]))
            return false;
        std::vector<std::string> words;
        for (std::size_t at = begin; at + 2 < end; ++at)
            if (!tokens_[at].is_word() || item_at(at) != nullptr || changes_meaning(tokens_[at].plain()))
                return false;
            else if (!is_joining_word(tokens_[at].plain()))
                words.push_back(tokens_[at].plain());
        for (const ValueOf& value : told_values_)
            if (!words.empty())
                result_.of_named.push_back({words, value, true});
        explain(begin, end);
        return true;
    }

    // "Everything is regular, only the elephants are not": the names are excepted from what was said last.
    bool read_denied_names(std::size_t begin, std::size_t end) {
        if (said_.empty())
            return false;
        if (const OnlyNamed only = only_named_in(tokens_, begin, end); !only.names.empty()) {
            const Clause clause = words_of(only.value, end);
            if (clause.known && !clause.values.empty() && !clause.has_scope()) {
                for (const ValueOf& value : clause.values)
                    append(said_of_names(only.names, value));
                explain(begin, end);
                return true;
            }
        }
        Clause clause;
        clause.values = said_;
        clause.scope.except = names_denied_in(tokens_, begin, end);
        if (clause.scope.except.empty())
            return false;
        except_names(clause);
        explain(begin, end);
        return true;
    }

    // "the foot on four bases and the horse on three", "…, the horse three": three bases.
    void take_elliptic(std::size_t begin, std::size_t end, Clause& clause) const {
        if (clause.scope.classes == 0 || result_.of_troops.empty())
            return;
        const std::size_t index = result_.of_troops.back().value.trait;
        if (!clause.values.empty()) { // "the foot have four bases, the horse three bases"
            const bool of_kinds = result_.of_troops.back().classes != 0;
            clause.is_said = clause.is_said ||
                             (of_kinds && clause.values.size() == 1 && clause.values.front().trait == index);
            return;
        }
        if (!whole_number(ruleset_.traits[index].value_id(result_.of_troops.back().value.value)))
            return;
        std::size_t numbers = 0;
        std::optional<std::int32_t> value;
        for (std::size_t at = begin; at < end; ++at) {
            if (aside_[at])
                continue; // "(15mm)"
            const PhraseItem* item = item_at(at);
            if (tokens_[at].is_number() && !explained_[at] && !is_pronoun(tokens_, at)) {
                ++numbers;
                value = vocabulary_.value_of(ruleset_.traits[index], tokens_, at, at + 1);
            } else if (item != nullptr ? !class_said(*item, vocabulary_)
                                       : tokens_[at].is_word() && !is_joining_word(tokens_[at].plain()) &&
                                             group_called(tokens_[at], vocabulary_) == 0 &&
                                             !is_harmless(tokens_[at].plain()) && !says_all(tokens_[at])) {
                return;
            }
        }
        if (numbers != 1 || !value)
            return;
        clause.values.push_back({index, *value});
        clause.known = clause.is_said = true;
    }

    // "all barbarian, officers too"
    [[nodiscard]] bool repeats(const Clause& clause) const {
        return clause.known && clause.values.empty() && carried_ && clause.repeats;
    }

    void leave_out(std::size_t begin, std::size_t end, const Clause& clause) {
        left_out_ = text_between(phrases_.line, tokens_, begin, end);
        left_out_classes_ = clause.scope.classes;
    }

    void take(const Clause& clause) {
        if (!left_out_.empty() && clause.scope.names_kinds() &&
            (clause.scope.classes & left_out_classes_) != left_out_classes_)
            result_.question = fmt::format("\"{}\": not understood", std::exchange(left_out_, {}));
        for (const ValueOf& value : clause.values) {
            if (clause.scope.classes != 0 || clause.scope.having.empty())
                result_.of_troops.push_back({value, clause.scope.classes});
            for (const std::size_t trait : clause.scope.having)
                result_.of_troops.push_back({value, 0, trait});
        }
        if (clause.of_class && result_.of_class.value_or(*clause.of_class).value != clause.of_class->value)
            result_.question = "it says two classes of all";
        if (clause.of_class)
            result_.of_class = clause.of_class;
        said_ = clause.values;
        told_values_ = clause.scope.of_except;
        except_names(clause);
        excepted_ = clause.scope.of_except.empty() ? clause.scope.except : std::vector<std::string>();
        if (clause.scope.excepts && clause.scope.except.empty())
            result_.question = "it does not say which troops are excepted";
        if (clause.army && !clause.all)
            for (const ValueOf& value : values_of_army_like(clause.values, ruleset_))
                result_.of_army.push_back(value);
        if (clause.has_scope() || clause.army)
            carried_ = Scope{clause.scope.classes, clause.scope.having};
    }

    // Takes who is excepted from the clause's values, and what he is instead, as far as it is known.
    void except_names(const Clause& clause) {
        for (const SaidOfNamed& name : said_of_names(clause.scope.except, {}))
            result_.except.push_back(name.words);
        for (const ValueOf& value : clause.scope.of_except)
            append(said_of_names(clause.scope.except, value));
        told_of_named_ = result_.of_named.size();
        if (clause.scope.of_except.empty() && !clause.scope.except.empty())
            append(said_of_excepted(clause.scope.except, clause.values, ruleset_));
    }

    void append(const std::vector<SaidOfNamed>& said) {
        result_.of_named.insert(result_.of_named.end(), said.begin(), said.end());
    }

    [[nodiscard]] Clause words_of(std::size_t begin, std::size_t end) const {
        return clause_in(phrases_, begin, end, {vocabulary_, explained_, aside_, result_.of_troops});
    }

    const Phrases& phrases_;
    const Tokens& tokens_;
    const Vocabulary& vocabulary_;
    const Ruleset& ruleset_;
    std::vector<bool>& explained_;
    std::vector<bool> aside_;                                 // of the tokens
    std::optional<Scope> carried_;                            // of the sentence's clause before
    std::vector<std::pair<std::size_t, std::size_t>> denied_; // clauses that nothing before them explains
    std::string left_out_; // kinds of which nothing was said before a comma
    std::uint64_t left_out_classes_ = 0;
    bool opened_ = false;
    bool conditioned_ = false;      // the sentence: "drilled, unless I say otherwise"
    std::size_t told_of_named_ = 0; // of what is said of names, without what follows from an exception alone
    std::vector<ValueOf> said_;     // by the last clause about all
    std::vector<ValueOf> told_values_;  // of those that it excepts
    std::vector<std::string> excepted_; // by the clause before
    AllStatement result_;
};

} // namespace

AllStatement all_statement_in(const Phrases& phrases, const Vocabulary& vocabulary,
                              std::vector<bool>& explained) {
    return AllReader(phrases, vocabulary, explained).read();
}

} // namespace muster
