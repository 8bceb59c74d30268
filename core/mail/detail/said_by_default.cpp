// SPDX-License-Identifier: MIT
#include "mail/detail/said_by_default.h"

#include "mail/detail/clause_words.h"
#include "mail/detail/default_condition.h"
#include "mail/detail/everyday_words.h"
#include "mail/detail/said_of_labels.h"
#include "mail/detail/troop_pieces.h"
#include "mail/detail/word_lists.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>

namespace muster {

namespace {

bool joins_pairs(const Token& token) {
    return is_and(token) || token.is(",") || token.is(";") || token.is("or") || token.is("plus") ||
           token.is("oder");
}

// "is", "of", "everything", a colon: says nothing between traits and their values.
bool is_idle_in_pair(const Token& token) {
    static const WordSet idle{"it",   "they",     "both",    "always", "then",  "simply", "just",
                              "to",   "please",   "assume",  "take",   "count", "counts", "as",
                              "both", "standing", "usually", "beide",  "immer", "sonst",  "jeweils"};
    return token.is(":") || token.is("=") || token.is("-") || token.is("(") || token.is(")") ||
           is_verb(token) || says_all(token) || is_own_noun(token) || idle.contains(token.plain()) ||
           (token.is_word() && is_joining_word(token.plain()));
}

// "class" of "class D"
bool is_word_for_grades(const Token& token) {
    return token.has_form("class") || token.has_form("grade") || token.has_form("quality");
}

// "and physique too"
bool is_said_alike(const Token& token) {
    static const WordSet alike{"too", "also", "likewise", "so", "ditto", "auch", "ebenso"};
    return alike.contains(token.plain());
}

// The traits and values of one sentence, between its conditions.
class DefaultReader {
public:
    DefaultReader(const Phrases& phrases, const std::vector<bool>& condition, const Vocabulary& vocabulary)
        : phrases_(phrases), tokens_(phrases.tokens), condition_(condition), vocabulary_(vocabulary) {}

    // Nothing if a word is left over.
    [[nodiscard]] std::vector<SaidOfTroops> read(std::size_t begin, std::size_t end) {
        end_ = end;
        for (std::size_t at = begin; at < end;) {
            const bool passed = passes(at);
            if (!passed && !read_labels(at) && !read_value(at))
                return {};
            at += passed ? 1U : 0U;
        }
        return std::move(said_);
    }

private:
    [[nodiscard]] bool passes(std::size_t at) const {
        std::size_t behind = at;
        return condition_[at] || joins_pairs(tokens_[at]) ||
               ((is_idle_in_pair(tokens_[at]) || stands_at_grade(at)) &&
                !choice_named_at(tokens_, behind, vocabulary_) && !item_at(at));
    }

    // "class D", "D class", "the class is D"
    [[nodiscard]] bool stands_at_grade(std::size_t at) const {
        const auto is_value = [this](std::size_t i) {
            return i < end_ && phrases_.owner[i] != Phrases::nobody;
        };
        const std::size_t behind = at + 1 < end_ && is_verb(tokens_[at + 1]) ? at + 2 : at + 1;
        return is_word_for_grades(tokens_[at]) && (is_value(behind) || (at != 0 && is_value(at - 1)));
    }

    [[nodiscard]] const PhraseItem* item_at(std::size_t at) const {
        const std::size_t owner = at < end_ ? phrases_.owner[at] : Phrases::nobody;
        return owner == Phrases::nobody || phrases_.items[owner].begin != at ||
                       phrases_.items[owner].meanings.empty()
                   ? nullptr
                   : &phrases_.items[owner];
    }

    // The longest value of the trait that begins at the token; `at` goes behind it.
    [[nodiscard]] std::optional<std::int32_t> value_at(std::size_t& at, std::size_t trait) const {
        constexpr std::size_t longest = 4; // tokens
        for (std::size_t end = std::min(at + longest, end_); end > at; --end)
            if (const auto value =
                    vocabulary_.value_of(vocabulary_.ruleset().traits[trait], tokens_, at, end)) {
                at = end;
                return value;
            }
        return std::nullopt;
    }

    [[nodiscard]] std::size_t behind_idle(std::size_t at) const {
        std::size_t behind = at;
        while (at < end_ &&
               (condition_[at] || joins_pairs(tokens_[at]) ||
                (is_idle_in_pair(tokens_[at]) && !choice_named_at(tokens_, behind, vocabulary_))))
            behind = ++at;
        return at;
    }

    // "size and physique average", "size: average"; "and physique" behind "average size".
    bool read_labels(std::size_t& at) {
        std::vector<std::size_t> labels;
        std::size_t next = at;
        std::size_t end_of_labels = at;
        for (auto label = choice_named_at(tokens_, next, vocabulary_); label;
             label = next < end_ ? choice_named_at(tokens_, next, vocabulary_) : std::nullopt) {
            labels.push_back(*label);
            end_of_labels = next;
            next = behind_idle(next);
        }
        if (labels.empty())
            return false;
        if (next < end_ && say(labels, next, at))
            return true;
        const bool too = next < end_ && is_said_alike(tokens_[next]);
        at = too ? next + 1 : end_of_labels;
        return (too || value_first_) && say_alike(labels);
    }

    // Every one of the traits must have the value.
    bool say(const std::vector<std::size_t>& labels, std::size_t value, std::size_t& at) {
        std::vector<SaidOfTroops> said;
        std::size_t end = value;
        for (const std::size_t label : labels) {
            std::size_t behind = value;
            const auto meant = value_at(behind, label);
            if (!meant || (end != value && behind != end))
                return false;
            end = behind;
            said.push_back({{label, *meant}, 0});
        }
        said_.insert(said_.end(), said.begin(), said.end());
        at = end;
        value_first_ = false;
        return true;
    }

    // The value that was said last.
    bool say_alike(const std::vector<std::size_t>& labels) {
        if (said_.empty())
            return false;
        const ValueOf last = said_.back().value;
        const std::string name = vocabulary_.ruleset().traits[last.trait].value_name(last.value);
        const Tokens words = vocabulary_.tokens(name);
        for (const std::size_t label : labels) {
            const auto value =
                vocabulary_.value_of(vocabulary_.ruleset().traits[label], words, 0, words.size());
            if (!value)
                return false;
            said_.push_back({{label, *value}, 0});
        }
        return true;
    }

    // "average size", "drilled"
    bool read_value(std::size_t& at) {
        const PhraseItem* item = item_at(at);
        if (item == nullptr || (item->meanings.size() != 1 && !item->labelled) || item->doubtful ||
            item->weak || class_said(*item, vocabulary_) || is_mark_of_one(*item, vocabulary_.ruleset()) ||
            item->meanings.front().source > Source::name || item->meanings.front().values.size() != 1)
            return false;
        const ValueOf value = item->meanings.front().values.front();
        if (vocabulary_.ruleset().traits[value.trait].level != Level::troop)
            return false;
        said_.push_back({value, 0});
        std::size_t behind = at;
        value_first_ = item->labelled && !choice_named_at(tokens_, behind, vocabulary_);
        at = item->end;
        return true;
    }

    const Phrases& phrases_;
    const Tokens& tokens_;
    const std::vector<bool>& condition_;
    const Vocabulary& vocabulary_;
    std::size_t end_ = 0;
    std::vector<SaidOfTroops> said_;
    bool value_first_ = false; // "average size", not "size average"
};

// Calls `read` with the beginning, the end and the condition of every sentence that holds one.
template <class Read>
void for_each_default(const Tokens& tokens, const Vocabulary& vocabulary, const Read& read) {
    std::size_t begin = 0;
    for (std::size_t at = 0; at <= tokens.size(); ++at) {
        if (!ends_sentence(tokens, at))
            continue;
        const DefaultCondition condition = default_condition_in(tokens, begin, at, vocabulary);
        if (condition.half ||
            std::find(condition.tokens.begin(), condition.tokens.end(), true) != condition.tokens.end())
            read(begin, at, condition);
        begin = at + 1;
    }
}

} // namespace

std::vector<SaidOfTroops> said_by_default_in(const Phrases& phrases, const Vocabulary& vocabulary,
                                             std::vector<bool>& explained) {
    std::vector<SaidOfTroops> all;
    for_each_default(phrases.tokens, vocabulary,
                     [&](std::size_t begin, std::size_t end, const DefaultCondition& condition) {
                         if (condition.half)
                             return;
                         std::vector<SaidOfTroops> said =
                             DefaultReader(phrases, condition.tokens, vocabulary).read(begin, end);
                         if (said.empty())
                             return;
                         for (SaidOfTroops& one : said)
                             one.classes = condition.classes;
                         all.insert(all.end(), said.begin(), said.end());
                         std::fill(explained.begin() + static_cast<std::ptrdiff_t>(begin),
                                   explained.begin() + static_cast<std::ptrdiff_t>(end), true);
                     });
    return all;
}

namespace {

// A value of troops that the item tells for sure: "barbarian", "class D", not the "a" before a noun.
bool tells_value_of_troops(const Phrases& phrases, const PhraseItem& item, const Vocabulary& vocabulary) {
    if (item.meanings.empty() || item.weak || class_said(item, vocabulary) ||
        is_mark_of_one(item, vocabulary.ruleset()) || item.meanings.front().source > Source::name)
        return false;
    const bool told = item.begin > 1 && is_verb(phrases.tokens[item.begin - 1]);
    const bool graded = item.begin != 0 && is_word_for_grades(phrases.tokens[item.begin - (told ? 2 : 1)]);
    const Trait& trait = vocabulary.ruleset().traits[item.meanings.front().values.front().trait];
    return trait.level == Level::troop && trait.is_choice() &&
           (item.labelled || graded || phrases.tokens[item.begin].text.size() > 1);
}

// The name of a trait, or a value, that `said` leaves out.
bool leaves_open(const Phrases& phrases, std::size_t at, const std::vector<SaidOfTroops>& said,
                 const Vocabulary& vocabulary) {
    const auto is_open = [&](std::size_t trait) {
        return std::none_of(said.begin(), said.end(),
                            [&](const SaidOfTroops& one) { return one.value.trait == trait; });
    };
    std::size_t behind = at;
    if (const auto label = choice_named_at(phrases.tokens, behind, vocabulary); label && is_open(*label))
        return true;
    const std::size_t owner = phrases.owner[at];
    if (owner == Phrases::nobody || !tells_value_of_troops(phrases, phrases.items[owner], vocabulary))
        return false;
    const std::vector<Meaning>& meanings = phrases.items[owner].meanings;
    return std::all_of(meanings.begin(), meanings.end(),
                       [&](const Meaning& meaning) { return is_open(meaning.values.front().trait); });
}

} // namespace

bool leaves_default_open(const Phrases& phrases, const Vocabulary& vocabulary,
                         const std::vector<SaidOfTroops>& said) {
    bool open = false;
    for_each_default(phrases.tokens, vocabulary,
                     [&](std::size_t begin, std::size_t end, const DefaultCondition&) {
                         for (std::size_t at = begin; at < end; ++at)
                             open = open || leaves_open(phrases, at, said, vocabulary);
                     });
    return open;
}

} // namespace muster
