// SPDX-License-Identifier: MIT
#include "mail/detail/numbered_ranges.h"

#include "base/text.h"
#include "mail/detail/mail_token.h"

#include <fmt/format.h>

#include <optional>
#include <string>

namespace muster {

namespace {

struct NumberedLine {
    std::size_t line = 0; // index
    std::int32_t first = 0;
    std::int32_t last = 0;
    std::size_t behind = 0; // where the text begins
};

// "1-4. ", "5 - 6) ", "8–9: ", "11 to 12. "
std::optional<NumberedLine> range_in(const std::string& text) {
    std::size_t at = 0;
    const auto skip_blanks = [&] {
        while (at < text.size() && is_space(text[at]))
            ++at;
    };
    const auto number = [&] {
        const std::size_t begin = at;
        while (at < text.size() && is_digit(text[at]))
            ++at;
        return whole_number(std::string_view(text).substr(begin, at - begin));
    };
    const auto first = number();
    skip_blanks();
    if (text.compare(at, 1, "-") == 0)
        ++at;
    else if (text.compare(at, 3, "to ") == 0)
        at += 2;
    else
        return std::nullopt;
    skip_blanks();
    const auto last = number();
    if (!first || !last || *last <= *first || at >= text.size())
        return std::nullopt;
    const bool marked = text[at] == '.' || text[at] == ')' || text[at] == ':';
    at += marked ? 1 : 0;
    if (at >= text.size() || !is_space(text[at]))
        return std::nullopt;
    skip_blanks();
    return NumberedLine{0, *first, *last, at};
}

std::optional<NumberedLine> numbered(const MailLine& line) {
    if (line.role != MailLine::Role::text)
        return std::nullopt;
    if (const auto label = whole_number(line.label))
        return NumberedLine{0, *label, *label, 0};
    return line.bullet ? std::nullopt : range_in(line.text);
}

} // namespace

std::vector<MailLine> with_ranges_counted(std::vector<MailLine> lines) {
    std::vector<NumberedLine> found;
    bool ranges = false;
    for (std::size_t i = 0; i < lines.size(); ++i)
        if (auto line = numbered(lines[i])) {
            line->line = i;
            const std::int32_t expected = found.empty() ? 1 : found.back().last + 1;
            if (line->first != expected)
                return lines;
            ranges = ranges || line->last > line->first;
            found.push_back(*line);
        }
    if (!ranges || found.size() < 2)
        return lines;
    for (const NumberedLine& line : found)
        if (line.last > line.first) {
            std::string& text = lines[line.line].text;
            text = fmt::format("{} x {}", line.last - line.first + 1, text.substr(line.behind));
        }
    return lines;
}

} // namespace muster
