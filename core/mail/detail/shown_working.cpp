// SPDX-License-Identifier: MIT
#include "mail/detail/shown_working.h"

#include "base/text.h"
#include "mail/detail/everyday_words.h"
#include "mail/detail/line_reading.h"
#include "mail/detail/word_lists.h"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace muster {

namespace {

// ": 16 + 8 + 3 = 27, x 4 = 108"
struct Working {
    std::size_t begin = 0; // tokens
    std::size_t end = 0;
    std::int32_t each = 0;
    std::int32_t all = 0;
};

std::optional<Working> working_at(const Tokens& tokens, std::size_t at) {
    const auto number = [&](std::size_t i) { return i < tokens.size() && tokens[i].is_number(); };
    const auto is = [&](std::size_t i, std::string_view sign) {
        return i < tokens.size() && tokens[i].is(sign);
    };
    if (!number(at + 1))
        return std::nullopt;
    std::int64_t sum = tokens[at + 1].value;
    std::size_t next = at + 2;
    std::size_t terms = 1;
    for (; is(next, "+") && number(next + 1); next += 2, ++terms)
        sum += tokens[next + 1].value;
    constexpr std::size_t fewest = 3;
    if (terms < fewest || !is(next, "=") || !number(next + 1) || tokens[next + 1].value != sum)
        return std::nullopt;
    const std::int32_t each = tokens[next + 1].value;
    next += is(next + 2, ",") || is(next + 2, ";") ? 3 : 2;
    if (!(is(next, "x") || is(next, "*") || is(next, "times")) || !number(next + 1) || !is(next + 2, "=") ||
        !number(next + 3) || std::int64_t{each} * tokens[next + 1].value != tokens[next + 3].value)
        return std::nullopt;
    return Working{at, next + 4, each, tokens[next + 3].value};
}

// "Then I take", "And last I have": the token of the count behind it; nothing if the sentence begins
// otherwise.
std::optional<std::size_t> behind_taking(const Tokens& tokens, std::size_t begin, std::size_t end) {
    static const WordSet around{"then", "and", "next", "last",  "lastly", "finally", "also", "i",
                                "we",   "now", "with", "there", "come",   "comes",   "them", "behind"};
    static const WordSet taking{"take",   "have", "field", "bring", "buy",  "get", "add", "took",
                                "bought", "has",  "takes", "nehme", "habe", "are", "is"};
    bool taken = false;
    std::size_t at = begin;
    for (; at < end && (around.contains(tokens[at].plain()) || taking.contains(tokens[at].plain())); ++at)
        taken = taken || taking.contains(tokens[at].plain());
    return taken && at + 1 < end && tokens[at].is_number() && tokens[at + 1].is_word() ? std::optional(at)
                                                                                       : std::nullopt;
}

// ", and a second unit of 4 more": the token of the count; nothing if the clause begins otherwise.
std::optional<std::size_t> behind_another_unit(const Tokens& tokens, std::size_t begin) {
    static const WordSet words{"and",   "a",       "an",   "another", "second",
                               "third", "further", "unit", "of",      "with"};
    std::size_t at = begin;
    bool unit = false;
    for (; at < tokens.size() && (words.contains(tokens[at].plain()) || tokens[at].has_form("unit")); ++at)
        unit = unit || tokens[at].has_form("unit");
    return unit && at + 1 < tokens.size() && tokens[at].is_number() ? std::optional(at) : std::nullopt;
}

// ", that's another 85": the tokens from the mark to behind the sum.
std::optional<std::pair<std::size_t, std::size_t>> sum_told(const Tokens& tokens, std::size_t at) {
    static const WordSet words{"that",  "that's",  "which", "makes", "is",
                               "makes", "another", "it",    "it's",  "makes"};
    static const WordSet behind{"too", "also", "again", "points", "pts", "points.", "as", "well"};
    if (!tokens[at].is(","))
        return std::nullopt;
    std::size_t next = at + 1;
    while (next < tokens.size() && words.contains(tokens[next].plain()))
        ++next;
    if (next == at + 1 || next >= tokens.size() || !tokens[next].is_number() || tokens[next].as_word)
        return std::nullopt;
    std::size_t end = next + 1;
    while (end < tokens.size() && behind.contains(tokens[end].plain()))
        ++end;
    const bool ends = end == tokens.size() || tokens[end].is(".") || tokens[end].is(",");
    return ends ? std::optional(std::pair(next, end)) : std::nullopt;
}

} // namespace

std::string with_working_summed(std::string line, const Vocabulary& vocabulary) {
    if (line.find(" + ") == std::string::npos || vocabulary.ruleset().conversion.price.empty())
        return line;
    const Tokens tokens = vocabulary.tokens(line);
    for (std::size_t at = 1; at < tokens.size(); ++at)
        if ((tokens[at].is(":") || tokens[at].is(",") || tokens[at].is("=") || tokens[at].is("-")))
            if (const auto found = working_at(tokens, at))
                return fmt::format("{}, {} points each = {}{}", trimmed(line.substr(0, tokens[at].begin)),
                                   found->each, found->all, line.substr(tokens[found->end - 1].end));
    return line;
}

std::string with_takings_apart(std::string line, const Vocabulary& vocabulary) {
    if (vocabulary.ruleset().conversion.price.empty())
        return line;
    const Tokens tokens = vocabulary.tokens(line);
    std::string told;
    std::size_t copied = 0; // bytes
    std::size_t sentence = 0;
    for (std::size_t at = 0; at < tokens.size(); ++at) {
        if (at == sentence) {
            std::size_t end = at;
            while (end < tokens.size() && !tokens[end].is("."))
                ++end;
            const std::string_view words = std::string_view(line).substr(
                tokens[at].begin, tokens[end - (end == at ? 0 : 1)].end - tokens[at].begin);
            const auto count = behind_taking(tokens, at, end);
            const bool summed =
                std::any_of(tokens.begin() + static_cast<std::ptrdiff_t>(at),
                            tokens.begin() + static_cast<std::ptrdiff_t>(end), [&](const Token& token) {
                                const auto i = static_cast<std::size_t>(&token - tokens.data());
                                return sum_told(tokens, i).has_value();
                            });
            if (!count || !summed || class_word_in(words, vocabulary) < ClassWord::name) {
                sentence = end + 1;
                at = end;
                continue;
            }
            told += line.substr(copied, tokens[at].begin - copied);
            copied = tokens[*count].begin;
            at = *count;
            sentence = end + 1;
            continue;
        }
        const auto sum = sum_told(tokens, at);
        if (!sum)
            continue;
        told += line.substr(copied, tokens[at].begin - copied) + " = " + tokens[sum->first].text;
        copied = tokens[sum->second - 1].end;
        at = sum->second - 1;
        const std::size_t next = sum->second;
        if (next < tokens.size() && tokens[next].is(","))
            if (const auto count = behind_another_unit(tokens, next + 1)) {
                const std::size_t more = *count + 1;
                const bool idle = tokens[more].is("more") || tokens[more].is("further");
                told += ". " + tokens[*count].text + (idle ? "" : " ");
                copied = idle ? tokens[more].end : tokens[more].begin;
                at = idle ? more : *count;
            }
    }
    return told.empty() ? line : told + line.substr(copied);
}

std::string with_product_signed(std::string line, const Vocabulary& vocabulary) {
    constexpr std::string_view at_price = " at ";
    const std::size_t found = line.find(at_price);
    if (found == std::string::npos || line.find('=', found) == std::string::npos)
        return line;
    const Tokens tokens = vocabulary.tokens(line);
    for (std::size_t at = 2; at + 3 < tokens.size(); ++at) {
        const bool product = tokens[at].is("at") && tokens[at - 1].is_number() && tokens[at - 2].is_mark() &&
                             tokens[at + 1].is_number() && tokens[at + 2].is("=") &&
                             tokens[at + 3].is_number();
        if (!product || std::int64_t{tokens[at - 1].value} * tokens[at + 1].value != tokens[at + 3].value)
            continue;
        const bool ends = std::all_of(
            tokens.begin() + static_cast<std::ptrdiff_t>(at) + 4, tokens.end(),
            [](const Token& token) { return token.is_mark() || is_in(WordList::price_word, token.plain()); });
        const bool counted = tokens.front().is_number() && tokens.front().value == tokens[at - 1].value;
        if (ends || counted) // "Immortals: 20 at 7 = 140, heavy infantry" counts them there
            return line.replace(tokens[at].begin, tokens[at].end - tokens[at].begin, "x");
    }
    return line;
}

namespace {

// "33 IP each, 132" as "33 IP each = 132", where the one is a multiple of the other and nothing goes on
// behind.
std::string with_sum_behind_each(std::string line, const Vocabulary& vocabulary) {
    static const WordSet each{"each", "apiece", "ea"};
    if (line.find(", ") == std::string::npos)
        return line;
    const Tokens tokens = vocabulary.tokens(line);
    for (std::size_t at = 1; at + 2 < tokens.size(); ++at) {
        if (!each.contains(tokens[at].plain()) || !tokens[at + 1].is(",") || !tokens[at + 2].is_number() ||
            tokens[at + 2].as_word)
            continue;
        std::size_t price = at - 1;
        while (price != 0 && is_in(WordList::price_word, tokens[price].plain()))
            --price;
        std::size_t behind = at + 3;
        while (behind < tokens.size() && is_in(WordList::price_word, tokens[behind].plain()))
            ++behind;
        const bool ends = behind >= tokens.size() || tokens[behind].is(".") || tokens[behind].is(";") ||
                          tokens[behind].is(",");
        const std::int32_t one = tokens[price].value;
        if (price != 0 && tokens[price - 1].is("=")) // "120 + 25 = 145 each, 290" shows its working
            continue;
        if (tokens[price].is_number() && one > 0 && ends && tokens[at + 2].value > one &&
            tokens[at + 2].value % one == 0)
            return line.replace(tokens[at + 1].begin, tokens[at + 1].end - tokens[at + 1].begin, " =");
    }
    return line;
}

} // namespace

std::vector<MailLine> with_plain_prices(std::vector<MailLine> lines, const Vocabulary& vocabulary) {
    for (MailLine& line : lines)
        if (line.role == MailLine::Role::text && line.parts.empty()) {
            line.text = with_takings_apart(with_working_summed(std::move(line.text), vocabulary), vocabulary);
            if (!vocabulary.ruleset().conversion.price.empty())
                line.text =
                    with_sum_behind_each(with_product_signed(std::move(line.text), vocabulary), vocabulary);
        }
    return lines;
}

} // namespace muster
