// SPDX-License-Identifier: MIT
#include "mail/detail/stat_blocks.h"

#include "base/text.h"
#include "mail/detail/line_reading.h"

#include <algorithm>
#include <utility>

namespace muster {

namespace {

constexpr std::size_t fewest_traits = 2; // lines of a block, besides its first

// "Weapon: natural weapons": the name of a trait of troops stands before the colon.
bool is_trait_line(const MailLine& line, const Vocabulary& vocabulary) {
    const std::size_t colon = line.text.find_first_of(":=");
    if (line.role != MailLine::Role::text || colon == std::string::npos || colon + 1 == line.text.size())
        return false;
    const Tokens tokens = vocabulary.tokens(std::string_view(line.text).substr(0, colon));
    const auto match = tokens.empty() ? std::nullopt : vocabulary.longest(tokens, 0);
    if (!match || match->end != tokens.size())
        return false;
    return std::any_of(match->phrase->labels.begin(), match->phrase->labels.end(), [&](std::size_t trait) {
        return vocabulary.ruleset().traits[trait].level == Level::troop;
    });
}

// A line that may name the troops of the block beneath it.
bool may_begin(const MailLine& line, const Vocabulary& vocabulary) {
    return line.role == MailLine::Role::text && !line.heading && line.parts.empty() &&
           !is_trait_line(line, vocabulary) && !line.text.ends_with(':') &&
           class_word_in(line.text, vocabulary) < ClassWord::name;
}

// "= 22 IP each" beneath its troops.
bool goes_on_with_sum(const MailLine& above, const MailLine& line) {
    return line.role == MailLine::Role::text && !line.after_blank && line.text.starts_with("= ") &&
           line.indent > above.indent;
}

bool begins_with_digit(const MailLine& line) {
    return is_digit(line.text.front());
}

// "mounted, loose, regular" beneath "3 x riders, 24 IP each".
bool describes(const MailLine& above, const MailLine& line, const Vocabulary& vocabulary) {
    return begins_with_digit(above) && line.role == MailLine::Role::text && !line.after_blank &&
           !line.bullet && !begins_with_digit(line) && line.indent > above.indent &&
           line.text.find(':') == std::string::npos &&
           class_word_in(line.text, vocabulary) >= ClassWord::name;
}

// The line behind the last of those that belong to the line at `first`.
std::size_t end_of_block(const std::vector<MailLine>& lines, std::size_t first,
                         const Vocabulary& vocabulary) {
    std::size_t end = first + 1;
    while (end < lines.size() && !lines[end].after_blank && lines[end].indent >= lines[first].indent &&
           is_trait_line(lines[end], vocabulary))
        ++end;
    if (end - first <= fewest_traits)
        end = first + 1;
    if (end == first + 1 && end < lines.size() && describes(lines[first], lines[end], vocabulary))
        ++end;
    if (end != first + 1 && !may_begin(lines[first], vocabulary))
        end = first + 1;
    if (end < lines.size() && goes_on_with_sum(lines[first], lines[end]))
        ++end;
    return end;
}

} // namespace

std::vector<MailLine> joined_blocks(std::vector<MailLine> lines, const Vocabulary& vocabulary) {
    std::vector<MailLine> joined;
    for (std::size_t first = 0; first < lines.size();) {
        const std::size_t end = end_of_block(lines, first, vocabulary);
        MailLine whole = std::move(lines[first]);
        for (std::size_t at = first + 1; at < end; ++at) {
            whole.parts.push_back({whole.text.size() + 2, lines[at].number});
            whole.text += ", " + lines[at].text;
        }
        joined.push_back(std::move(whole));
        first = end;
    }
    return joined;
}

} // namespace muster
