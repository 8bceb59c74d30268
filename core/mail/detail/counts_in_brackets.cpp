// SPDX-License-Identifier: MIT
#include "mail/detail/counts_in_brackets.h"

#include "base/text.h"
#include "mail/detail/everyday_words.h"
#include "mail/detail/line_reading.h"
#include "mail/detail/word_lists.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace muster {

namespace {

// "(2) chariots of the guard: HSC IV RA"
bool has_bracketed_number(const MailLine& line, const Vocabulary& vocabulary) {
    return line.role == MailLine::Role::text && line.bracketed && whole_number(line.label).has_value() &&
           !is_digit(line.text.front()) && class_word_in(line.text, vocabulary) >= ClassWord::code;
}

// Whether the numbers may be those of the lines: they go on from 1 by one, through the list or anew beneath
// each heading.
bool may_number_lines(const std::vector<MailLine>& lines, const std::vector<std::size_t>& found) {
    std::int64_t last = 0;
    for (std::size_t i = 0; i < found.size(); ++i) {
        const std::int64_t number = whole_number(lines[found[i]].label).value_or(0);
        const bool anew = i == 0 || found[i] != found[i - 1] + 1;
        if (number != last + 1 && !(anew && number == 1))
            return false;
        last = number;
    }
    return true;
}

// "The number is in brackets", "(n) is how many there are"
bool says_that_they_count(std::string_view text) {
    static constexpr std::string_view counts[] = {"number", "numbers",  "count",
                                                  "counts", "how many", "quantity"};
    static constexpr std::string_view where[] = {"in brackets", "in the brackets", "in parentheses",
                                                 "bracketed"};
    const std::string small = small_letters(text);
    const auto says = [&](std::string_view words) { return small.find(words) != std::string::npos; };
    return std::any_of(std::begin(counts), std::end(counts), says) &&
           std::any_of(std::begin(where), std::end(where), says) && !says(" not ");
}

// "Total (12).", "12 vignettes in all": whether the line states the sum.
bool states(const MailLine& line, std::int64_t sum, const Vocabulary& vocabulary) {
    static const WordSet sums{"total", "totals",   "sum",   "altogether",
                              "all",   "together", "makes", "vignettes"};
    const Tokens tokens = vocabulary.tokens(line.text);
    return line.role == MailLine::Role::text &&
           std::any_of(tokens.begin(), tokens.end(),
                       [&](const Token& token) { return token.is_number() && token.value == sum; }) &&
           std::any_of(tokens.begin(), tokens.end(),
                       [](const Token& token) { return sums.contains(token.plain()); });
}

} // namespace

std::vector<MailLine> with_bracketed_counts(std::vector<MailLine> lines, const Vocabulary& vocabulary) {
    constexpr std::size_t fewest = 2;
    std::vector<std::size_t> found;
    std::int64_t sum = 0;
    for (std::size_t at = 0; at < lines.size(); ++at)
        if (has_bracketed_number(lines[at], vocabulary)) {
            found.push_back(at);
            sum += *whole_number(lines[at].label);
        }
    if (found.size() < fewest)
        return lines;
    const bool said = std::any_of(lines.begin(), lines.end(), [](const MailLine& line) {
        return line.role == MailLine::Role::text && says_that_they_count(line.text);
    });
    const bool stated = std::any_of(lines.begin(), lines.end(), [&](const MailLine& line) {
        return !line.bracketed && states(line, sum, vocabulary);
    });
    if (!said && may_number_lines(lines, found))
        return lines;
    if (!said && !stated) {
        for (const std::size_t at : found)
            if (lines[at].label != "1")
                lines[at].passed_over = fmt::format("({})", lines[at].label);
        return lines;
    }
    for (const std::size_t at : found) {
        lines[at].text = fmt::format("{} x {}", lines[at].label, lines[at].text);
        lines[at].label.clear();
        lines[at].bracketed = false;
    }
    return lines;
}

} // namespace muster
