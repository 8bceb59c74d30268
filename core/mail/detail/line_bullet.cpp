// SPDX-License-Identifier: MIT
#include "mail/detail/line_bullet.h"

#include "base/text.h"
#include "mail/detail/everyday_words.h"
#include "mail/detail/mail_token.h"
#include "mail/detail/word_lists.h"

#include <algorithm>
#include <cctype>
#include <cstddef>
#include <vector>

namespace muster {

namespace {

// "4 slingers", "Two vignettes of pikemen"
bool begins_with_count(std::string_view text) {
    const std::vector<std::string_view> words = words_of(text);
    return !words.empty() &&
           (is_digit(words.front().front()) || number_called(small_letters(words.front())).has_value());
}

// "IV. 4 slingers": the mark behind the number, 0 if the line is not numbered so. What follows must count:
// "I. Cohort" is a name.
std::size_t end_of_roman_label(std::string_view line) {
    constexpr std::size_t longest = 5; // "XVIII"
    const std::size_t end = line.find_first_not_of("IVX");
    if (end == 0 || end == std::string_view::npos || end > longest ||
        (line[end] != '.' && line[end] != ')' && line[end] != '/') || end + 1 >= line.size() ||
        !is_space(line[end + 1]))
        return 0;
    return begins_with_count(trimmed(line.substr(end + 1))) ? end : 0;
}

bool names_part(std::string_view word) {
    std::string small = small_letters(word);
    while (!small.empty() && std::ispunct(static_cast<unsigned char>(small.back())) != 0)
        small.pop_back();
    const std::vector<std::string> forms = forms_of(small);
    return std::any_of(forms.begin(), forms.end(),
                       [](const std::string& form) { return is_in(WordList::body_heading, form); });
}

// "Tactical unit Lancers"
bool names_unit_first(std::string_view text) {
    const std::vector<std::string_view> words = words_of(text);
    const auto end = words.begin() + static_cast<std::ptrdiff_t>(std::min<std::size_t>(words.size(), 2));
    return std::any_of(words.begin(), end, [](std::string_view word) {
        return is_in(WordList::numbered_thing, small_letters(word));
    });
}

// "Black Riders: 2 mounted", not "Punkte": a name, and behind it what is counted.
bool names_counted(std::string_view rest) {
    return std::isupper(static_cast<unsigned char>(rest.front())) != 0 &&
           rest.find_first_of("0123456789", rest.find_first_of(":,(")) != std::string_view::npos;
}

// "A.1  3 CATn", "1.2 4 x HIM", "1.1 Riders: 2", "A. RIGHT WING", "II. CENTRE", "B/ 2 axes": where the text
// behind such a label begins, 0 if there is none. A numeral before other words is a name: "I. Cohort".
std::size_t end_of_outline_label(std::string_view line) {
    const auto is_capital = [](char c) { return c >= 'A' && c <= 'Z'; };
    const auto digits_from = [&](std::size_t at) {
        std::size_t end = at;
        while (end < line.size() && is_digit(line[end]))
            ++end;
        return end;
    };
    std::size_t at = is_capital(line.front()) ? 1 : digits_from(0);
    if (at == 0 || at > 2 || at >= line.size())
        return 0;
    if (line[at] == '.' && digits_from(at + 1) != at + 1) {
        std::size_t end = digits_from(at + 1);
        const bool brief = end - at <= 3; // "1.500 Punkte" counts
        if (end < line.size() && (line[end] == '.' || line[end] == ')' || line[end] == ':'))
            ++end;
        bool deeper = false; // "1.2.1 2 x knights"
        while (end < line.size() && line[end - 1] == '.' && digits_from(end) != end) {
            const std::size_t level = end;
            end = digits_from(level);
            if (end - level > 2)
                return 0; // a date
            deeper = true;
            end += end < line.size() && line[end] == '.' ? 1 : 0;
        }
        const std::string_view rest = trimmed(line.substr(std::min(end, line.size())));
        return end < line.size() && is_space(line[end]) && !rest.empty() &&
                       (is_digit(rest.front()) || is_capital(line.front()) || deeper ||
                        names_unit_first(rest) || (brief && names_counted(rest)))
                   ? end
                   : 0;
    }
    const std::size_t numeral = std::min(line.find_first_not_of("IVX"), line.size());
    at = numeral != 0 ? numeral : at;
    if (!is_capital(line.front()) || at + 1 >= line.size() ||
        (line[at] != '.' && line[at] != ')' && line[at] != '/') || !is_space(line[at + 1]))
        return 0;
    const std::vector<std::string_view> words = words_of(line.substr(at + 1));
    const bool part = std::any_of(words.begin(), words.end(), names_part);
    // "C) In-line link: 3 x …"; "C. Marius" is a name.
    const bool letter =
        !words.empty() && numeral == 0 && (line[at] == ')' || begins_with_count(words.front()));
    return part || letter ? at + 1 : 0;
}

} // namespace

bool take_bullet(std::string_view& line, std::string& label) {
    bool found = false;
    static constexpr std::string_view marks[] = {"- ", "* ", "• ", "· ", "○ ", "● ",
                                                 "▪ ", "► ", "o ", "•",  "·",  "●"};
    for (bool again = true; again;) {
        again = false;
        for (const std::string_view mark : marks)
            if (line.starts_with(mark)) {
                line = trimmed(line.substr(mark.size()));
                again = found = true;
            }
    }
    // "a) two vignettes of rangers", "(a) Rangers"
    const std::size_t letter = line.starts_with('(') ? 1 : 0;
    if (line.size() > letter + 3 && std::islower(static_cast<unsigned char>(line[letter])) != 0 &&
        line[letter + 1] == ')' && is_space(line[letter + 2])) {
        label = line.substr(letter, 1);
        line = trimmed(line.substr(letter + 2));
        return true;
    }
    if (const std::size_t end = end_of_roman_label(line); end != 0) {
        label = line.substr(0, end);
        line = trimmed(line.substr(end + 1));
        return true;
    }
    if (const std::size_t end = end_of_outline_label(line); end != 0) {
        label = line.substr(0, line.find_last_not_of(".) ", end - 1) + 1);
        line = trimmed(line.substr(end));
        return true;
    }
    const bool open = line.starts_with('(');
    std::size_t at = open ? 1 : 0;
    const std::size_t first = at;
    while (at < line.size() && is_digit(line[at]))
        ++at;
    const bool lettered = at > first && at + 2 < line.size() && line[at + 1] == ')' && // "1a)"
                          std::islower(static_cast<unsigned char>(line[at])) != 0;
    if (lettered)
        ++at;
    if (at > first && at - first <= (lettered ? 3U : 2U) && at + 1 < line.size() &&
        (line[at] == ')' || (!open && (line[at] == '.' || line[at] == '/'))) && is_space(line[at + 1])) {
        label = line.substr(first, at - first);
        line = trimmed(line.substr(at + 1));
        found = true;
    }
    return found;
}

} // namespace muster
