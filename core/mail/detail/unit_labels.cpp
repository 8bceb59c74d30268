// SPDX-License-Identifier: MIT
#include "mail/detail/unit_labels.h"

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
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace muster {

namespace {

bool is_label(const Token& token) {
    return token.is_number() || is_letter_label(token);
}

// "Unit A = Riders; 4 vignettes; mounted"
void mark_equated_label(std::string& text, const Vocabulary& vocabulary) {
    if (text.find(" = ") == std::string::npos)
        return;
    const Tokens tokens = vocabulary.tokens(text);
    if (tokens.size() > 3 && names_unit(tokens[0]) && is_label(tokens[1]) && tokens[2].is("=") &&
        class_word_in(text.substr(tokens[2].end), vocabulary) >= ClassWord::name)
        text.replace(tokens[1].end, tokens[2].end - tokens[1].end, ":");
}

// "3 x Guard: foot / close [unit 1: General]": the label, and what stands behind it in the brackets.
struct LabelBehind {
    std::size_t begin = 0; // bytes, of the bracket
    std::string label;
    std::string said;
};

std::optional<LabelBehind> label_behind(const MailLine& line, const Vocabulary& vocabulary) {
    const std::string& text = line.text;
    if (line.role != MailLine::Role::text || text.empty() || (text.back() != ']' && text.back() != ')'))
        return std::nullopt;
    const std::size_t open = text.rfind(text.back() == ']' ? '[' : '(');
    if (open == std::string::npos || open == 0)
        return std::nullopt;
    const std::string inner = text.substr(open + 1, text.size() - open - 2);
    const Tokens tokens = vocabulary.tokens(inner);
    if (tokens.size() < 2 || !names_unit(tokens[0]) || !is_label(tokens[1]))
        return std::nullopt;
    constexpr std::int32_t most_units = 30;
    if (tokens[1].is_number() && tokens[1].value > most_units)
        return std::nullopt; // "(unit 145)" is what it costs
    static const WordSet marks{":", ",", ";", "-", "="};
    if (tokens.size() > 2 && (tokens.size() == 3 || !marks.contains(tokens[2].plain())))
        return std::nullopt;
    std::string said = tokens.size() > 2 ? inner.substr(tokens[2].end) : std::string();
    if (!said.empty() && marks_in(said, vocabulary).empty())
        return std::nullopt; // "(unit 1 of the left wing)"
    const std::string before = text.substr(0, open);
    if (names_unit(vocabulary.tokens(before)[0]) || class_word_in(before, vocabulary) < ClassWord::name)
        return std::nullopt;
    return LabelBehind{open, inner.substr(0, tokens[1].end), std::string(trimmed(said))};
}

void put_labels_in_front(std::vector<MailLine>& lines, const Vocabulary& vocabulary) {
    std::vector<std::optional<LabelBehind>> labels;
    labels.reserve(lines.size());
    for (const MailLine& line : lines)
        labels.push_back(label_behind(line, vocabulary));
    for (std::size_t at = 0; at < lines.size(); ++at) {
        const auto same = [&](const std::optional<LabelBehind>& other) {
            return other && small_letters(other->label) == small_letters(labels[at]->label);
        };
        if (!labels[at] || std::count_if(labels.begin(), labels.end(), same) != 1)
            continue; // several troops of one unit
        const std::string before(trimmed(std::string_view(lines[at].text).substr(0, labels[at]->begin)));
        std::string label = labels[at]->label;
        label.front() = label.front() == 'u' ? 'U' : label.front();
        lines[at].text = fmt::format("{}: {}{}", label, before,
                                     labels[at]->said.empty() ? "" : " (" + labels[at]->said + ")");
    }
}

// "Goblins (General and sub-commander in this unit)": the name and who is there; nothing of other lines.
std::optional<std::string> name_with_leaders(const MailLine& line, const Vocabulary& vocabulary) {
    static constexpr std::string_view places[] = {
        " in this unit",    " with this unit",  " in this one", " here",
        " with them",       " with these",      " are here",    " is here",
        " is in this unit", " are in this unit"};
    const std::size_t open = line.text.find(" (");
    if (line.role != MailLine::Role::text || open == std::string::npos || open == 0 ||
        line.text.find(')') + 1 != line.text.size() || line.text.find_first_of(":,;") < open ||
        std::any_of(line.text.begin(), line.text.end(), is_digit))
        return std::nullopt;
    std::string leaders = line.text.substr(open + 2, line.text.size() - open - 3);
    std::size_t longest = 0;
    for (const std::string_view place : places)
        if (leaders.ends_with(place))
            longest = std::max(longest, place.size());
    leaders.resize(leaders.size() - longest);
    const std::string name = line.text.substr(0, open);
    const Tokens tokens = vocabulary.tokens(name);
    const bool heads = std::any_of(tokens.begin(), tokens.end(), [](const Token& token) {
        return names_unit(token) || token.has_form_in(list_of(WordList::heading_noun));
    });
    return heads || marks_in(leaders, vocabulary).empty() ? std::nullopt
                                                          : std::optional(name + " (" + leaders + ")");
}

// Whether the line counts what stands above it: "6 vignettes: foot, loose order".
std::size_t end_of_count(const MailLine& line, const Vocabulary& vocabulary) {
    if (line.role != MailLine::Role::text || line.after_blank || line.bullet)
        return 0;
    const Tokens tokens = vocabulary.tokens(line.text);
    const bool counts = tokens.size() > 3 && tokens[0].is_number() && tokens[1].is_word() &&
                        is_counted_thing(tokens[1].plain()) && (tokens[2].is(":") || tokens[2].is(","));
    return counts && class_word_in(line.text, vocabulary) >= ClassWord::name ? tokens[1].end : 0;
}

void join_names_with_leaders(std::vector<MailLine>& lines, const Vocabulary& vocabulary) {
    for (std::size_t at = 0; at + 1 < lines.size(); ++at) {
        const MailLine& next = lines[at + 1];
        const std::size_t end = next.indent > lines[at].indent ? end_of_count(next, vocabulary) : 0;
        const auto name = end == 0 ? std::nullopt : name_with_leaders(lines[at], vocabulary);
        if (!name)
            continue;
        const std::string rest = next.text.substr(next.text.find_first_of(":,", end) + 1);
        lines[at].parts.push_back({end, next.number});
        lines[at].text = fmt::format("{} {}:{}", next.text.substr(0, end), *name, rest);
        lines.erase(lines.begin() + static_cast<std::ptrdiff_t>(at) + 1);
    }
}

// "Card 3: Elephants": the word, its number and a name that counts nobody.
bool is_numbered_card(const MailLine& line, const Vocabulary& vocabulary, std::int32_t number) {
    static const WordSet marks{":", "-", ".", ")", ","};
    if (line.role != MailLine::Role::text || line.bullet || line.heading || !line.parts.empty())
        return false;
    const Tokens tokens = vocabulary.tokens(line.text);
    return tokens.size() > 3 && tokens[0].is_word() && tokens[1].is_number() && !tokens[1].as_word &&
           tokens[1].value == number && marks.contains(tokens[2].plain()) && !names_unit(tokens[0]) &&
           !names_part_of_field(tokens[0]) && class_word_in(tokens[0].text, vocabulary) == ClassWord::none &&
           std::none_of(tokens.begin() + 3, tokens.end(),
                        [](const Token& token) { return token.is_number(); });
}

// Cards of one word, numbered from 1 on, each over a line that counts troops: units.
void mark_numbered_cards(std::vector<MailLine>& lines, const Vocabulary& vocabulary) {
    constexpr std::size_t fewest = 3;
    std::vector<std::size_t> cards;
    std::string word;
    for (std::size_t at = 0; at + 1 < lines.size(); ++at) {
        const auto next = static_cast<std::int32_t>(cards.size()) + 1;
        const std::string& below = lines[at + 1].text;
        if (!is_numbered_card(lines[at], vocabulary, next) || below.empty() || !is_digit(below.front()))
            continue;
        const std::string first = vocabulary.tokens(lines[at].text).front().plain();
        if (cards.empty())
            word = first;
        if (first == word)
            cards.push_back(at);
    }
    for (std::size_t i = 0; cards.size() >= fewest && i < cards.size(); ++i) {
        std::string& text = lines[cards[i]].text;
        text = fmt::format("Unit {}: {}", i + 1, text.substr(vocabulary.tokens(text)[2].end + 1));
    }
}

} // namespace

std::vector<MailLine> with_unit_labels_in_place(std::vector<MailLine> lines, const Vocabulary& vocabulary) {
    for (MailLine& line : lines)
        if (line.role == MailLine::Role::text)
            mark_equated_label(line.text, vocabulary);
    mark_numbered_cards(lines, vocabulary);
    put_labels_in_front(lines, vocabulary);
    join_names_with_leaders(lines, vocabulary);
    return lines;
}

} // namespace muster
