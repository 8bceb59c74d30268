// SPDX-License-Identifier: MIT
#include "mail/detail/unit_prices.h"

#include "base/text.h"
#include "mail/detail/line_reading.h"
#include "mail/detail/phrases.h"
#include "mail/detail/troop_pieces.h"
#include "mail/detail/word_lists.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <utility>

namespace muster {

namespace {

bool is_priced(const Vocabulary& vocabulary) {
    return !vocabulary.ruleset().conversion.price.empty();
}

// Of the tokens up to `end`.
bool is_price(const Tokens& tokens, std::size_t end) {
    if (end == 0 || !tokens.front().is_number())
        return false;
    for (std::size_t at = 1; at < end; ++at) {
        const bool sum = tokens[at].is_number() && tokens[at - 1].is("="); // "28 IP each = 56"
        const bool word = tokens[at].is_word() && is_in(WordList::price_word, tokens[at].plain());
        const bool times = tokens[at].is("x") ||
                           (tokens[at].is_number() && (tokens[at - 1].is("x") || tokens[at - 1].is("@")));
        if (!sum && !word && !times && !tokens[at].is_mark())
            return false;
    }
    return true;
}

bool is_officer_word(const Token& token) {
    return token.has_form("commander") || token.has_form("officer");
}

// "10", "at 10 points", "@ 10 = 210" from `begin` on.
bool prices_officer(const Tokens& tokens, std::size_t begin) {
    static const WordSet joints{"at", "@", "for", "is", "costs", "="};
    std::size_t numbers = 0;
    for (std::size_t at = begin; at < tokens.size(); ++at) {
        if (tokens[at].is_number()) {
            if (++numbers > 1 && !tokens[at - 1].is("="))
                return false;
        } else if (!tokens[at].is_mark() && !joints.contains(tokens[at].plain()) &&
                   !is_in(WordList::price_word, tokens[at].plain())) {
            return false;
        }
    }
    return numbers != 0;
}

} // namespace

bool is_price_alone(const Tokens& tokens) {
    return is_price(tokens, tokens.size());
}

bool is_price_with_officer(const Tokens& tokens, const Vocabulary& vocabulary) {
    static const WordSet joints{"unit", "a", "an", "its", "own", "plus", "and", "the", "with", "+", ",", ";"};
    const auto officer = std::find_if(tokens.begin(), tokens.end(), is_officer_word);
    if (!is_priced(vocabulary) || officer == tokens.end())
        return false;
    const auto at = static_cast<std::size_t>(officer - tokens.begin());
    std::size_t end = at;
    while (end != 0 && joints.contains(tokens[end - 1].plain()))
        --end;
    return end != at && is_price(tokens, end) && prices_officer(tokens, at + 1);
}

namespace {

// "20 @ 7", "20 x 7", "20 at 7": the token that parts them; 0 if the tokens begin otherwise.
std::size_t sign_of_price(const Tokens& tokens) {
    static const WordSet signs{"@", "x", "at", "à"};
    return tokens.size() > 3 && tokens[0].is_number() && !tokens[0].as_word &&
                   signs.contains(tokens[1].plain()) && tokens[2].is_number() && tokens[3].is("=")
               ? 1
               : 0;
}

bool names_leaders_alone(std::string_view text, const Vocabulary& vocabulary) {
    const Phrases phrases = phrases_in(text, vocabulary);
    return std::all_of(phrases.items.begin(), phrases.items.end(), [&](const PhraseItem& item) {
        const auto said = class_said(item, vocabulary);
        return !said || vocabulary.is_leader(said->first);
    });
}

// A line of rank and file that counts so many of them and says no price.
bool counts_so_many(const MailLine& line, std::int32_t count, const Vocabulary& vocabulary) {
    if (line.role != MailLine::Role::text || line.text.find_first_of("@=") != std::string::npos ||
        class_word_in(line.text, vocabulary) < ClassWord::name)
        return false;
    const Tokens tokens = vocabulary.tokens(line.text);
    return std::any_of(tokens.begin(), tokens.end(),
                       [&](const Token& token) { return token.is_number() && token.value == count; });
}

} // namespace

std::vector<MailLine> with_prices_joined(std::vector<MailLine> lines, const Vocabulary& vocabulary) {
    if (!is_priced(vocabulary))
        return lines;
    std::vector<MailLine> joined;
    for (MailLine& line : lines) {
        const Tokens tokens = vocabulary.tokens(line.text);
        const std::size_t sign = sign_of_price(tokens);
        if (sign != 0 && !joined.empty() && line.role == MailLine::Role::text && !line.after_blank &&
            !line.bullet && line.parts.empty() && names_leaders_alone(line.text, vocabulary) &&
            counts_so_many(joined.back(), tokens[0].value, vocabulary)) {
            constexpr std::string_view mark = ", @ ";
            MailLine& above = joined.back();
            above.parts.push_back({above.text.size() + mark.size(), line.number});
            above.text += fmt::format("{}{}", mark, line.text.substr(tokens[sign + 1].begin));
            continue;
        }
        joined.push_back(std::move(line));
    }
    return joined;
}

std::optional<CarriedForward> carried_forward_in(std::string_view line, const Vocabulary& vocabulary) {
    static const WordSet telling{"carried", "carries", "carry", "running", "cumulative", "far", "übertrag"};
    static const WordSet around{"forward", "total", "so", "to", "now", "is", ":", "=", "sum", "makes"};
    if (line.find_first_of("0123456789") == std::string_view::npos)
        return std::nullopt;
    const Tokens tokens = vocabulary.tokens(line);
    std::size_t end = tokens.size();
    while (end != 0 && (tokens[end - 1].is(".") || tokens[end - 1].is(")") ||
                        is_in(WordList::price_word, tokens[end - 1].plain())))
        --end;
    if (end < 3 || !tokens[end - 1].is_number() || tokens[end - 1].as_word)
        return std::nullopt;
    std::size_t begin = end - 1;
    bool told = false;
    while (begin != 0 &&
           (telling.contains(tokens[begin - 1].plain()) || around.contains(tokens[begin - 1].plain()))) {
        --begin;
        told = told || telling.contains(tokens[begin].plain());
    }
    static const WordSet marks{",", ";", ".", "-", "("};
    if (!told || begin == 0 || !marks.contains(tokens[begin - 1].plain()) ||
        std::none_of(tokens.begin(), tokens.begin() + static_cast<std::ptrdiff_t>(begin),
                     [](const Token& token) { return token.is_number(); }))
        return std::nullopt;
    return CarriedForward{std::string(trimmed(line.substr(0, tokens[begin - 1].begin))),
                          tokens[end - 1].value};
}

} // namespace muster
