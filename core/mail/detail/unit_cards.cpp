// SPDX-License-Identifier: MIT
#include "mail/detail/unit_cards.h"

#include "base/text.h"
#include "mail/detail/everyday_words.h"
#include "mail/detail/heading_words.h"
#include "mail/detail/line_reading.h"
#include "mail/detail/mail_talk.h"
#include "mail/detail/named_units.h"
#include "mail/detail/word_lists.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace muster {

namespace {

struct CardHead {
    std::string counted; // "Unit 2: 3 vignettes of Guards"
    std::string leaders; // "The General is with this unit"
};

// "Guards", "3 vignettes", "The General is with this unit": between full stops, semicolons or dashes.
std::vector<std::string_view> told_on_card(std::string_view text) {
    static constexpr std::string_view stops[] = {". ", "; ", " - "};
    std::vector<std::string_view> told;
    while (!text.empty()) {
        std::size_t end = text.size();
        std::size_t next = text.size();
        for (const std::string_view stop : stops)
            if (const std::size_t at = text.find(stop); at < end) {
                end = at;
                next = at + stop.size();
            }
        std::string_view part = trimmed(text.substr(0, end));
        while (part.ends_with('.'))
            part.remove_suffix(1);
        told.push_back(part);
        text = trimmed(text.substr(next));
    }
    return told;
}

// Where what stands behind "Unit:" or "Unit 2:" begins; 0 if the line does not begin so.
std::size_t end_of_card_label(const MailLine& line, const Vocabulary& vocabulary) {
    const std::size_t colon = line.text.find(": ");
    if (line.role != MailLine::Role::text || colon == std::string::npos || !line.parts.empty())
        return 0;
    const Tokens label = vocabulary.tokens(std::string_view(line.text).substr(0, colon));
    const bool of_unit = !label.empty() && label.size() <= 2 && names_unit(label[0]) &&
                         (label.size() == 1 || label[1].is_number() || is_letter_label(label[1]));
    return of_unit ? colon + 2 : 0;
}

bool counts_whole_card(const Tokens& tokens) {
    return tokens.size() == 2 && tokens[0].is_number() && tokens[0].value > 0 && tokens[1].is_word() &&
           is_counted_thing(tokens[1].plain());
}

// Nothing where the line says anything but a name, how many they are and who is with them.
std::optional<CardHead> card_head_in(const MailLine& line, const Vocabulary& vocabulary) {
    const std::size_t begin = end_of_card_label(line, vocabulary);
    const auto told = begin == 0 ? std::vector<std::string_view>()
                                 : told_on_card(std::string_view(line.text).substr(begin));
    if (told.size() < 2)
        return std::nullopt;
    const Tokens name = vocabulary.tokens(told.front());
    const bool plain = !name.empty() && class_word_in(told.front(), vocabulary) < ClassWord::name &&
                       std::none_of(name.begin(), name.end(),
                                    [](const Token& token) { return token.is_number() || token.is(":"); });
    if (!plain || !counts_whole_card(vocabulary.tokens(told[1])))
        return std::nullopt;
    CardHead head{fmt::format("{}{} of {}", line.text.substr(0, begin), told[1], told.front()), {}};
    for (auto part = told.begin() + 2; part != told.end(); ++part) {
        if (marks_in(*part, vocabulary).empty())
            return std::nullopt;
        head.leaders += (head.leaders.empty() ? "" : ", ") + std::string(*part);
    }
    return head;
}

// "20 points": the price of a card.
bool is_price_on_card(const MailLine& line, const Vocabulary& vocabulary) {
    const Tokens tokens = vocabulary.tokens(line.text);
    return std::all_of(tokens.begin(), tokens.end(), [](const Token& token) {
        return token.is_mark() || token.is_number() || is_in(WordList::price_word, token.plain());
    });
}

// "IP 20 each", "IP: 20" as "20 IP each" and "20 IP": the number first, as readers of prices want it.
void put_number_of_price_first(MailLine& line, const Vocabulary& vocabulary) {
    const Tokens tokens = vocabulary.tokens(line.text);
    const std::size_t number = tokens.size() > 1 && tokens[1].is_mark() ? 2 : 1;
    if (tokens.size() <= number || !tokens[0].is_word() || !tokens[number].is_number() ||
        !line.parts.empty() || !is_price_on_card(line, vocabulary))
        return;
    line.text =
        fmt::format("{} {}{}", tokens[number].text, tokens[0].text, line.text.substr(tokens[number].end));
}

// The line behind the values, which stand further in; `first` + 1 if none of them says a class.
std::size_t end_of_card(const std::vector<MailLine>& lines, std::size_t first, const Vocabulary& vocabulary) {
    bool classed = false;
    std::size_t end = first + 1;
    for (; end < lines.size() && lines[end].role == MailLine::Role::text && !lines[end].after_blank &&
           lines[end].indent > lines[first].indent;
         ++end)
        classed = classed || class_word_in(lines[end].text, vocabulary) >= ClassWord::name;
    return classed ? end : first + 1;
}

} // namespace

std::vector<MailLine> with_card_heads_counted(std::vector<MailLine> lines, const Vocabulary& vocabulary) {
    for (std::size_t first = 0; first < lines.size(); ++first) {
        auto head = card_head_in(lines[first], vocabulary);
        std::size_t end = head ? end_of_card(lines, first, vocabulary) : first + 1;
        if (end == first + 1)
            continue;
        lines[first].text = std::move(head->counted);
        put_number_of_price_first(lines[end - 1], vocabulary);
        if (head->leaders.empty())
            continue;
        if (is_price_on_card(lines[end - 1], vocabulary))
            --end;
        MailLine leaders = lines[first + 1];
        leaders.number = lines[first].number;
        leaders.text = std::move(head->leaders);
        lines.insert(lines.begin() + static_cast<std::ptrdiff_t>(end), std::move(leaders));
    }
    return lines;
}

} // namespace muster
