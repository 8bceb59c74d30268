// SPDX-License-Identifier: MIT
#include "mail/detail/named_figure.h"

#include "base/text.h"
#include "mail/detail/everyday_words.h"
#include "mail/detail/word_lists.h"

#include <algorithm>
#include <string_view>
#include <vector>

namespace muster {

namespace {

using Label = std::vector<std::string>;

constexpr std::string_view cost_ending = "-cost"; // of the number's id: "ap-cost"

Label words_of_label(std::string text) {
    std::replace(text.begin(), text.end(), '-', ' ');
    Label words;
    for (const std::string_view word : words_of(text))
        words.push_back(small_letters(word));
    return words;
}

// "ap cost"
std::string words_of_id(std::size_t number, const Ruleset& ruleset) {
    std::string words = ruleset.numbers_of(Level::army)[number].id;
    std::replace(words.begin(), words.end(), '-', ' ');
    return words;
}

class FigureReader {
public:
    FigureReader(const Tokens& tokens, std::size_t at, const Ruleset& ruleset)
        : tokens_(tokens), at_(at), ruleset_(ruleset) {}

    [[nodiscard]] std::optional<NamedFigure> read() const {
        const auto cost = cost_of_moving(ruleset_);
        for (std::size_t i = 0; i < ruleset_.numbers_of(Level::army).size(); ++i)
            for (const Label& label : labels_of(i, cost == i)) {
                if (const std::size_t end = end_behind(label); end != at_)
                    return NamedFigure{i, at_, end, words_of_id(i, ruleset_)};
                if (const auto begin = begin_before(label, cost == i))
                    return NamedFigure{i, *begin, end_of_number(cost == i), words_of_id(i, ruleset_)};
            }
        if (cost && is_told_of_moving())
            return NamedFigure{*cost, at_, end_of_number(true), words_of_id(*cost, ruleset_)};
        return std::nullopt;
    }

private:
    // The words of its id and of its name. What a name such as "In the main line" begins with is a place.
    [[nodiscard]] std::vector<Label> labels_of(std::size_t number, bool is_cost) const {
        const Number& figure = ruleset_.numbers_of(Level::army)[number];
        std::vector<Label> labels;
        const Label name = words_of_label(figure.name);
        if (figure.scope != Scope::report || figure.id == ruleset_.conversion.price ||
            (!name.empty() && is_joining_word(name.front())))
            return labels;
        for (Label label : {words_of_label(figure.id), name})
            if (label.size() > 1 && figure.name.find(',') == std::string::npos)
                labels.push_back(std::move(label));
        if (!is_cost)
            return labels;
        const std::string unit = words_of_label(figure.id).front();
        labels.insert(
            labels.end(),
            {{unit, "cost"}, {"activation", "cost"}, {"cost", "of", "activation"}, {"cost"}, {"kosten"}});
        return labels;
    }

    [[nodiscard]] bool is_of(std::size_t at, const std::string& word) const {
        return at < tokens_.size() && tokens_[at].is_word() &&
               (tokens_[at].has_form(word) || tokens_[at].is(word + "s"));
    }

    // "20 AP cost"; one word alone behind a number counts something else.
    [[nodiscard]] std::size_t end_behind(const Label& label) const {
        for (std::size_t i = 0; i < label.size(); ++i)
            if (label.size() < 2 || !is_of(at_ + 1 + i, label[i]))
                return at_;
        return at_ + 1 + label.size();
    }

    // "AP cost of the army: 20", "Breaks at 4"
    [[nodiscard]] std::optional<std::size_t> begin_before(const Label& label, bool is_cost) const {
        std::size_t left = label.size();
        std::size_t i = at_;
        while (i != 0 && left != 0 && goes_between(tokens_[i - 1], label[left - 1])) {
            left -= is_of(i - 1, label[left - 1]) ? 1 : 0;
            --i;
        }
        const bool vague = is_cost && label.size() == 1 && !adds_up_before(at_);
        return left == 0 && !vague && !is_of_one() ? std::optional(i) : std::nullopt;
    }

    [[nodiscard]] static bool goes_between(const Token& token, const std::string& wanted) {
        static const WordSet marks{":", "=", "(", ")"};
        static const WordSet words{"army", "total", "comes", "come",    "all", "lot", "whole",
                                   "so",   "now",   "then",  "exactly", "is",  "was", "altogether"};
        return token.has_form(wanted) || token.is(wanted + "s") ||
               (token.is_mark()
                    ? marks.contains(token.plain())
                    : token.is_word() && (is_joining_word(token.plain()) || words.contains(token.plain())));
    }

    // "Total cost 20", "sum of costs": the word alone may tell the price of something.
    [[nodiscard]] bool adds_up_before(std::size_t at) const {
        constexpr std::size_t furthest = 4; // words
        for (std::size_t i = at - std::min(at, furthest); i < at; ++i)
            if (tokens_[i].has_form_in(list_of(WordList::sum)))
                return true;
        return false;
    }

    // "4 AP each", "4 per vignette"
    [[nodiscard]] bool is_of_one() const {
        static const WordSet words{"each", "ea", "apiece", "per", "je"};
        constexpr std::size_t furthest = 3; // tokens
        for (std::size_t i = at_ + 1; i < std::min(tokens_.size(), at_ + 1 + furthest); ++i)
            if (words.contains(tokens_[i].plain()))
                return true;
        return false;
    }

    // Behind "20" or "20 AP".
    [[nodiscard]] std::size_t end_of_number(bool is_cost) const {
        const auto cost = cost_of_moving(ruleset_);
        if (!is_cost || !cost)
            return at_ + 1;
        const Label words = words_of_label(ruleset_.numbers_of(Level::army)[*cost].id);
        return is_of(at_ + 1, words.front()) ? at_ + 2 : at_ + 1;
    }

    // "Activating the lot costs 20", "12 vignettes costing 20 AP to activate"
    [[nodiscard]] bool is_told_of_moving() const {
        static const WordSet verbs{"cost",  "costs", "costing", "cost's",
                                   "needs", "takes", "kostet",  "kosten"};
        static const WordSet moves{"activate", "activates",  "activating", "activated", "move",
                                   "moving",   "aktivieren", "aktiviert",  "bewegen"};
        static const WordSet ends{",", ";", ".", "(", ")", "!"};
        if (at_ + 1 < tokens_.size() && is_counted_thing(tokens_[at_ + 1].plain()))
            return false;
        const auto ends_clause = [&](std::size_t i) { return ends.contains(tokens_[i].plain()); };
        std::size_t begin = at_;
        while (begin != 0 && !ends_clause(begin - 1))
            --begin;
        bool verb = false;
        bool moved = false;
        for (std::size_t i = begin; i < tokens_.size() && !ends_clause(i); ++i) {
            verb = verb || verbs.contains(tokens_[i].plain());
            moved = moved || moves.contains(tokens_[i].plain());
        }
        return verb && moved && !is_of_one();
    }

    const Tokens& tokens_;
    std::size_t at_;
    const Ruleset& ruleset_;
};

} // namespace

std::optional<std::size_t> cost_of_moving(const Ruleset& ruleset) {
    const auto& numbers = ruleset.numbers_of(Level::army);
    const auto cost = std::find_if(numbers.begin(), numbers.end(),
                                   [](const Number& number) { return number.id.ends_with(cost_ending); });
    return cost == numbers.end() || !ruleset.conversion.price.empty()
               ? std::nullopt
               : std::optional(static_cast<std::size_t>(cost - numbers.begin()));
}

std::string name_of_cost(const Ruleset& ruleset) {
    const auto cost = cost_of_moving(ruleset);
    return cost ? words_of_id(*cost, ruleset) : std::string();
}

std::optional<NamedFigure> figure_named(const Tokens& tokens, std::size_t at, const Ruleset& ruleset) {
    return FigureReader(tokens, at, ruleset).read();
}

bool may_be_of_one_troop(std::int32_t value, std::size_t index, const Ruleset& ruleset) {
    const Trait* trait = ruleset.trait(Level::troop, ruleset.numbers_of(Level::army)[index].id);
    if (trait == nullptr || !trait->is_choice())
        return trait != nullptr;
    return std::any_of(trait->values.begin(), trait->values.end(),
                       [&](const auto& one) { return whole_number(one.id) == value; });
}

bool names_game(const Tokens& tokens, std::size_t at) {
    static const WordSet words{"game", "match", "limit", "tournament", "battle"};
    return at < tokens.size() && tokens[at].has_form_in(words);
}

bool is_worth_an_army(std::int32_t price, const Ruleset& ruleset) {
    if (!ruleset.size || !ruleset.size->slot || ruleset.conversion.price.empty())
        return false;
    const std::vector<std::size_t>& traits = ruleset.at(Level::army).traits;
    return std::any_of(traits.begin(), traits.end(), [&](std::size_t index) {
        const Trait& trait = ruleset.traits[index];
        return trait.is_number() && trait.slot == *ruleset.size->slot && trait.default_value > 0 &&
               price >= trait.default_value / 2;
    });
}

} // namespace muster
