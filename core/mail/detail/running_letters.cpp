// SPDX-License-Identifier: MIT
#include "mail/detail/running_letters.h"

#include "base/text.h"
#include "mail/detail/mail_token.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <cstddef>
#include <string>
#include <string_view>

namespace muster {

namespace {

// What stands before and behind the letter.
struct LetterMarks {
    std::string_view before;
    std::string_view behind;
};

constexpr std::array<LetterMarks, 9> all_marks{{{"", ". "},
                                                {"", ") "},
                                                {"(", ") "},
                                                {"", ": "},
                                                {"", " - "},
                                                {"", "/ "},
                                                {"", " = "},
                                                {"[", "] "},
                                                {"", " "}}};

bool is_letter(char c) {
    return std::isalpha(static_cast<unsigned char>(c)) != 0;
}

// Behind the letter and its marks; 0 where the line does not begin so.
std::size_t end_of_letter(const MailLine& line, char letter, const LetterMarks& marks) {
    const std::string start = std::string(marks.before) + letter + std::string(marks.behind);
    if (line.role != MailLine::Role::text || !line.text.starts_with(start) ||
        line.text.size() <= start.size() || std::none_of(line.text.begin(), line.text.end(), is_digit))
        return 0;
    const char next = line.text[start.size()];
    const bool name = std::isupper(static_cast<unsigned char>(next)) != 0 || next == '"';
    return name || (is_digit(next) && marks.behind != " ") ? start.size() : 0;
}

// "C" of "40 HI C pike", "D" of "defence D, shield": a letter that stands alone behind the label.
bool has_letter_alone(std::string_view text) {
    for (std::size_t at = 1; at < text.size(); ++at) {
        const bool alone = text[at] >= 'A' && text[at] <= 'F' && is_space(text[at - 1]) &&
                           (at + 1 == text.size() || (!is_letter(text[at + 1]) && text[at + 1] != '.' &&
                                                      text[at + 1] != '\'' && !is_digit(text[at + 1])));
        const bool article = text[at] == 'A' && at + 1 < text.size() && is_space(text[at + 1]);
        if (alone && !article)
            return true;
    }
    return false;
}

void take_letters(std::vector<MailLine>& lines, const LetterMarks& marks) {
    constexpr std::size_t fewest = 3; // lines that are numbered
    std::vector<std::size_t> labelled;
    std::size_t graded = 0;
    for (std::size_t at = 0; at < lines.size() && labelled.size() < 26; ++at) {
        const char letter = static_cast<char>('A' + static_cast<char>(labelled.size()));
        const bool known = lines[at].label == std::string(1, letter);
        const std::size_t end = known ? 0 : end_of_letter(lines[at], letter, marks);
        if (!known && end == 0)
            continue;
        labelled.push_back(at);
        graded += has_letter_alone(std::string_view(lines[at].text).substr(end)) ? 1 : 0;
    }
    if (labelled.size() < fewest || graded < 2)
        return;
    for (std::size_t i = 0; i < labelled.size(); ++i) {
        MailLine& line = lines[labelled[i]];
        const char letter = static_cast<char>('A' + static_cast<char>(i));
        if (!line.label.empty() && line.label == std::string(1, letter))
            continue;
        const std::size_t before = line.text.size();
        line.text = trimmed(std::string_view(line.text).substr(end_of_letter(line, letter, marks)));
        line.label = std::string(1, letter);
        line.label_width = before - line.text.size();
        line.bullet = true;
    }
}

} // namespace

void take_running_letters(std::vector<MailLine>& lines) {
    for (const LetterMarks& marks : all_marks)
        take_letters(lines, marks);
}

} // namespace muster
