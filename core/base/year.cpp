// SPDX-License-Identifier: MIT
#include "base/year.h"

#include "base/letters.h"
#include "base/text.h"
#include "base/translation.h"

#include <fmt/format.h>

#include <algorithm>

namespace muster {

namespace {

constexpr std::int32_t last_year = 9999;
// Years AD before this one are written with a mark that distinguishes them from years BC.
constexpr std::int32_t plain_from = 1000;
constexpr std::string_view digits = "0123456789";

// What stands around the figures of a year, without spaces and points: "bc", "vchr".
std::string era_of(std::string_view text) {
    std::string era;
    for (const char c : text)
        if (c != ' ' && c != '.' && digits.find(c) == std::string_view::npos)
            era += lowered(c);
    return era;
}

} // namespace

std::optional<std::int32_t> parse_year(std::string_view text) {
    const bool before_christ = text.starts_with('-');
    if (before_christ)
        text.remove_prefix(1);
    const auto year = whole_number(text);
    if (!year || *year < 1 || *year > last_year || text.front() == '0')
        return std::nullopt;
    return before_christ ? -*year : *year;
}

std::string year_words(std::int32_t year) {
    if (year < 0)
        return translate_format("{} BC", -static_cast<std::int64_t>(year));
    return year < plain_from ? translate_format("AD {}", year) : fmt::format("{}", year);
}

std::optional<std::int32_t> parse_typed_year(std::string_view text) {
    if (const auto year = parse_year(text))
        return year;
    const std::size_t begin = std::min(text.find_first_of(digits), text.size());
    const std::size_t end = std::min(text.find_first_not_of(digits, begin), text.size());
    const auto year = parse_year(text.substr(begin, end - begin));
    if (!year || text.find_first_of(digits, end) != std::string_view::npos)
        return std::nullopt;
    const std::string era = era_of(text);
    if (era == "bc" || era == "bce" || era == era_of(year_words(-1)))
        return -*year;
    const bool is_ad = era.empty() || era == "ad" || era == "ce" || era == era_of(year_words(1));
    return is_ad ? year : std::nullopt;
}

std::optional<std::pair<std::int32_t, std::size_t>> year_at_start(std::string_view text) {
    const std::size_t begin = std::min(text.find_first_of(digits), text.size());
    const std::size_t end = std::min(text.find_first_not_of(digits, begin), text.size());
    const auto year = parse_year(text.substr(begin, end - begin));
    if (!year)
        return std::nullopt;
    for (const std::int32_t one : {-*year, *year})
        if (const std::string words = year_words(one); text.starts_with(words))
            return std::pair(one, words.size());
    return begin == 0 ? std::optional(std::pair(*year, end)) : std::nullopt;
}

} // namespace muster
