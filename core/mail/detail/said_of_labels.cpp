// SPDX-License-Identifier: MIT
#include "mail/detail/said_of_labels.h"

#include "mail/detail/clause_words.h"
#include "mail/detail/everyday_words.h"
#include "mail/detail/word_lists.h"

#include <algorithm>

namespace muster {

std::optional<std::size_t> choice_named_at(const Tokens& tokens, std::size_t& at,
                                           const Vocabulary& vocabulary) {
    const auto match = vocabulary.longest(tokens, at);
    if (!match)
        return std::nullopt;
    for (const std::size_t index : match->phrase->labels) {
        const Trait& trait = vocabulary.ruleset().traits[index];
        if (trait.level == Level::troop && trait.is_choice() && index != vocabulary.class_trait()) {
            at = match->end;
            return index;
        }
    }
    return std::nullopt;
}

namespace {

bool says_everywhere(const Token& token) {
    static const WordSet words{"everywhere", "throughout", "always",   "überall",
                               "unless",     "where",      "wherever", "immer"};
    return token.is_word() && (words.contains(token.plain()) || says_all(token));
}

bool ends_clause_of_labels(const Tokens& tokens, std::size_t at) {
    return at >= tokens.size() || tokens[at].is(".") || tokens[at].is(";") || tokens[at].is("!") ||
           tokens[at].is("(");
}

class LabelReader {
public:
    LabelReader(const Tokens& tokens, const Vocabulary& vocabulary, std::vector<bool>& explained)
        : tokens_(tokens), vocabulary_(vocabulary), explained_(explained) {}

    std::vector<SaidOfTroops> read() {
        std::size_t begin = 0;
        for (std::size_t at = 0; at <= tokens_.size(); ++at) {
            if (!ends_clause_of_labels(tokens_, at))
                continue;
            if (begin < at)
                read_clause(begin, at);
            begin = at + 1;
        }
        return std::move(said_);
    }

private:
    void read_clause(std::size_t begin, std::size_t end) {
        std::vector<std::size_t> labels;
        bool everywhere = false;
        std::size_t at = begin;
        for (; at < end; ++at) {
            std::size_t behind = at;
            if (const auto label = choice_named_at(tokens_, behind, vocabulary_)) {
                if (at != begin && says_all(tokens_[at - 1]) && tokens_[behind - 1].plain().ends_with('s') &&
                    behind < end && is_verb(tokens_[behind]))
                    return; // "all chariots are four-horse" is said of those that are chariots
                labels.push_back(*label);
                at = behind - 1;
            } else if (!labels.empty() &&
                       (is_verb(tokens_[at]) || tokens_[at].is(":") || tokens_[at].is("="))) {
                continue;
            } else if (says_all(tokens_[at])) {
                everywhere = true;
            } else if (!is_and(tokens_[at]) && !tokens_[at].is(",") &&
                       !is_joining_word(tokens_[at].plain())) {
                break;
            }
        }
        if (labels.empty() || at >= end)
            return;
        const auto match = vocabulary_.longest(tokens_, at);
        const std::size_t behind_value = match ? match->end : at + 1;
        const std::size_t behind = read_alike(behind_value, end, labels);
        std::vector<SaidOfTroops> said;
        for (const std::size_t label : labels)
            if (const auto value =
                    vocabulary_.value_of(vocabulary_.ruleset().traits[label], tokens_, at, behind_value))
                said.push_back({{label, *value}, 0});
        if (said.size() != labels.size() || !may_end(behind, end, everywhere) ||
            !(everywhere || labels.size() > 1))
            return;
        said_.insert(said_.end(), said.begin(), said.end());
        std::fill(explained_.begin() + static_cast<std::ptrdiff_t>(begin),
                  explained_.begin() + static_cast<std::ptrdiff_t>(end), true);
    }

    // "…, and so is size", "…, size too", "…, ebenso die Größe": adds what has the same value and returns the
    // token behind; `at` if nothing else is told so.
    std::size_t read_alike(std::size_t at, std::size_t end, std::vector<std::size_t>& labels) const {
        static const WordSet alike{"so", "too", "also", "likewise", "ditto", "same", "ebenso", "auch"};
        std::vector<std::size_t> others;
        bool told = false;
        for (std::size_t i = at; i < end; ++i) {
            std::size_t behind = i;
            if (const auto label = choice_named_at(tokens_, behind, vocabulary_)) {
                others.push_back(*label);
                i = behind - 1;
            } else if (alike.contains(tokens_[i].plain())) {
                told = true;
            } else if (says_everywhere(tokens_[i]) ||
                       !(is_and(tokens_[i]) || is_verb(tokens_[i]) || tokens_[i].is(",") ||
                         is_joining_word(tokens_[i].plain()))) {
                end = i;
            }
        }
        if (!told || others.empty())
            return at;
        labels.insert(labels.end(), others.begin(), others.end());
        return end;
    }

    // "everywhere", "unless I say so", "where I don't give them": nothing else stands behind the value.
    [[nodiscard]] bool may_end(std::size_t at, std::size_t end, bool& everywhere) const {
        if (at == end)
            return true;
        while (at + 1 < end && is_of_everywhere(tokens_[at]) && !says_everywhere(tokens_[at]))
            ++at;
        if (!says_everywhere(tokens_[at]))
            return false;
        everywhere = true;
        const bool opens = tokens_[at].is("unless") || tokens_[at].is("where") || tokens_[at].is("wherever");
        for (std::size_t i = at + 1; i < end; ++i)
            if (opens && (is_mark_word(tokens_[i]) || tokens_[i].is("give") || tokens_[i].is("don't") ||
                          tokens_[i].is("not")))
                return true;
        return !opens && std::all_of(tokens_.begin() + static_cast<std::ptrdiff_t>(at + 1),
                                     tokens_.begin() + static_cast<std::ptrdiff_t>(end), is_of_everywhere);
    }

    // "all over", "for everybody in the army", "across the board"
    [[nodiscard]] static bool is_of_everywhere(const Token& token) {
        static const WordSet words{"over", "across", "round", "around", "board", "through", "army", "host"};
        return token.is_mark() || words.contains(token.plain()) || is_joining_word(token.plain()) ||
               is_counted_thing(token.plain()) || is_all_word(token.plain());
    }

    const Tokens& tokens_;
    const Vocabulary& vocabulary_;
    std::vector<bool>& explained_;
    std::vector<SaidOfTroops> said_;
};

} // namespace

std::vector<SaidOfTroops> said_of_labels_in(const Tokens& tokens, const Vocabulary& vocabulary,
                                            std::vector<bool>& explained) {
    return LabelReader(tokens, vocabulary, explained).read();
}

} // namespace muster
