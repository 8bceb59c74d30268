// SPDX-License-Identifier: MIT
#include "mail/detail/figures_in_codes.h"

#include "base/text.h"
#include "mail/detail/line_reading.h"
#include "mail/detail/phrases.h"
#include "mail/detail/troop_pieces.h"

#include <algorithm>
#include <cctype>
#include <cstddef>
#include <string>
#include <string_view>

namespace muster {

namespace {

bool is_letter_of_code(char c) {
    return std::isalpha(static_cast<unsigned char>(c)) != 0;
}

// "4Bd" at the digit: its size, 0 where no figure stands before a word of two or three letters.
std::size_t size_of_code_with_figure(std::string_view text, std::size_t at) {
    constexpr std::size_t longest = 3; // letters
    if (!is_digit(text[at]) || (at != 0 && text[at - 1] != ' ' && text[at - 1] != '('))
        return 0;
    std::size_t end = at + 1;
    while (end < text.size() && is_letter_of_code(text[end]))
        ++end;
    const std::size_t letters = end - at - 1;
    return letters > 1 && letters <= longest && std::isupper(static_cast<unsigned char>(text[at + 1])) != 0
               ? letters + 1
               : 0;
}

// "the 4Bd" of a sentence that counts nobody: behind an article.
bool stands_behind_article(std::string_view text, std::size_t at) {
    static constexpr std::string_view articles[] = {"the ", "The ", "my ",  "My ",
                                                    "die ", "Die ", "den ", "meine "};
    return std::any_of(std::begin(articles), std::end(articles), [&](std::string_view article) {
        return text.substr(0, at).ends_with(article) &&
               (at == article.size() || !is_letter_of_code(text[at - article.size() - 1]));
    });
}

bool is_kind_of_other_rules(std::string_view code, const Vocabulary& vocabulary) {
    const Phrases phrases = phrases_in(code, vocabulary, {Level::troop});
    if (phrases.items.size() != 1 || phrases.items.front().end != phrases.tokens.size())
        return false;
    const auto said = class_said(phrases.items.front(), vocabulary);
    return said && said->second <= ClassWord::kind;
}

// How the list writes the code where it counts troops.
struct InList {
    bool so = false;        // "2 x 4Bd"
    bool otherwise = false; // "3Bd", "Bd", "4Bd" without a count
};

void look_for_code(std::string_view text, std::string_view word, InList& found) {
    const std::string_view code = word.substr(1);
    for (std::size_t at = text.find(code); at != std::string_view::npos; at = text.find(code, at + 1)) {
        const std::size_t end = at + code.size();
        if ((end < text.size() && is_letter_of_code(text[end])) ||
            (at != 0 && is_letter_of_code(text[at - 1])))
            continue; // of another word
        const bool figure = at != 0 && text[at - 1] == word.front();
        if (figure && stands_behind_article(text, at - 1))
            continue; // the talk itself
        const std::string_view before = text.substr(0, figure ? at - 1 : at);
        const bool counted =
            before.ends_with("x ") || before.ends_with("x") ||
            (before.size() > 1 && before.back() == ' ' && is_digit(before[before.size() - 2]));
        found.so = found.so || (figure && counted);
        found.otherwise = found.otherwise || !figure || !counted;
    }
}

bool means_all_of_code(const std::vector<MailLine>& lines, std::string_view word) {
    InList found;
    for (const MailLine& line : lines)
        if (line.role == MailLine::Role::text)
            look_for_code(line.text, word, found);
    return found.so && !found.otherwise;
}

void erase_figure(MailLine& line, std::size_t at) {
    line.text.erase(at, 1);
    for (MailLine::Part& part : line.parts)
        part.offset -= part.offset > at ? 1 : 0;
}

} // namespace

std::vector<MailLine> without_figures_in_talk(std::vector<MailLine> lines, const Vocabulary& vocabulary) {
    for (std::size_t i = 0; i < lines.size(); ++i) {
        if (lines[i].role != MailLine::Role::text)
            continue;
        for (std::size_t at = 1; at < lines[i].text.size(); ++at) {
            const std::size_t size = size_of_code_with_figure(lines[i].text, at);
            if (size == 0 || !stands_behind_article(lines[i].text, at))
                continue;
            const std::string word = lines[i].text.substr(at, size);
            if (is_kind_of_other_rules(std::string_view(word).substr(1), vocabulary) &&
                means_all_of_code(lines, word))
                erase_figure(lines[i], at);
        }
    }
    return lines;
}

} // namespace muster
