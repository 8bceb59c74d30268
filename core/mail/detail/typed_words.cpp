// SPDX-License-Identifier: MIT
#include "mail/detail/typed_words.h"

#include "base/text.h"
#include "mail/detail/everyday_words.h"
#include "mail/detail/mail_talk.h"
#include "mail/detail/mail_token.h"
#include "mail/detail/near_words.h"
#include "mail/detail/word_lists.h"

#include <algorithm>
#include <cctype>

namespace muster {

namespace {

bool is_letter_at(std::string_view text, std::size_t at) {
    return std::isalpha(static_cast<unsigned char>(text[at])) != 0;
}

// Bytes of a letter of Latin with an accent: two from "À" on, but not "×".
bool is_accented_at(std::string_view text, std::size_t at) {
    const auto lead = static_cast<unsigned char>(text[at]);
    return lead >= 0xC3U && lead <= 0xCAU && at + 1 < text.size() && text.substr(at, 2) != "\xC3\x97";
}

// A word alone between quotation marks is a name; but where a row begins with such a mark, each cell has
// them.
bool is_quoted_alone(std::string_view text, const TypedWord& word, std::size_t line_begin) {
    return word.begin != 0 && text[word.begin - 1] == '"' && word.end < text.size() &&
           text[word.end] == '"' && text[line_begin] != '"';
}

} // namespace

std::vector<TypedWord> typed_words(std::string_view text) {
    std::vector<TypedWord> words;
    std::size_t line = 1;
    std::size_t line_begin = 0;
    for (std::size_t at = 0; at < text.size();) {
        TypedWord word{at, at, line};
        while (word.end < text.size()) {
            if (is_letter_at(text, word.end))
                ++word.end;
            else if (is_accented_at(text, word.end))
                word.end += 2;
            else
                break;
        }
        if (word.end == at) {
            if (text[at++] == '\n') {
                ++line;
                line_begin = at;
            }
            continue;
        }
        if (word.end - word.begin >= shortest_mistyped_word && !is_quoted_alone(text, word, line_begin))
            words.push_back(word);
        at = word.end;
    }
    return words;
}

bool stands_out(std::string_view text, const TypedWord& word) {
    constexpr std::ptrdiff_t longest_heading = 4; // words
    if (word.end + 1 < text.size() && text[word.end] == '-' && is_letter_at(text, word.end + 1))
        return true;
    if (word.begin != 0 && text[word.begin - 1] == '(' && word.end < text.size() && text[word.end] == ')')
        return true;
    const std::size_t begin = text.rfind('\n', word.begin) + 1; // 0 if there is none
    const std::string_view before = text.substr(begin, word.begin - begin);
    if (std::none_of(before.begin(), before.end(), [](unsigned char c) { return std::isalnum(c) != 0; }))
        return true;
    const std::string_view line = text.substr(begin, std::min(text.find('\n', begin), text.size()) - begin);
    return std::count(line.begin(), line.end(), ' ') < longest_heading;
}

bool signs(std::string_view text, const TypedWord& word) {
    const bool capital = std::isupper(static_cast<unsigned char>(text[word.begin])) != 0;
    std::string_view before = text.substr(0, word.begin);
    for (const std::string_view bullet : {" ", "•", "*", "-", " "}) // "  • Sam"
        while (before.ends_with(bullet))
            before.remove_suffix(bullet.size());
    if (!capital || !before.ends_with('\n') || !is_blank(text.substr(word.end)))
        return false;
    const std::string_view above = before.substr(0, before.size() - 1);
    const std::size_t line_end = above.rfind('\n');
    const std::string_view line =
        trimmed(above.substr(line_end == std::string_view::npos ? 0 : line_end + 1));
    return line.empty() ||
           is_sentence(line.starts_with("•") ? trimmed(line.substr(std::string_view("•").size())) : line);
}

bool closes(std::string_view text, const TypedWord& word) {
    constexpr std::size_t longest = 5; // letters
    if (word.end - word.begin > longest)
        return false;
    const std::size_t begin = text.rfind('\n', word.begin) + 1;
    const std::size_t end = std::min(text.find('\n', word.end), text.size());
    const std::string_view before = text.substr(0, begin);
    const std::string_view name = trimmed(text.substr(end));
    const bool paragraph = before.ends_with("\n\n") || before.ends_with("\n\r\n");
    return paragraph && words_of(text.substr(begin, end - begin)).size() == 1 && !name.empty() &&
           name.find('\n') == std::string_view::npos && words_of(name).size() <= 2 &&
           std::isupper(static_cast<unsigned char>(name.front())) != 0 &&
           std::none_of(name.begin(), name.end(), is_digit);
}

std::string word_behind(std::string_view text, const TypedWord& word) {
    std::size_t begin = word.end;
    while (begin < text.size() && text[begin] == ' ')
        ++begin;
    std::size_t end = begin;
    while (end < text.size() && is_letter_at(text, end))
        ++end;
    return small_letters(text.substr(begin, end - begin));
}

bool is_in_name_of_part(std::string_view text, const TypedWord& word) {
    static const WordSet labels{"wing",    "unit", "division", "regiment", "flügel",
                                "einheit", "name", "army",     "host"};
    const std::size_t begin = text.rfind('\n', word.begin) + 1; // 0 if there is none
    const std::string_view line = text.substr(begin, std::min(text.find('\n', begin), text.size()) - begin);
    const std::size_t colon = line.find(':');
    constexpr std::size_t longest = 4; // words
    return colon != std::string_view::npos && begin + colon < word.begin &&
           labels.contains(small_letters(trimmed(line.substr(0, colon)))) &&
           words_of(line.substr(colon + 1)).size() <= longest &&
           line.find_first_of("0123456789,;", colon) == std::string_view::npos;
}

bool stands_before_part(std::string_view text, const TypedWord& word) {
    static const WordSet parts{"wing",    "flank",    "battle", "division", "command", "horn",
                               "brigade", "vanguard", "flügel", "flanke",   "treffen"};
    return parts.contains(word_behind(text, word));
}

bool tells_which_part(std::string_view word) {
    static const WordSet sides{"left",   "right",  "main",   "rear",   "front",
                               "centre", "center", "linker", "rechter"};
    return sides.contains(word);
}

} // namespace muster
