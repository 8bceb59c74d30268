// SPDX-License-Identifier: MIT
#include "mail/detail/closing_block.h"

#include "mail/detail/everyday_words.h"
#include "mail/detail/heading_words.h"
#include "mail/detail/line_reading.h"
#include "mail/detail/phrases.h"
#include "mail/detail/word_lists.h"

#include <algorithm>
#include <cctype>

namespace muster {

namespace {

constexpr std::size_t most_closing_lines = 3;
constexpr std::size_t most_closing_words = 6; // of a line

// `farewell`: a number in words counts nothing in "Seven feet of English ground," above a name.
bool may_say_something(const Token& token, bool farewell) {
    return (token.is_number() && !(farewell && token.as_word)) || token.is(":") || token.is("=") ||
           token.is("+") ||
           (token.is_word() &&
            (is_all_word(token.plain()) || is_negation(token.plain()) || changes_meaning(token.plain()) ||
             is_counted_thing(token.plain()) || is_in(WordList::correcting, token.plain()) ||
             is_in(WordList::nobody, token.plain()) || token.has_form_in(list_of(WordList::sum)) ||
             names_part_of_field(token) || names_unit(token)));
}

bool may_close(const MailLine& line, const Vocabulary& vocabulary, bool farewell) {
    if (line.role != MailLine::Role::text || line.bullet || line.heading || line.quoted)
        return false;
    const Phrases phrases =
        phrases_in(line.text, vocabulary, {Level::army, Level::body, Level::unit, Level::troop});
    const auto words = std::count_if(phrases.tokens.begin(), phrases.tokens.end(),
                                     [](const Token& token) { return token.is_word(); });
    return phrases.items.empty() && static_cast<std::size_t>(words) <= most_closing_words &&
           std::none_of(phrases.tokens.begin(), phrases.tokens.end(),
                        [&](const Token& token) { return may_say_something(token, farewell); });
}

// "Lin" at the end is who writes, though LIN is a class: codes stand in capitals.
bool is_first_name(const MailLine& line) {
    const std::string& word = line.text;
    return line.after_blank && line.role == MailLine::Role::text && !line.bullet && !line.heading &&
           word.size() > 2 && std::isupper(static_cast<unsigned char>(word.front())) != 0 &&
           std::all_of(word.begin() + 1, word.end(), [](unsigned char c) { return std::islower(c) != 0; });
}

bool begins_with_capital(const MailLine& line) {
    const auto c = static_cast<unsigned char>(line.text.front());
    return std::isupper(c) != 0 || c >= 0x80U;
}

// "07700 900123", "Tel. +44 7700 900123": no sum of a list begins so.
bool is_telephone_number(const MailLine& line) {
    constexpr std::ptrdiff_t fewest_digits = 9;
    static constexpr std::string_view openings[] = {"tel.", "tel", "phone",   "telephone", "mobile",
                                                    "mob.", "mob", "telefon", "handy"};
    const std::string small = small_letters(line.text);
    std::string_view number = small;
    if (const std::size_t end = small.find_first_of(" :"); end != std::string::npos)
        if (std::find(std::begin(openings), std::end(openings), number.substr(0, end)) != std::end(openings))
            number.remove_prefix(std::min(number.find_first_not_of(" :", end), number.size()));
    const auto is_digit_of_it = [](char c) { return c >= '0' && c <= '9'; };
    return line.role == MailLine::Role::text && !line.bullet &&
           (number.starts_with('0') || number.starts_with('+') || number.starts_with("(0")) &&
           number.find_first_not_of("0123456789 +-/()") == std::string_view::npos &&
           std::count_if(number.begin(), number.end(), is_digit_of_it) >= fewest_digits;
}

} // namespace

std::vector<MailLine> with_closing_marked(std::vector<MailLine> lines, const Vocabulary& vocabulary) {
    if (lines.size() > 1 && is_first_name(lines.back()) &&
        class_word_in(lines.back().text, vocabulary) >= ClassWord::code) {
        lines.back().role = MailLine::Role::signature;
        return lines;
    }
    std::size_t last = lines.size();
    while (last != 0 && is_telephone_number(lines[last - 1]))
        lines[--last].role = MailLine::Role::signature;
    std::size_t first = last;
    while (first != 0 && last - first < most_closing_lines) {
        const MailLine& line = lines[first - 1];
        if (!may_close(line, vocabulary, first != last && line.after_blank && line.text.ends_with(',')))
            break;
        --first;
        if (lines[first].after_blank)
            break;
    }
    if (first == 0 || first == last || !lines[first].after_blank || !begins_with_capital(lines[last - 1]))
        return lines;
    for (std::size_t at = first; at < last; ++at)
        lines[at].role = MailLine::Role::signature;
    return lines;
}

} // namespace muster
