// SPDX-License-Identifier: MIT
#include "mail/detail/written_count.h"

#include "army/army.h"
#include "base/text.h"
#include "mail/detail/everyday_words.h"

#include <fmt/format.h>

#include <algorithm>
#include <regex>

namespace muster {

namespace {

std::optional<std::int32_t> taken(std::string& text, const std::regex& pattern) {
    std::smatch match;
    if (!std::regex_search(text, match, pattern))
        return std::nullopt;
    const auto number = whole_number(plain_number(match[1].str()));
    text = match.prefix().str() + " " + match.suffix().str();
    return number;
}

std::regex price_pattern(std::string_view before, std::string_view behind) {
    return std::regex(fmt::format("{}{}{}", before, number_pattern, behind), std::regex::icase);
}

} // namespace

// "@ 7", "35 IP each", "= 140", "72 pts", and a number in a last column
void take_price(std::string& text, WrittenTroop& troop, bool priced) {
    static const std::regex at =
        price_pattern(R"((?:@|à\s)\s*)", R"((?:\s*(?:pts?|points?|punkte|each|ip|ap)\b)*)");
    static const std::regex apiece =
        price_pattern(R"(\b)", R"(\s*(?:pts?|points?|punkte|ip)?\s*(?:each|apiece|je|per figure)\b)");
    static const std::regex equals = price_pattern(R"(=\s*)", R"((?:\s*(?:pts?|points?|punkte|ip|ap)\b)*)");
    static const std::regex points = price_pattern(R"(\b)", R"(\s*(?:pts?|points?|punkte|ip)\b)");
    static const std::regex column = price_pattern(R"((?:\s{2,}|\.{2,}\s*))", R"(\s*$)");
    static const std::regex counted(R"(^\s*[0-9]{1,3}(?:\s*[xX*×]|\s)|[@=]|\s[xX]\s*[0-9])");
    const bool may_end_in_price = priced && std::regex_search(text, counted);
    troop.each = taken(text, at);
    if (!troop.each)
        troop.each = taken(text, apiece);
    troop.sum = taken(text, equals);
    if (!troop.sum)
        troop.sum = taken(text, points);
    if (!troop.sum && may_end_in_price)
        troop.sum = taken(text, column);
    static const std::regex last(R"(^\s*[0-9]{1,3}\s.*[A-Za-z]\s+([0-9]{2,5})\s*$)"); // "1 sub general 50"
    if (std::smatch match; priced && !troop.sum && !troop.each && std::regex_match(text, match, last)) {
        troop.sum = whole_number(match[1].str());
        text.resize(static_cast<std::size_t>(match.position(1)));
    }
}

void take_count(std::string& text, WrittenTroop& troop) {
    static const std::regex patterns[] = {
        std::regex(R"(^\s*([0-9]{1,3})\s*[xX*]\s*)"), std::regex(R"(^\s*[xX]\s*([0-9]{1,3})\b)"),
        std::regex(R"(^\s*([0-9]{1,3})\s*×\s*)"),     std::regex(R"(^\s*([0-9]{1,3})\s+)"),
        std::regex(R"(\s[xX*]\s*([0-9]{1,3})\s*$)"),  std::regex(R"(\s[xX*]\s*([0-9]{1,3})\b)"),
        std::regex(R"(\s×\s*([0-9]{1,3})\b)"),        std::regex(R"([\s(]([0-9]{1,3})\)?\s*$)"),
        std::regex(R"(^\s*([0-9]{1,3})(?=[A-Z]))")};
    constexpr std::size_t bare_at_end = 7;
    for (std::size_t i = 0; i < std::size(patterns); ++i) {
        const auto count = taken(text, patterns[i]);
        if (!count)
            continue;
        troop.counted = *count >= 1;
        troop.counted_last = i == bare_at_end;
        troop.count = std::clamp(*count, 1, most_count);
        return;
    }
}

// "1x3Cv or 4Sp": the first is taken.
void take_choice(std::string& text, WrittenTroop& troop) {
    static const std::regex choice(
        R"(\s+or\s+((?:[0-9]{1,2}\s*x\s*)?[0-9]?[A-Z][A-Za-z]{1,3}(?:\([SOIFX]\))?)(?=[\s(]|$))");
    for (std::smatch match; std::regex_search(text, match, choice);) {
        troop.guesses.push_back(fmt::format("the choice of {} is left out", match[1].str()));
        text = match.prefix().str() + " " + match.suffix().str();
    }
}

} // namespace muster
