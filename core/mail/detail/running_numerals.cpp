// SPDX-License-Identifier: MIT
#include "mail/detail/running_numerals.h"

#include "base/text.h"
#include "mail/detail/everyday_words.h"
#include "mail/detail/mail_token.h"
#include "mail/detail/word_lists.h"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <cstddef>
#include <iterator>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>

namespace muster {

namespace {

constexpr std::size_t fewest_labels = 3; // lines that are numbered

// Behind the label and one of the marks; 0 where the line does not begin with them.
std::size_t end_of_label(const MailLine& line, std::string_view label,
                         std::span<const std::string_view> marks) {
    const std::string_view text = line.text;
    if (line.role != MailLine::Role::text || !text.starts_with(label))
        return 0;
    for (const std::string_view mark : marks)
        if (text.substr(label.size()).starts_with(mark) && text.size() > label.size() + mark.size())
            return label.size() + mark.size();
    return 0;
}

void take_label(MailLine& line, std::string label, std::size_t end) {
    line.label = std::move(label);
    line.bullet = true;
    line.text = trimmed(std::string_view(line.text).substr(end));
}

// "1 Greeks     30 HI …": a number before a name, in a line that counts its troops behind it.
bool is_numbered_row(const MailLine& line, std::size_t number) {
    const std::string label = std::to_string(number) + " ";
    if (line.role != MailLine::Role::text || line.bullet || !line.text.starts_with(label))
        return false;
    const std::string_view rest = trimmed(std::string_view(line.text).substr(label.size()));
    const auto first = static_cast<unsigned char>(rest.empty() ? ' ' : rest.front());
    return std::isupper(first) != 0 && rest.find("  ") != std::string_view::npos &&
           std::any_of(rest.begin(), rest.end(), is_digit);
}

void take_numbers_of_rows(std::vector<MailLine>& lines) {
    std::vector<std::size_t> numbered;
    for (std::size_t at = 0; at < lines.size(); ++at)
        if (is_numbered_row(lines[at], numbered.size() + 1))
            numbered.push_back(at);
        else if (!numbered.empty() && is_digit(lines[at].text.empty() ? ' ' : lines[at].text.front()))
            return; // "4 HIS" between them: they count
    if (numbered.size() < fewest_labels)
        return;
    for (std::size_t i = 0; i < numbered.size(); ++i) {
        MailLine& line = lines[numbered[i]];
        const std::string label = std::to_string(i + 1);
        const std::size_t before = line.text.size();
        take_label(line, label, label.size());
        line.label_width = before - line.text.size();
    }
}

void take_numerals(std::vector<MailLine>& lines, std::span<const std::string_view> marks, std::size_t fewest,
                   bool only_counted) {
    static constexpr std::string_view numerals[] = {"I",   "II",   "III", "IV", "V",  "VI",
                                                    "VII", "VIII", "IX",  "X",  "XI", "XII"};
    std::vector<std::size_t> numbered;
    for (std::size_t at = 0; at < lines.size() && numbered.size() < std::size(numerals); ++at)
        if (end_of_label(lines[at], numerals[numbered.size()], marks) != 0)
            numbered.push_back(at);
    // "I. Cavalry Corps" heads a part; what is counted behind it is troops.
    const bool counted = std::all_of(numbered.begin(), numbered.end(), [&](std::size_t at) {
        return std::any_of(lines[at].text.begin(), lines[at].text.end(), is_digit);
    });
    if (numbered.size() < fewest || (only_counted && !counted))
        return;
    for (std::size_t i = 0; i < numbered.size(); ++i) {
        MailLine& line = lines[numbered[i]];
        take_label(line, std::string(numerals[i]), end_of_label(line, numerals[i], marks));
    }
}

// Which label a row of lines has at a place, from its first on: "a", "b" or "1", "2".
std::string label_in_row(char first, std::size_t place) {
    constexpr std::size_t letters = 26;
    if (is_digit(first))
        return std::to_string(place + 1);
    return place < letters ? std::string(1, static_cast<char>(first + static_cast<char>(place))) : "-";
}

// "a. two vignettes", "b. General": small letters, or letters and numbers before an arrow, that go on from
// line to line, and may begin again. Other letters before a dot may be a name: "C. Marius".
void take_labels_of_rows(std::vector<MailLine>& lines, char first, std::span<const std::string_view> marks) {
    std::vector<std::pair<std::size_t, std::string>> labelled;
    const auto has = [&](std::size_t at, const std::string& label) {
        return lines[at].label == label || end_of_label(lines[at], label, marks) != 0;
    };
    std::size_t place = 0;
    std::size_t longest = 0;
    for (std::size_t at = 0; at < lines.size(); ++at) {
        if (place > 1 && has(at, label_in_row(first, 0)))
            place = 0;
        if (const std::string label = label_in_row(first, place); has(at, label)) {
            labelled.emplace_back(at, label);
            longest = std::max(longest, ++place);
        }
    }
    for (const auto& [at, label] : labelled)
        if (const std::size_t end = end_of_label(lines[at], label, marks);
            longest >= fewest_labels && end != 0 && lines[at].label.empty())
            take_label(lines[at], label, end);
}

// Behind "Item 3.", "No. 3:" of the number; 0 where the line does not begin so.
std::size_t end_of_item(const MailLine& line, std::size_t number) {
    static const WordSet nouns{"item", "entry", "no", "nr", "number", "position", "pos", "posten", "eintrag"};
    static constexpr std::string_view marks[] = {". ", ": ", ") ", " - "};
    const std::size_t noun = std::min(line.text.find(' '), line.text.size());
    std::string word = small_letters(std::string_view(line.text).substr(0, noun));
    if (word.ends_with('.'))
        word.pop_back();
    if (!nouns.contains(word))
        return 0;
    return end_of_label(line, line.text.substr(0, noun) + " " + std::to_string(number), marks);
}

// "Item 1. King Porus", "Item 2. Five elephants": what the lines of a list are called says nothing more than
// their numbers.
void take_numbers_of_items(std::vector<MailLine>& lines) {
    std::vector<std::size_t> numbered;
    for (std::size_t at = 0; at < lines.size(); ++at)
        if (end_of_item(lines[at], numbered.size() + 1) != 0)
            numbered.push_back(at);
    for (std::size_t i = 0; numbered.size() >= fewest_labels && i < numbered.size(); ++i) {
        MailLine& line = lines[numbered[i]];
        take_label(line, std::to_string(i + 1), end_of_item(line, i + 1));
    }
}

// "Wardens, 3 vignettes", "Black Guard: 2 vignettes": the only count of a line stands behind a name.
bool has_count_behind_name(std::string_view text) {
    std::size_t counts = 0;
    if (text.empty() || std::isupper(static_cast<unsigned char>(text.front())) == 0)
        return false;
    for (std::size_t at = text.find_first_of(",:-"); at != std::string_view::npos;
         at = text.find_first_of(",:-", at + 1)) {
        const std::string_view behind = trimmed(text.substr(at + 1));
        const std::size_t digits = std::min(behind.find_first_not_of("0123456789"), behind.size());
        const std::vector<std::string_view> words = words_of(behind.substr(digits, 20));
        if (digits == 0 || digits > 3 || words.empty())
            continue;
        std::string word = small_letters(words.front());
        while (!word.empty() && std::isalpha(static_cast<unsigned char>(word.back())) == 0)
            word.pop_back();
        counts += is_counted_thing(word) ? 1 : 0;
    }
    return counts == 1;
}

// "4 Oathbreakers / …", "4 x Oathbreakers"
bool opens_with_count(std::string_view text) {
    const std::size_t digits = std::min(text.find_first_not_of("0123456789"), text.size());
    return digits != 0 && digits < 3 && digits + 2 < text.size() && text[digits] == ' ' &&
           std::isalpha(static_cast<unsigned char>(text[digits + 1])) != 0;
}

// Where what is counted begins behind the label; 0 if the line does not count so. `marks`: "(General)".
std::size_t behind_label_of_counted(const MailLine& line, const std::string& label, std::string& marks) {
    const std::string_view text = line.text;
    if (line.role != MailLine::Role::text || line.bullet || !text.starts_with(label) ||
        text.size() <= label.size())
        return 0;
    static constexpr std::string_view parting[] = {" / ", " | ", ". ", ") ", " - ", " "};
    const bool number = is_digit(label.front());
    for (const std::string_view mark : parting) {
        if (!text.substr(label.size()).starts_with(mark) || (!number && mark == " "))
            continue;
        std::size_t at = label.size() + mark.size();
        const std::size_t close =
            at < text.size() && text[at] == '(' ? text.find(") ", at) : std::string_view::npos;
        if (close != std::string_view::npos) {
            marks = text.substr(at, close + 1 - at);
            at = close + 2;
        }
        const std::string_view rest = text.substr(at);
        return has_count_behind_name(rest) || (number && opens_with_count(rest)) ? at : 0;
    }
    return 0;
}

// "1 Black Guard: 2 vignettes", "2 / 4 hillmen", "A. Wardens, 3 vignettes": what runs on from line to line is
// no count, as another stands behind it.
void take_labels_of_counted(std::vector<MailLine>& lines, char first) {
    std::vector<std::size_t> labelled;
    std::string marks;
    for (std::size_t at = 0; at < lines.size(); ++at)
        if (behind_label_of_counted(lines[at], label_in_row(first, labelled.size()), marks) != 0)
            labelled.push_back(at);
    if (labelled.size() < fewest_labels)
        return;
    for (std::size_t i = 0; i < labelled.size(); ++i) {
        MailLine& line = lines[labelled[i]];
        const std::string label = label_in_row(first, i);
        marks.clear();
        const std::size_t end = behind_label_of_counted(line, label, marks);
        if (marks.empty())
            take_label(line, label, end);
        else
            line.text = fmt::format("Unit {} {}: {}", label, marks, line.text.substr(end));
    }
}

// Where "unit 3" stands apart in a line of troops: "(unit 3; General with them)", "- unit 3", "[Unit 3]".
struct UnitAside {
    std::size_t begin = 0; // with the mark before it
    std::size_t end = 0;   // of the number
};

std::optional<UnitAside> unit_aside_in(std::string_view text, std::size_t number) {
    static constexpr std::string_view openings[] = {"(", "[", ", ", "; ", " - ", " / "};
    static constexpr std::string_view nouns[] = {"unit ", "unit no. ", "unit no ", "einheit "};
    const std::string small = small_letters(text);
    if (small.size() != text.size())
        return std::nullopt;
    for (const std::string_view opening : openings)
        for (const std::string_view noun : nouns) {
            const std::string aside = std::string(opening) + std::string(noun) + std::to_string(number);
            const std::size_t at = small.find(aside);
            const std::size_t end = at + aside.size();
            const bool ends =
                at != std::string::npos && at != 0 &&
                (end == small.size() || std::string_view(")];,").find(small[end]) != std::string_view::npos);
            if (ends && small.find(noun, end) == std::string::npos)
                return UnitAside{at, end};
        }
    return std::nullopt;
}

// "3x archers - … (unit 1; General with them)", "3x spears - … (unit 2)": units that run on from line to
// line.
void take_units_in_asides(std::vector<MailLine>& lines) {
    constexpr std::size_t fewest = 2;
    std::vector<std::size_t> numbered;
    for (std::size_t at = 0; at < lines.size(); ++at)
        if (lines[at].role == MailLine::Role::text && lines[at].label.empty() &&
            unit_aside_in(lines[at].text, numbered.size() + 1))
            numbered.push_back(at);
    for (std::size_t i = 0; numbered.size() >= fewest && i < numbered.size(); ++i) {
        MailLine& line = lines[numbered[i]];
        const UnitAside aside = *unit_aside_in(line.text, i + 1);
        const bool bracket = line.text[aside.begin] == '(' || line.text[aside.begin] == '[';
        const char next = aside.end < line.text.size() ? line.text[aside.end] : ' ';
        const bool closed = bracket && (next == ')' || next == ']');
        std::size_t end = closed ? aside.end + 1 : aside.end;
        while (bracket && !closed && end < line.text.size() &&
               (line.text[end] == ';' || line.text[end] == ',' || is_space(line.text[end])))
            ++end;
        line.text = trimmed(line.text.erase(aside.begin + (bracket && !closed ? 1 : 0),
                                            end - aside.begin - (bracket && !closed ? 1 : 0)));
        line.label = std::to_string(i + 1);
        line.bullet = true;
    }
}

} // namespace

void take_running_numerals(std::vector<MailLine>& lines) {
    static constexpr std::string_view dots[] = {". "};
    static constexpr std::string_view arrows[] = {" -> ", " => ", " \xE2\x86\x92 ", "-> ", "=> "};
    take_numbers_of_rows(lines);
    static constexpr std::string_view strokes[] = {" - ", ": ", " : "};
    static constexpr std::string_view stops[] = {". ", ".) ", ") "};
    take_numerals(lines, strokes, fewest_labels, false);
    take_numerals(lines, stops, fewest_labels, true);
    take_labels_of_rows(lines, 'a', dots);
    for (const char first : {'a', 'A', '1'})
        take_labels_of_rows(lines, first, arrows);
    take_numbers_of_items(lines);
    take_units_in_asides(lines);
    for (const char first : {'A', '1'})
        take_labels_of_counted(lines, first);
}

namespace {

// "I Corps", "I. Cavalry Corps": whether the "I" at `at` numbers a part of the army, whose name is in
// capitals.
bool numbers_part(const std::vector<std::string_view>& words, std::size_t at) {
    constexpr std::size_t furthest = 3; // words
    if (words[at] != "I" && words[at] != "I.")
        return false;
    for (std::size_t next = at + 1; next < std::min(words.size(), at + 1 + furthest); ++next) {
        if (std::isupper(static_cast<unsigned char>(words[next].front())) == 0)
            return false;
        const std::size_t end = words[next].find_first_of(",.;:()");
        if (is_in(WordList::body_heading, small_letters(words[next].substr(0, end))))
            return true;
    }
    return false;
}

// "Chariots I      8 chariots", "Guard Horse I - 12 HC": whether the "I" at `at` numbers a name in capitals
// that begins the line. No writer says of himself "I 8".
bool numbers_name(const std::vector<std::string_view>& words, std::size_t at) {
    constexpr std::size_t longest = 4; // words
    if (words[at] != "I" || at == 0 || at > longest || at + 1 >= words.size())
        return false;
    const bool count = is_digit(words[at + 1].front()) ||
                       (words[at + 1] == "-" && at + 2 < words.size() && is_digit(words[at + 2].front()));
    return count && std::all_of(words.begin(), words.begin() + static_cast<std::ptrdiff_t>(at),
                                [](std::string_view word) {
                                    return std::isupper(static_cast<unsigned char>(word.front())) != 0 &&
                                           word.find_first_of(".,;:!?") == std::string_view::npos;
                                });
}

} // namespace

std::vector<std::string_view> words_without_numerals(std::string_view text) {
    static const WordSet labels{"morale", "integrity", "epoch", "class"};
    std::vector<std::string_view> left;
    std::string_view before;
    const std::vector<std::string_view> words = words_of(text);
    for (std::size_t at = 0; at < words.size(); ++at) {
        const std::string_view word = words[at];
        const std::string of = word == "I" ? small_letters(before) : std::string();
        const bool numbers = labels.contains(of) ||
                             (left.size() == 1 && is_in(WordList::numbered_thing, of)) ||
                             numbers_part(words, at) || numbers_name(words, at);
        if (!numbers && word != "I," && word != "I;" && word != "I)" && word != "I/")
            left.push_back(word);
        before = word;
    }
    return left;
}

} // namespace muster
