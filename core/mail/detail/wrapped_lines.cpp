// SPDX-License-Identifier: MIT
#include "mail/detail/wrapped_lines.h"

#include "base/text.h"
#include "base/utf8.h"
#include "mail/detail/everyday_words.h"
#include "mail/detail/sentences.h"
#include "mail/detail/word_lists.h"

#include <algorithm>
#include <cctype>

namespace muster {

namespace {

constexpr std::size_t shortest_wrap = 56; // characters: the narrowest column that editors wrap at
constexpr std::size_t longest_wrap = 100;

// "HI;20;7;140"
bool is_of_cells(std::string_view text) {
    std::size_t tight = 0;
    for (std::size_t at = 0; at + 1 < text.size(); ++at)
        tight += (text[at] == ',' || text[at] == ';') && !is_space(text[at + 1]) ? 1 : 0;
    return tight >= 2;
}

// "class=HIB army=RA n=4"
bool is_of_pairs(std::string_view text) {
    const std::vector<std::string_view> words = words_of(text);
    return std::count_if(words.begin(), words.end(), [](std::string_view word) {
               return word.find('=') != std::string_view::npos && word.size() > 2;
           }) >= 3;
}

std::string_view without_margin(std::string_view text) {
    return text.substr(0, begin_of_margin(text));
}

bool is_tabular(std::string_view text) {
    return is_of_pairs(text) || text.find('\t') != std::string_view::npos ||
           text.find('|') != std::string_view::npos || text.find("   ") != std::string_view::npos ||
           text.find(";;") != std::string_view::npos || is_of_cells(text);
}

// Whether the line goes on with what stands above it, as far as its own beginning tells.
bool may_continue(const MailLine& above, const MailLine& line) {
    const auto first = static_cast<unsigned char>(line.text.front());
    return line.role == MailLine::Role::text && above.role == MailLine::Role::text && !line.after_blank &&
           !line.bullet && !line.heading && !above.heading && line.quoted == above.quoted &&
           line.number == above.last_number() + 1 && line.indent >= above.indent &&
           (line.indent == above.indent || above.bullet) && std::isdigit(first) == 0 && first != '-' &&
           first != '+' && !is_tabular(line.text);
}

// Whether the end of one line or the beginning of the next shows that a sentence goes on.
bool goes_on(const MailLine& above, const MailLine& line) {
    const std::string last = small_letters(words_of(above.text).back());
    if (last == "each")
        return false; // "29 IP each" ends what it is the price of
    return std::islower(static_cast<unsigned char>(line.text.front())) != 0 || is_joining_word(last) ||
           is_negation(last) || is_in(WordList::sentence_cut, last);
}

// "three vignettes of …"
bool begins_with_number(const MailLine& line) {
    return number_called(small_letters(words_of(line.text).front())).has_value();
}

// "C-in-C, 100, riding with" and beneath it his troops: the word at the end of a line needs the next.
bool hangs(const std::vector<MailLine>& lines, std::size_t first) {
    static const WordSet hanging{"with", "mit", "leading", "plus"};
    if (first + 1 >= lines.size())
        return false;
    const MailLine& line = lines[first];
    const MailLine& next = lines[first + 1];
    const auto c = static_cast<unsigned char>(next.text.front());
    const std::vector<std::string_view> words = words_of(line.text);
    const bool is_value = words.size() > 1 && small_letters(words[words.size() - 2]) == "integrity"; // "plus"
    return line.role == MailLine::Role::text && next.role == MailLine::Role::text && !next.after_blank &&
           !next.bullet && !next.heading && !is_tabular(line.text) && (std::isalpha(c) != 0 || c >= 0x80U) &&
           !is_value && !begins_with_number(next) &&
           hanging.contains(small_letters(words_of(line.text).back()));
}

// "Unit a. 4 x pikemen: foot, close order," and beneath it, indented, the rest.
bool goes_on_indented(const std::vector<MailLine>& lines, std::size_t first) {
    if (first + 1 >= lines.size())
        return false;
    const MailLine& line = lines[first];
    const MailLine& next = lines[first + 1];
    return line.role == MailLine::Role::text && next.role == MailLine::Role::text && !next.after_blank &&
           !next.bullet && !next.heading && next.indent > line.indent && line.text.ends_with(',') &&
           next.number == line.last_number() + 1 && next.quoted == line.quoted && !is_tabular(line.text) &&
           !is_tabular(without_margin(next.text)) &&
           std::islower(static_cast<unsigned char>(next.text.front())) != 0;
}

// Whether an editor wrapped the lines: but for the last none had room for the first word of the next, and
// they read on from one to the next.
bool is_wrapped(const std::vector<MailLine>& lines, std::size_t first, std::size_t end) {
    std::size_t width = characters_in(lines[first].text);
    std::size_t going_on = 0;
    std::size_t counting = begins_with_number(lines[first]) ? 1 : 0;
    for (std::size_t at = first + 1; at < end; ++at) {
        width = std::max(width, characters_in(lines[at].text));
        going_on += goes_on(lines[at - 1], lines[at]) ? 1 : 0;
        counting += begins_with_number(lines[at]) ? 1 : 0;
    }
    if (width < shortest_wrap || width > longest_wrap || is_tabular(lines[first].text) ||
        going_on * 2 < end - first - 1 || counting * 2 > end - first)
        return false;
    for (std::size_t at = first + 1; at < end; ++at)
        if (characters_in(lines[at - 1].text) + 1 + characters_in(words_of(lines[at].text).front()) <= width)
            return false;
    return true;
}

} // namespace

std::size_t begin_of_margin(std::string_view text) {
    constexpr std::string_view gap = "   ";
    const std::size_t last = text.rfind(gap);
    if (last == std::string_view::npos)
        return text.size();
    const std::string_view margin = trimmed(text.substr(last));
    if (margin.empty() || !std::all_of(margin.begin(), margin.end(), is_digit))
        return text.size();
    return text.find_last_not_of(' ', last) + 1;
}

std::vector<MailLine> unwrapped(std::vector<MailLine> lines) {
    for (std::size_t at = 0; at + 1 < lines.size(); ++at)
        while (hangs(lines, at) || goes_on_indented(lines, at)) {
            lines[at].parts.push_back({lines[at].text.size() + 1, lines[at + 1].number});
            lines[at].text += " " + lines[at + 1].text;
            lines.erase(lines.begin() + static_cast<std::ptrdiff_t>(at) + 1);
        }
    std::vector<MailLine> joined;
    for (std::size_t first = 0; first < lines.size();) {
        std::size_t end = first + 1;
        while (end < lines.size() && may_continue(lines[end - 1], lines[end]))
            ++end;
        const bool wrapped = is_wrapped(lines, first, end);
        for (std::size_t at = first; at < end; ++at) {
            if (at == first || !wrapped) {
                joined.push_back(std::move(lines[at]));
                continue;
            }
            MailLine& whole = joined.back();
            whole.parts.push_back({whole.text.size() + 1, lines[at].number});
            whole.text += " " + lines[at].text;
        }
        first = end;
    }
    for (MailLine& line : joined)
        put_margin_first(line);
    return joined;
}

} // namespace muster
