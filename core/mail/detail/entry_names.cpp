// SPDX-License-Identifier: MIT
#include "mail/detail/entry_names.h"

#include "base/text.h"
#include "mail/detail/heading_words.h"
#include "mail/detail/line_reading.h"
#include "mail/detail/mail_talk.h"
#include "mail/detail/phrases.h"
#include "mail/detail/troop_pieces.h"

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>

namespace muster {

namespace {

// Where the full stop behind the name stands, before a count; npos of other lines.
std::size_t stop_behind_name(const MailLine& line, const Vocabulary& vocabulary) {
    constexpr std::size_t longest = 5; // tokens of the name
    constexpr std::size_t none = std::string::npos;
    if (line.role != MailLine::Role::text || !line.parts.empty() || line.label.empty())
        return none;
    const std::size_t stop = line.text.find(". ");
    if (stop == none || stop + 2 >= line.text.size() || !is_digit(line.text[stop + 2]))
        return none;
    const std::string name = line.text.substr(0, stop);
    const Tokens tokens = vocabulary.tokens(name);
    const bool names = !tokens.empty() && tokens.size() <= longest && tokens.front().is_word() &&
                       has_capital_letter(tokens.front()) && !names_unit(tokens.front()) &&
                       !names_part_of_field(tokens.front()) && !is_sentence(name) &&
                       std::none_of(tokens.begin(), tokens.end(), [](const Token& token) {
                           return token.is_number() || token.is(":") || token.is("(") || token.is("\"");
                       });
    return names ? stop : none;
}

// Whether the text names one class of rank and file and says nothing else.
bool is_class_alone(std::string_view text, const Vocabulary& vocabulary) {
    const Phrases phrases = phrases_in(text, vocabulary, {Level::troop});
    if (phrases.items.size() != 1 || phrases.items.front().end != phrases.tokens.size() ||
        phrases.items.front().begin != 0)
        return false;
    const auto said = class_said(phrases.items.front(), vocabulary);
    return said && said->second >= ClassWord::name && !vocabulary.is_leader(said->first);
}

// Whether the text names no other class than that of an officer.
bool has_officers_alone(std::string_view text, const Vocabulary& vocabulary) {
    const Phrases phrases = phrases_in(text, vocabulary, {Level::troop});
    return std::all_of(phrases.items.begin(), phrases.items.end(), [&](const PhraseItem& item) {
        const auto said = class_said(item, vocabulary);
        return !said || vocabulary.is_leader(said->first);
    });
}

} // namespace

std::vector<MailLine> with_names_of_entries(std::vector<MailLine> lines, const Vocabulary& vocabulary) {
    constexpr std::ptrdiff_t fewest = 3;
    const auto is_entry = [&](const MailLine& line) {
        return stop_behind_name(line, vocabulary) != std::string::npos;
    };
    if (std::count_if(lines.begin(), lines.end(), is_entry) < fewest)
        return lines;
    for (MailLine& line : lines) {
        const std::size_t stop = stop_behind_name(line, vocabulary);
        if (stop == std::string::npos)
            continue;
        std::string name = line.text.substr(0, stop);
        std::erase(name, ','); // "PHALANX, 1st"
        line.text = name + ":" + line.text.substr(stop + 1);
    }
    return lines;
}

std::vector<MailLine> with_classes_of_entries(std::vector<MailLine> lines, const Vocabulary& vocabulary) {
    for (MailLine& line : lines) {
        const std::size_t colon = line.text.find(": ");
        if (line.role != MailLine::Role::text || !line.parts.empty() || colon == std::string::npos ||
            colon + 2 >= line.text.size() || !is_digit(line.text[colon + 2]))
            continue;
        const std::string name = line.text.substr(0, colon);
        const std::string rest = line.text.substr(colon + 2);
        const std::size_t count = rest.find_first_not_of("0123456789");
        if (count == std::string::npos || rest[count] != ' ' || !is_class_alone(name, vocabulary) ||
            !has_officers_alone(rest, vocabulary))
            continue;
        line.text = rest.substr(0, count) + " " + name + rest.substr(count);
    }
    return lines;
}

} // namespace muster
