// SPDX-License-Identifier: MIT
#include "mail/detail/worked_prices.h"

#include "mail/detail/everyday_words.h"
#include "mail/detail/word_lists.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>

namespace muster {

namespace {

bool is_money(const Token& token) {
    return is_in(WordList::money, token.plain()) || is_in(WordList::price_word, token.plain());
}

bool is_times(const Token& token) {
    static const WordSet times{"x", "*", "times", "mal"};
    return times.contains(token.plain());
}

// "10 IP x 6 = 60": a price, how many times, and what that makes.
struct Product {
    std::int32_t factors[2] = {0, 0};
    bool priced[2] = {false, false}; // a word for money stands behind it
    std::int32_t made = 0;
    std::string money;   // that word, as it was typed
    std::size_t end = 0; // tokens

    [[nodiscard]] bool comes_out() const { return std::int64_t{factors[0]} * factors[1] == made; }
    [[nodiscard]] std::string written(std::size_t count) const { // the count before the price
        const bool cut_short = money == "pts" || money == "pt";  // its dot would end no sentence
        return fmt::format("{} x {} = {} {}", factors[count], factors[1 - count], made,
                           cut_short ? "points" : money);
    }
};

// The product that begins at the token.
std::optional<Product> product_at(const Tokens& tokens, std::size_t at) {
    static const WordSet equals{"=", "makes", "is", "are", "macht"};
    Product product;
    for (const std::size_t factor : {0U, 1U}) {
        if (factor == 1 && (at >= tokens.size() || !is_times(tokens[at++])))
            return std::nullopt;
        if (at >= tokens.size() || !tokens[at].is_number())
            return std::nullopt;
        product.factors[factor] = tokens[at++].value;
        for (; at < tokens.size() && tokens[at].is_word() && !is_times(tokens[at]) &&
               !equals.contains(tokens[at].plain());
             ++at) {
            const bool each = tokens[at].is("each") || tokens[at].is("je");
            const bool money = !each && is_money(tokens[at]);
            if (!each && !money && !is_counted_thing(tokens[at].plain()))
                return std::nullopt;
            product.priced[factor] = product.priced[factor] || each || money;
            product.money = money ? tokens[at].text : product.money;
        }
    }
    if (at + 1 >= tokens.size() || !equals.contains(tokens[at].plain()) || !tokens[at + 1].is_number())
        return std::nullopt;
    product.made = tokens[at + 1].value;
    for (at += 2; at < tokens.size() && tokens[at].is_word() && is_money(tokens[at]); ++at)
        product.money = tokens[at].text;
    product.end = at;
    return product;
}

// The count before the price, as readers of prices want it.
std::optional<std::string> price_beneath(const Tokens& tokens, const Tokens& above) {
    const auto product = product_at(tokens, 0);
    if (!product || product->money.empty() || product->priced[0] == product->priced[1] ||
        !product->comes_out() ||
        std::any_of(tokens.begin() + static_cast<std::ptrdiff_t>(product->end), tokens.end(),
                    [](const Token& token) { return !token.is("."); }))
        return std::nullopt;
    const std::size_t count = product->priced[0] ? 1 : 0;
    const bool counted = std::any_of(above.begin(), above.end(), [&](const Token& token) {
        return token.is_number() && token.value == product->factors[count];
    });
    return counted ? std::optional(product->written(count)) : std::nullopt;
}

// Which factor of a product behind troops counts them; nothing where it is not plain.
std::optional<std::size_t> factor_that_counts(const Product& product, std::int32_t troops) {
    const bool told = product.priced[0] != product.priced[1];
    if (product.money.empty() || !product.comes_out() || (!told && product.priced[0]))
        return std::nullopt;
    for (const std::size_t count : {0U, 1U})
        if (product.factors[count] == troops && (told ? product.priced[1 - count] : count == 1))
            return count;
    return std::nullopt;
}

// "3 trolls, morale IV. 29 IP x 3 = 87." with its price as "3 x 29 = 87 IP".
void put_count_before_price(MailLine& line, const Vocabulary& vocabulary) {
    const Tokens tokens = vocabulary.tokens(line.text);
    const auto troops =
        std::find_if(tokens.begin(), tokens.end(), [](const Token& token) { return token.is_number(); });
    for (auto token = troops; token != tokens.end(); ++token) {
        const bool apart = token != troops && token->is_number() && (token - 1)->is_mark();
        const auto product =
            apart ? product_at(tokens, static_cast<std::size_t>(token - tokens.begin())) : std::nullopt;
        const auto count = product ? factor_that_counts(*product, troops->value) : std::nullopt;
        if (!count || (product->end < tokens.size() && !tokens[product->end].is_mark()))
            continue;
        const std::size_t begin = token->begin;
        const std::size_t end = tokens[product->end - 1].end;
        const std::string written = product->written(*count);
        for (MailLine::Part& part : line.parts)
            if (part.offset >= end)
                part.offset = part.offset + written.size() - (end - begin);
            else
                part.offset = std::min(part.offset, begin);
        line.text.replace(begin, end - begin, written);
        return;
    }
}

// "Each unit has a unit commander at 25": whether a line says that a commander costs so much.
bool tells_price_of_commander(const MailLine& line, std::int32_t price, const Vocabulary& vocabulary) {
    if (line.role != MailLine::Role::text || line.text.find("ommander") == std::string::npos)
        return false;
    const Tokens tokens = vocabulary.tokens(line.text);
    for (std::size_t at = 0; at < tokens.size(); ++at) {
        const bool commander = tokens[at].plain().starts_with("commander") && at != 0 &&
                               (tokens[at - 1].is("unit") || tokens[at - 1].is("own") ||
                                tokens[at - 1].is("a") || tokens[at - 1].is("its"));
        constexpr std::size_t furthest = 5; // tokens behind him
        for (std::size_t next = at + 1; commander && next < std::min(tokens.size(), at + furthest); ++next)
            if (tokens[next].is_number())
                return tokens[next].value == price;
    }
    return false;
}

// "@ 2 + 25 = 85" of 30 men: the token of the plus; the count of the tokens if it does not come out.
std::size_t plus_of_officer(const Tokens& tokens) {
    for (std::size_t at = 1; at + 5 < tokens.size(); ++at) {
        const bool signs = (tokens[at].is("@") || tokens[at].is("at") || tokens[at].is("x")) &&
                           tokens[at + 1].is_number() && tokens[at + 2].is("+") &&
                           tokens[at + 3].is_number() && tokens[at + 4].is("=") && tokens[at + 5].is_number();
        if (!signs)
            continue;
        const auto count =
            std::find_if(tokens.begin(), tokens.end(), [](const Token& token) { return token.is_number(); });
        const bool sum =
            std::int64_t{count->value} * tokens[at + 1].value + tokens[at + 3].value == tokens[at + 5].value;
        return sum ? at + 2 : tokens.size();
    }
    return tokens.size();
}

void put_officer_in_sum(std::vector<MailLine>& lines, const Vocabulary& vocabulary) {
    for (MailLine& line : lines) {
        if (line.role != MailLine::Role::text || line.text.find("+ ") == std::string::npos)
            continue;
        const Tokens tokens = vocabulary.tokens(line.text);
        const std::size_t plus = plus_of_officer(tokens);
        if (plus == tokens.size() || std::none_of(lines.begin(), lines.end(), [&](const MailLine& other) {
                return tells_price_of_commander(other, tokens[plus + 1].value, vocabulary);
            }))
            continue;
        line.text.insert(tokens[plus + 1].begin, "unit commander ");
    }
}

} // namespace

std::vector<MailLine> with_worked_prices(std::vector<MailLine> lines, const Vocabulary& vocabulary) {
    for (MailLine& line : lines)
        if (line.role == MailLine::Role::text && line.text.find_first_of("=m") != std::string::npos)
            put_count_before_price(line, vocabulary);
    for (std::size_t at = 1; at < lines.size(); ++at) {
        const MailLine& above = lines[at - 1];
        if (lines[at].role != MailLine::Role::text || above.role != MailLine::Role::text ||
            lines[at].text.find_first_of("=xm") == std::string::npos)
            continue;
        if (auto price = price_beneath(vocabulary.tokens(lines[at].text), vocabulary.tokens(above.text)))
            lines[at].text = std::move(*price);
    }
    if (!vocabulary.ruleset().conversion.price.empty())
        put_officer_in_sum(lines, vocabulary);
    return lines;
}

} // namespace muster
