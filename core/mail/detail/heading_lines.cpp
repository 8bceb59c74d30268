// SPDX-License-Identifier: MIT
#include "mail/detail/heading_lines.h"

#include "base/text.h"
#include "mail/detail/everyday_words.h"
#include "mail/detail/heading_names.h"
#include "mail/detail/heading_words.h"
#include "mail/detail/line_reading.h"
#include "mail/detail/mail_talk.h"
#include "mail/detail/phrases.h"
#include "mail/detail/table_cells.h"
#include "mail/detail/told_parts.h"
#include "mail/detail/word_lists.h"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <cstddef>
#include <string>
#include <string_view>

namespace muster {

namespace {

bool is_text(const MailLine& line) {
    return line.role == MailLine::Role::text;
}

// "1st unit, the King's chariots": where the name behind the label begins; 0 if none does.
std::size_t begin_of_unit_name(const MailLine& line, const Vocabulary& vocabulary) {
    const Tokens tokens = vocabulary.tokens(line.text);
    constexpr std::size_t longest_label = 3; // tokens
    bool unit = false;
    for (std::size_t at = 0; at + 1 < tokens.size() && at <= longest_label; ++at) {
        unit = unit || names_unit(tokens[at]);
        if (tokens[at].is(",") && unit && at >= 2)
            return tokens[at + 1].begin;
    }
    return 0;
}

bool has_digit(std::string_view text) {
    return std::any_of(text.begin(), text.end(), is_digit);
}

// Whether some line beneath says the value that the name of the unit says.
bool is_said_beneath(const PhraseItem& item, const std::vector<MailLine>& lines, std::size_t first,
                     const Vocabulary& vocabulary) {
    for (std::size_t at = first + 1; at < lines.size() && is_text(lines[at]) &&
                                     lines[at].indent > lines[first].indent && !lines[at].after_blank;
         ++at)
        for (const PhraseItem& said : phrases_in(lines[at].text, vocabulary).items)
            for (const Meaning& meaning : said.meanings)
                for (const Meaning& meant : item.meanings)
                    if (meaning.values == meant.values)
                        return true;
    return false;
}

// Words of a name say nothing more than the troops beneath do.
bool names_unit_above_troops(const std::vector<MailLine>& lines, std::size_t first,
                             const Vocabulary& vocabulary) {
    const MailLine& line = lines[first];
    if (!is_text(line) || line.heading || first + 1 >= lines.size() || !is_text(lines[first + 1]) ||
        lines[first + 1].indent <= line.indent || lines[first + 1].after_blank ||
        line.text.find_first_of("(:[\"") != std::string::npos)
        return false;
    const std::size_t begin = begin_of_unit_name(line, vocabulary);
    const std::string_view name = std::string_view(line.text).substr(begin);
    if (begin == 0 || has_digit(name))
        return false;
    const Phrases phrases = phrases_in(name, vocabulary);
    return !phrases.items.empty() &&
           std::all_of(phrases.items.begin(), phrases.items.end(), [&](const PhraseItem& item) {
               return is_said_beneath(item, lines, first, vocabulary);
           });
}

// "FOOT, four bases to the vignette" over its lines.
void put_values_in_brackets(MailLine& line, const Vocabulary& vocabulary) {
    static constexpr std::string_view of_one[] = {" to the vignette", " to a vignette", " per vignette",
                                                  " a vignette",      " each",          " to each vignette"};
    std::string_view text = line.text;
    if (text.ends_with(':'))
        text.remove_suffix(1);
    const std::size_t comma = std::min(text.find(", "), text.find(" - "));
    if (!is_text(line) || line.bullet || comma == std::string_view::npos || comma == 0 ||
        has_digit(text.substr(0, comma)))
        return;
    std::string_view values = trimmed(text.substr(comma + 2));
    const auto one = std::find_if(std::begin(of_one), std::end(of_one),
                                  [&](std::string_view words) { return values.ends_with(words); });
    if (one == std::end(of_one))
        return;
    values.remove_suffix(one->size());
    const Phrases name = phrases_in(text.substr(0, comma), vocabulary);
    const Phrases said = phrases_in(values, vocabulary, {Level::troop});
    if (name.tokens.size() != 1 ||
        !(is_in(WordList::foot, name.tokens[0].plain()) || is_in(WordList::horse, name.tokens[0].plain())))
        return;
    if (said.items.size() == 1 && said.items.front().begin == 0 &&
        said.items.front().end == said.tokens.size() && !said.items.front().meanings.empty())
        line.text = fmt::format("{} ({})", text.substr(0, comma), values);
}

// "FIRST WING: Eomer, sub-commander, rating 4. Orders: attack."
void put_body_words_in_brackets(MailLine& line, const Vocabulary& vocabulary) {
    const std::size_t colon = line.text.find(':');
    const std::size_t orders = line.text.find(". Orders: ");
    if (!is_text(line) || orders == std::string::npos || colon > orders || colon == 0)
        return;
    const Tokens name = vocabulary.tokens(std::string_view(line.text).substr(0, colon));
    const std::string_view behind =
        trimmed(std::string_view(line.text).substr(colon + 1, orders - colon - 1));
    const Tokens said = vocabulary.tokens(behind);
    const bool rated =
        std::any_of(said.begin(), said.end(), [](const Token& token) { return token.has_form("rating"); });
    if (!names_body_by_name(name, name.size()) || !rated || behind.find(". ") != std::string_view::npos ||
        behind.find_first_of("():") != std::string_view::npos ||
        line.text.find_first_of("():", orders + 9) != std::string::npos ||
        class_word_in(line.text, vocabulary) >= ClassWord::name)
        return;
    std::string_view rest = std::string_view(line.text).substr(orders + 2);
    while (rest.ends_with('.'))
        rest.remove_suffix(1);
    line.text = fmt::format("{} ({}, {})", line.text.substr(0, colon), behind, rest);
}

// 'Wing I  "The Gate"   sub-commander rating 3   orders attack' as 'Wing I "The Gate" (sub-commander rating
// 3, orders attack)': columns of spaces.
void put_columns_in_brackets(MailLine& line, const Vocabulary& vocabulary) {
    if (!is_text(line) || !line.parts.empty() || line.text.find("  ") == std::string::npos ||
        line.text.find_first_of("(|\t;") != std::string::npos || !rates_bodies(vocabulary.ruleset()) ||
        class_word_in(line.text, vocabulary) >= ClassWord::name)
        return;
    const std::vector<Cell> cells = cells_between_spaces(line.text);
    const auto tells_value = [&](const Cell& cell) {
        const Tokens tokens = vocabulary.tokens(cell.text);
        return says_rating(tokens, tokens.size()) || (!tokens.empty() && tokens.front().is("orders"));
    };
    const auto first = std::find_if(cells.begin(), cells.end(), tells_value);
    const Tokens name = vocabulary.tokens(cells.front().text);
    if (first == cells.begin() || first == cells.end() ||
        std::none_of(name.begin(), name.end(), names_part_of_field))
        return;
    std::string text;
    for (auto cell = cells.begin(); cell != cells.end(); ++cell)
        text += (cell == cells.begin() ? "" : cell == first ? " (" : cell < first ? " " : ", ") + cell->text;
    if (text.ends_with(':'))
        text.pop_back();
    line.text = text + ")";
}

// "Centre, all of it behind the wagons." as "Centre, all behind the wagons": pronouns and a full stop would
// make it a sentence, and that would be said of the whole army.
void put_all_of_part_plainly(MailLine& line, const Vocabulary& vocabulary) {
    static constexpr std::string_view all[] = {
        "all of it ",   "all of them ",     "all of these ",      "every one of them ", "each of them ",
        "all of that ", "every man of it ", "every man of them ", "the lot of them ",   "the whole of it ",
        "all "};
    static constexpr std::string_view marks[] = {", ", " (", " - ", ": "};
    constexpr std::size_t longest = 8; // words of the name
    for (const std::string_view mark : marks) {
        const std::size_t at = line.text.find(mark);
        const std::size_t begin = at + mark.size();
        if (!is_text(line) || !line.parts.empty() || at == std::string::npos)
            continue;
        const auto found = std::find_if(std::begin(all), std::end(all), [&](std::string_view words) {
            return line.text.compare(begin, words.size(), words) == 0;
        });
        const std::string_view name = std::string_view(line.text).substr(0, at);
        const Tokens tokens = vocabulary.tokens(name);
        const bool of_part = std::any_of(tokens.begin(), tokens.end(), [](const Token& token) {
            return names_part_of_field(token) || names_unit(token);
        });
        if (found == std::end(all) || !of_part || words_of(name).size() > longest || is_sentence(name))
            continue;
        line.text.replace(begin, found->size(), "all ");
        if (line.text.find('.') + 1 == line.text.size())
            line.text.pop_back();
    }
}

// "A-wing, rating 3, advance" as "Wing A, rating 3, advance".
void put_letter_behind_wing(MailLine& line) {
    constexpr std::size_t word = 2; // behind the letter and the hyphen
    if (!is_text(line) || line.text.size() <= word || line.text[1] != '-' ||
        std::isalnum(static_cast<unsigned char>(line.text[0])) == 0)
        return;
    const std::size_t end = std::min(line.text.find_first_of(" ,;:.("), line.text.size());
    std::string noun = line.text.substr(word, end - word);
    static const WordSet nouns{"wing", "Wing", "WING", "division", "flank", "battle"};
    if (!nouns.contains(noun) || !line.parts.empty())
        return;
    noun.front() = static_cast<char>(std::toupper(static_cast<unsigned char>(noun.front())));
    line.text.replace(0, end, noun + " " + line.text.substr(0, 1));
}

// "General R3", "Left wing, R2, hold" as "General rating 3", "Left wing, rating 2, hold".
void put_rating_in_words(MailLine& line, const Vocabulary& vocabulary) {
    if (!is_text(line) || !line.parts.empty() || line.text.find(" R") == std::string::npos ||
        !rates_bodies(vocabulary.ruleset()) || class_word_in(line.text, vocabulary) >= ClassWord::name)
        return;
    const Tokens tokens = vocabulary.tokens(line.text);
    const bool of_somebody = std::any_of(tokens.begin(), tokens.end(), [](const Token& token) {
        return token.is("general") || token.is("commander") || names_part_of_field(token);
    });
    const bool of_part = std::any_of(tokens.begin(), tokens.end(), names_part_of_field);
    for (std::size_t at = line.text.size(); of_somebody && at-- > 2;) {
        const bool ends = at + 1 == line.text.size() || line.text.find_first_of(" ,;:.)", at + 1) == at + 1;
        if (!is_digit(line.text[at]) || line.text[at - 1] != 'R' || line.text[at - 2] != ' ' || !ends)
            continue;
        if (of_part && at + 1 < line.text.size() && line.text[at + 1] == ' ') // "Left wing R2 hold"
            line.text.insert(at + 1, ",");
        line.text.replace(at - 1, 1, "rating ");
        if (of_part && std::isalnum(static_cast<unsigned char>(line.text[at - 3])) != 0)
            line.text.insert(at - 2, ",");
    }
}

// "A; Commander-in-Chief; 100", "B; 12 chariots; …": the letters that number rows.
void take_letters_of_rows(std::vector<MailLine>& lines) {
    constexpr std::size_t fewest = 3;
    std::vector<MailLine*> rows;
    for (MailLine& line : lines)
        if (is_text(line) && line.text.size() > 3 && line.text.substr(1, 2) == "; " &&
            line.text.front() == static_cast<char>('A' + rows.size()))
            rows.push_back(&line);
    if (rows.size() < fewest)
        return;
    for (MailLine* row : rows) {
        row->label = row->text.substr(0, 1);
        row->bullet = true;
        row->text.erase(0, 3);
        for (MailLine::Part& part : row->parts)
            part.offset -= std::min<std::size_t>(part.offset, 3);
    }
}

// "Unit 3 (sub-commander) - 2 riders / …": the dash is a colon, and no sign of the count.
void put_colon_for_dash(MailLine& line, const Vocabulary& vocabulary) {
    constexpr std::string_view dash = ") - ";
    const std::size_t at = line.text.find(dash);
    const std::size_t count = at + dash.size();
    if (at == std::string::npos || count >= line.text.size() || !is_digit(line.text[count]) ||
        !line.parts.empty())
        return;
    const Tokens tokens = vocabulary.tokens(std::string_view(line.text).substr(0, at + 1));
    if (tokens.size() > 3 && names_unit(tokens[0]) && tokens[1].is_number() && tokens[2].is("(") &&
        std::count_if(tokens.begin(), tokens.end(), [](const Token& token) { return token.is("("); }) == 1)
        line.text.replace(at + 1, 2, ":");
}

// "Tactical unit Foot" over troops that are counted: a heading, whatever its name means.
bool names_unit_over_counts(const std::vector<MailLine>& lines, std::size_t at) {
    static constexpr std::string_view opening = "tactical unit ";
    constexpr std::size_t longest = 4; // words of the name
    const MailLine& line = lines[at];
    if (!is_text(line) || !line.parts.empty() || !small_letters(line.text).starts_with(opening) ||
        at + 1 >= lines.size() || !is_text(lines[at + 1]) || !is_digit(lines[at + 1].text.front()))
        return false;
    const std::string_view name = std::string_view(line.text).substr(opening.size());
    return !has_digit(name) && name.find_first_of(":,;(-") == std::string_view::npos &&
           words_of(name).size() <= longest;
}

// "1. SAVARAN" over troops that are counted further in: words that say nothing of them.
bool names_numbered_entry(const std::vector<MailLine>& lines, std::size_t at, const Vocabulary& vocabulary) {
    constexpr std::size_t longest = 4; // words of the name
    const MailLine& line = lines[at];
    if (!is_text(line) || !line.parts.empty() || !is_number_alone(line.label) || at + 1 >= lines.size() ||
        !is_text(lines[at + 1]) || lines[at + 1].indent <= line.indent ||
        !is_digit(lines[at + 1].text.front()))
        return false;
    const Phrases phrases = phrases_in(line.text, vocabulary);
    return phrases.items.empty() && phrases.tokens.size() <= longest && !is_sentence(line.text) &&
           std::all_of(phrases.tokens.begin(), phrases.tokens.end(), [](const Token& token) {
               return token.is_word() && !names_part_of_field(token) && !names_unit(token);
           });
}

// Of three numbered entries or more the first, which would else be the name of the army.
void name_first_entry(std::vector<MailLine>& lines, const Vocabulary& vocabulary) {
    std::size_t first = lines.size();
    for (const std::string_view label : {"3", "2", "1"}) {
        std::size_t count = 0;
        for (std::size_t at = 0; at < lines.size(); ++at)
            if (is_text(lines[at]) && lines[at].label == label) {
                ++count;
                first = at;
            }
        if (count != 1)
            return;
    }
    lines[first].names_unit = lines[first].names_unit || names_numbered_entry(lines, first, vocabulary);
}

} // namespace

std::vector<MailLine> with_usual_headings(std::vector<MailLine> lines, const Vocabulary& vocabulary) {
    take_letters_of_rows(lines);
    name_first_entry(lines, vocabulary);
    for (std::size_t at = 0; at < lines.size(); ++at) {
        lines[at].names_unit = lines[at].names_unit || names_unit_above_troops(lines, at, vocabulary) ||
                               names_unit_over_counts(lines, at);
        put_letter_behind_wing(lines[at]);
        put_all_of_part_plainly(lines[at], vocabulary);
        put_told_of_part_in_brackets(lines[at], vocabulary);
        put_columns_in_brackets(lines[at], vocabulary);
        put_rating_in_words(lines[at], vocabulary);
        put_colon_for_dash(lines[at], vocabulary);
        put_values_in_brackets(lines[at], vocabulary);
        put_body_words_in_brackets(lines[at], vocabulary);
    }
    return lines;
}

} // namespace muster
