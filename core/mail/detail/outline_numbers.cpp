// SPDX-License-Identifier: MIT
#include "mail/detail/outline_numbers.h"

#include "base/text.h"
#include "mail/detail/everyday_words.h"
#include "mail/detail/mail_token.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>

namespace muster {

namespace {

struct Outlined {
    std::size_t line = 0; // among the lines
    std::size_t end = 0;  // of the number, with what parts it from the text
    std::string label;    // "1.2", or "1" of a whole part
};

// Behind the number and a mark or a space; 0 where the line does not begin so.
std::size_t end_of_outline_number(const MailLine& line, const std::string& number) {
    static constexpr std::array<std::string_view, 5> marks{". ", ") ", ": ", " - ", " "};
    if (line.role != MailLine::Role::text || !line.text.starts_with(number))
        return 0;
    for (const std::string_view mark : marks)
        if (const std::size_t end = number.size() + mark.size();
            std::string_view(line.text).substr(number.size()).starts_with(mark) && end < line.text.size())
            return std::isalpha(static_cast<unsigned char>(line.text[end])) != 0 || line.text[end] == '"' ||
                           is_digit(line.text[end])
                       ? end
                       : 0;
    return 0;
}

// How the lines of a list are numbered: "1.2", "II/1", "A-3", "I/b".
struct OutlineStyle {
    enum class Part : std::uint8_t { number, numeral, letter };
    Part part = Part::number;
    char mark = '.';
    bool small_letters = false; // "a" in place of "1"

    [[nodiscard]] std::string name_of(std::size_t of_part) const {
        static constexpr std::array<std::string_view, 12> numerals{"I",   "II",   "III", "IV", "V",  "VI",
                                                                   "VII", "VIII", "IX",  "X",  "XI", "XII"};
        if (part == Part::number)
            return std::to_string(of_part);
        if (of_part > numerals.size())
            return "?";
        return part == Part::numeral
                   ? std::string(numerals[of_part - 1])
                   : std::string(1, static_cast<char>('A' + static_cast<char>(of_part - 1)));
    }
    [[nodiscard]] std::string label(std::size_t of_part, std::size_t place) const {
        constexpr std::size_t letters = 26;
        const std::string behind = !small_letters ? std::to_string(place)
                                   : place <= letters
                                       ? std::string(1, static_cast<char>('a' + static_cast<char>(place - 1)))
                                       : "?";
        return name_of(of_part) + mark + behind;
    }
};

// Where the label ends behind "Unit " in front of what is counted: "Unit I/1 4 Orcs".
std::size_t end_behind_noun(const MailLine& line, const std::string& label) {
    for (const std::string_view noun : {"Unit ", "unit ", "UNIT ", "Einheit "}) {
        if (!line.text.starts_with(noun))
            continue;
        MailLine behind = line;
        behind.text.erase(0, noun.size());
        const std::size_t end = end_of_outline_number(behind, label);
        return end != 0 && is_digit(behind.text[end]) ? noun.size() + end : 0;
    }
    return 0;
}

// The numbers of the lines from the first of a part on: "1", "1.1", "1.2", "2", "2.1". A label that was taken
// already counts too.
std::vector<Outlined> outline_of(const std::vector<MailLine>& lines, const OutlineStyle& style) {
    std::vector<Outlined> found;
    std::size_t part = 0;
    std::size_t place = 0;
    const bool plain = style.part == OutlineStyle::Part::number && style.mark == '.';
    for (std::size_t at = 0; at < lines.size(); ++at) {
        const auto take = [&](const std::string& label) {
            if (!plain && lines[at].label == label)
                return true;
            const std::size_t begun = end_of_outline_number(lines[at], label);
            const std::size_t end = begun != 0 || plain ? begun : end_behind_noun(lines[at], label);
            if (end != 0)
                found.push_back({at, end, label});
            return end != 0;
        };
        if (part != 0 && take(style.label(part, place + 1))) {
            ++place;
        } else if (take(style.label(part + 1, 1))) {
            ++part;
            place = 1;
        }
    }
    return found;
}

// "1 Wing of the Hall" over "1.1": the number of the part, where a name stands behind it and no count.
void take_numbers_of_parts(std::vector<MailLine>& lines, const std::vector<Outlined>& outline,
                           const OutlineStyle& style) {
    for (const Outlined& one : outline) {
        if (style.part != OutlineStyle::Part::number || !one.label.ends_with("1") || one.line == 0 ||
            one.label[one.label.size() - 2] != style.mark)
            continue;
        MailLine& heading = lines[one.line - 1];
        const std::string number = one.label.substr(0, one.label.find(style.mark));
        if (const std::size_t end = end_of_outline_number(heading, number);
            end != 0 && std::isupper(static_cast<unsigned char>(heading.text[end])) != 0)
            heading.text = trimmed(std::string_view(heading.text).substr(end));
    }
}

// Whether the lines beneath say what the troops of the name are.
bool heads_block(const std::vector<MailLine>& lines, std::size_t at) {
    const MailLine& line = lines[at];
    if (std::any_of(line.text.begin(), line.text.end(), is_digit) || at + 1 >= lines.size() ||
        lines[at + 1].after_blank || lines[at + 1].role != MailLine::Role::text ||
        line.text.find(" - ") != std::string::npos || line.text.find(',') != std::string::npos)
        return false;
    const MailLine& next = lines[at + 1];
    return next.indent > line.indent && std::any_of(next.text.begin(), next.text.end(), is_digit);
}

// "Black Uruks (General here)" as "Unit "Black Uruks" (General here)".
std::string as_unit(const std::string& name) {
    const std::size_t open = name.find(" (");
    const std::string aside = open == std::string::npos ? "" : small_letters(name.substr(open));
    const bool of_leaders =
        aside.find("general") != std::string::npos || aside.find("commander") != std::string::npos;
    const std::size_t end = of_leaders ? open : name.size();
    std::string bare(trimmed(std::string_view(name).substr(0, end)));
    if (bare.ends_with(':'))
        bare.pop_back();
    return bare.find('"') == std::string::npos
               ? fmt::format("Unit \"{}\"{}", bare, std::string_view(name).substr(end))
               : name;
}

void take_outline(std::vector<MailLine>& lines, const OutlineStyle& style) {
    constexpr std::size_t fewest = 3; // lines that are numbered
    const std::vector<Outlined> outline = outline_of(lines, style);
    if (outline.size() < fewest)
        return;
    take_numbers_of_parts(lines, outline, style);
    for (const Outlined& one : outline) {
        MailLine& line = lines[one.line];
        const std::size_t before = line.text.size();
        line.text = trimmed(std::string_view(line.text).substr(one.end));
        line.label_width = before - line.text.size();
        if (heads_block(lines, one.line)) {
            line.text = as_unit(line.text);
            continue;
        }
        line.label = one.label;
        line.bullet = true;
    }
}

} // namespace

void take_outline_numbers(std::vector<MailLine>& lines) {
    using Part = OutlineStyle::Part;
    take_outline(lines, {Part::number, '.', false});
    for (const Part part : {Part::number, Part::numeral, Part::letter})
        for (const char mark : {'/', '-', '.'})
            for (const bool small : {false, true})
                if (part != Part::number || mark != '.' || small)
                    take_outline(lines, {part, mark, small});
}

} // namespace muster
