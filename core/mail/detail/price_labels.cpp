// SPDX-License-Identifier: MIT
#include "mail/detail/price_labels.h"

#include "base/text.h"
#include "mail/detail/everyday_words.h"
#include "mail/detail/word_lists.h"

#include <fmt/format.h>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace muster {

namespace {

// Where a label and its price stand, as tokens.
struct LabelledPrice {
    std::size_t begin = 0;
    std::size_t end = 0;
    std::string unit; // "IP each"
    std::int32_t price = 0;
};

class PriceLabels {
public:
    explicit PriceLabels(const Tokens& tokens) : tokens_(tokens) {}

    [[nodiscard]] std::optional<LabelledPrice> at(std::size_t begin) const {
        if (begin != 0 && !tokens_[begin - 1].is_mark())
            return std::nullopt;
        std::size_t at = begin;
        const std::optional<std::string> unit = unit_at(at);
        if (!unit)
            return std::nullopt;
        bool each = skip_each(++at);
        const bool marked = is(at, ":") || is(at, "=");
        at += marked ? 1 : 0;
        if (at >= tokens_.size() || !tokens_[at].is_number() || tokens_[at].as_word)
            return std::nullopt;
        const std::int32_t price = tokens_[at++].value;
        at += at < tokens_.size() && is_in(WordList::price_word, tokens_[at].plain()) && !is_each(at) ? 1 : 0;
        const bool behind = !each && marked && skip_each(at);
        each = each || behind;
        // "Points: 1000" at the head of a line may be the size of the game.
        if ((!each && (!marked || begin == 0)) || (at < tokens_.size() && !tokens_[at].is_mark()))
            return std::nullopt;
        if (is(at, "+") || is(at, "x") || is(at, "*") || is(at, "="))
            return std::nullopt; // "IP each: 33 + 5"
        return LabelledPrice{begin, at, *unit + (each ? " each" : ""), price};
    }

private:
    [[nodiscard]] bool is(std::size_t at, std::string_view text) const {
        return at < tokens_.size() && tokens_[at].is(text);
    }

    [[nodiscard]] bool is_each(std::size_t at) const {
        return is(at, "each") || is(at, "apiece") || is(at, "je");
    }

    // What the prices count: "points" where the label does not say it.
    [[nodiscard]] std::optional<std::string> unit_at(std::size_t at) const {
        static const WordSet prices{"price", "prices", "cost", "costs", "preis", "kosten", "value"};
        if (is_each(at))
            return std::nullopt;
        if (is_in(WordList::price_word, tokens_[at].plain()))
            return tokens_[at].text;
        return prices.contains(tokens_[at].plain()) ? std::optional<std::string>("points") : std::nullopt;
    }

    // "each", "per vignette", "a figure", "/vignette"
    bool skip_each(std::size_t& at) const {
        if (is_each(at)) {
            ++at;
            return true;
        }
        const bool opens = is(at, "per") || is(at, "pro") || is(at, "a") || is(at, "/");
        if (!opens || at + 1 >= tokens_.size() || !is_counted_thing(tokens_[at + 1].plain()))
            return false;
        at += 2;
        return true;
    }

    const Tokens& tokens_;
};

} // namespace

std::string with_price_before_label(std::string line, const Vocabulary& vocabulary) {
    const Tokens tokens = vocabulary.tokens(line);
    const PriceLabels labels(tokens);
    for (std::size_t at = tokens.size(); at-- > 0;) // from the end, so that what is before stays where it is
        if (const auto found = labels.at(at)) {
            const std::size_t begin = tokens[found->begin].begin;
            line.replace(begin, tokens[found->end - 1].end - begin,
                         fmt::format("{} {}", found->price, found->unit));
        }
    return line;
}

} // namespace muster
