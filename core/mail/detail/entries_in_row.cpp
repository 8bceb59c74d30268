// SPDX-License-Identifier: MIT
#include "mail/detail/entries_in_row.h"

#include "base/text.h"
#include "mail/detail/denied_links.h"
#include "mail/detail/heading_words.h"
#include "mail/detail/phrases.h"
#include "mail/detail/troop_pieces.h"

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>

namespace muster {

namespace {

constexpr std::string_view entry_slash = " / ";
constexpr std::string_view entry_semicolon = "; ";

// "1 Fanatics, HIN-V-IA epoch III": one count, which begins it, one code, and a comma before that.
bool is_counted_code(std::string_view text, const Vocabulary& vocabulary) {
    const Phrases phrases = phrases_in(text, vocabulary);
    const Tokens& tokens = phrases.tokens;
    if (tokens.size() < 3 || !tokens[0].is_number() || tokens[0].value < 1 ||
        phrases.owner[0] != Phrases::nobody || text.find_first_of(":+;/[") != std::string_view::npos)
        return false;
    for (std::size_t at = 1; at < tokens.size(); ++at)
        if (tokens[at].is_number() && phrases.owner[at] == Phrases::nobody)
            return false;
    std::size_t codes = 0;
    bool comma = false;
    for (const PhraseItem& item : phrases.items) {
        const auto said = class_said(item, vocabulary);
        if (!said || said->second != ClassWord::code)
            continue;
        ++codes;
        const std::size_t begin = item.begin - (item.begin > 1 && tokens[item.begin - 1].is("(") ? 1 : 0);
        comma = begin != 0 && tokens[begin - 1].is(",");
    }
    return codes == 1 && comma;
}

// Behind the colon of "Left wing: 2 Lancers"; 0 where the line has no heading that names a part of the field.
std::size_t end_of_part_heading(std::string_view text, const Vocabulary& vocabulary) {
    const std::size_t colon = text.find(": ");
    if (colon == std::string_view::npos)
        return 0;
    const Tokens tokens = vocabulary.tokens(text.substr(0, colon));
    constexpr std::size_t longest = 4; // tokens
    const bool part =
        tokens.size() <= longest && std::any_of(tokens.begin(), tokens.end(), names_part_of_field);
    return part ? colon + 2 : 0;
}

// What stands between the marks behind `begin`; nothing where that is anything but such troops.
std::vector<std::string_view> entries_between(std::string_view text, std::size_t begin, std::string_view mark,
                                              const Vocabulary& vocabulary) {
    std::vector<std::string_view> entries;
    for (const std::string_view part : parts_of(text.substr(begin), mark)) {
        entries.push_back(trimmed(part));
        if (entries.back().ends_with('.'))
            entries.back().remove_suffix(1);
        if (!is_counted_code(entries.back(), vocabulary))
            return {};
    }
    return entries.size() < 2 ? std::vector<std::string_view>() : entries;
}

// Whether a line says that nothing is linked.
bool denies_all_links(const std::vector<MailLine>& lines, const Vocabulary& vocabulary) {
    return std::any_of(lines.begin(), lines.end(), [&](const MailLine& line) {
        const Tokens tokens = vocabulary.tokens(line.text);
        std::vector<bool> explained(tokens.size());
        return line.role == MailLine::Role::text && denies_links_in(tokens, explained);
    });
}

} // namespace

std::vector<MailLine> with_entries_of_row_apart(std::vector<MailLine> lines, const Vocabulary& vocabulary) {
    const bool unlinked = denies_all_links(lines, vocabulary);
    std::vector<MailLine> apart;
    for (MailLine& line : lines) {
        const bool may_hold = line.role == MailLine::Role::text && line.parts.empty() && !line.heading;
        const std::string_view text = line.text;
        const std::size_t begin = may_hold ? end_of_part_heading(text, vocabulary) : 0;
        std::vector<std::string_view> entries;
        if (may_hold && text.find(entry_semicolon) != std::string_view::npos)
            entries = entries_between(text, begin, entry_semicolon, vocabulary);
        else if (may_hold && unlinked && text.find(entry_slash) != std::string_view::npos)
            entries = entries_between(text, begin, entry_slash, vocabulary);
        if (entries.empty()) {
            apart.push_back(std::move(line));
            continue;
        }
        MailLine one = line;
        if (begin != 0) {
            one.text = trimmed(text.substr(0, begin));
            apart.push_back(one);
            one.after_blank = false;
        }
        for (const std::string_view entry : entries) {
            one.text = entry;
            apart.push_back(one);
            one.after_blank = false;
        }
    }
    return apart;
}

} // namespace muster
