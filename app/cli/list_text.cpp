// SPDX-License-Identifier: MIT
#include "list_text.h"

#include "base/text.h"
#include "layout.h"
#include "lists/list_description.h"

#include <fmt/format.h>

namespace muster {

namespace {

constexpr std::size_t line_indent = 2;
constexpr std::size_t amount_width = 11;
constexpr std::size_t detail_indent = line_indent + amount_width + 1;

void append_line(std::string& text, const ListLine& line, const Style& style) {
    const std::string words = clean(line.words);
    const std::string strong = fmt::format("{}{}{}", style.strong, words, style.reset);
    switch (line.kind) {
    case ListLineKind::title: text += fmt::format("{}, {}\n", strong, clean(line.more)); break;
    case ListLineKind::heading: text += fmt::format("\n{}\n", strong); break;
    case ListLineKind::entry:
        text += fmt::format("{:{}}{:{}}  {}  {}\n", "", line_indent, line.amount, amount_width - 1, strong,
                            clean(line.more));
        break;
    case ListLineKind::text: append_paragraph(text, words, {line_indent, style.width}); break;
    case ListLineKind::detail: append_paragraph(text, words, {detail_indent, style.width}); break;
    }
}

} // namespace

std::string list_page(const Ruleset& ruleset, const ListInForce& in_force,
                      const std::vector<ListHeading>& enemies, const Style& style) {
    std::string text;
    for (const ListLine& line : describe_list(ruleset, in_force, enemies))
        append_line(text, line, style);
    return text;
}

} // namespace muster
