// SPDX-License-Identifier: MIT
#include "mail/detail/label_columns.h"

#include "base/utf8.h"
#include "mail/detail/form_blocks.h"

#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace muster {

namespace {

struct Labelled {
    MailLine line;          // with a colon behind the label
    std::size_t column = 0; // of the value, in characters
};

// The line, if nothing but a label of a form and one value stand in it.
std::optional<Labelled> labelled(const MailLine& line, const Vocabulary& vocabulary) {
    constexpr std::string_view gap = "  ";
    const std::size_t end = line.text.find(gap);
    if (line.role != MailLine::Role::text || line.heading || line.bullet || !line.parts.empty() ||
        end == std::string::npos || line.text.find_first_of(":=|\t") < end)
        return std::nullopt;
    const std::size_t value = line.text.find_first_not_of(' ', end);
    if (value == std::string::npos || line.text.find(gap, value) != std::string::npos)
        return std::nullopt;
    Labelled found{line, line.indent + characters_in(std::string_view(line.text).substr(0, value))};
    found.line.text.replace(end, value - end, ": ");
    return is_form_line(found.line, vocabulary) ? std::optional(std::move(found)) : std::nullopt;
}

} // namespace

std::vector<MailLine> with_label_columns(std::vector<MailLine> lines, const Vocabulary& vocabulary) {
    constexpr std::size_t fewest = 4; // lines whose values stand in the same column
    std::map<std::size_t, std::vector<std::pair<std::size_t, MailLine>>> by_column;
    for (std::size_t at = 0; at < lines.size(); ++at)
        if (auto found = labelled(lines[at], vocabulary))
            by_column[found->column].emplace_back(at, std::move(found->line));
    for (auto& [column, found] : by_column)
        for (auto& [at, line] : found)
            if (found.size() >= fewest)
                lines[at] = std::move(line);
    return lines;
}

} // namespace muster
