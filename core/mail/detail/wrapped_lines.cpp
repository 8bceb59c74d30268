// SPDX-License-Identifier: MIT
#include "mail/detail/wrapped_lines.h"

#include "base/text.h"
#include "base/utf8.h"
#include "mail/detail/army_draft.h"
#include "mail/detail/everyday_words.h"
#include "mail/detail/line_reading.h"
#include "mail/detail/own_lines.h"
#include "mail/detail/phrases.h"
#include "mail/detail/sentences.h"
#include "mail/detail/troop_pieces.h"
#include "mail/detail/word_lists.h"

#include <algorithm>
#include <cctype>
#include <string>
#include <string_view>

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

// "bowmen ........ HIB III RA .... 3": dots lead to what stands in the columns.
bool has_leader_dots(std::string_view text) {
    return text.find(" .... ") != std::string_view::npos || text.find(" .....") != std::string_view::npos;
}

bool is_tabular(std::string_view text) {
    return is_of_pairs(text) || has_leader_dots(text) || text.find('\t') != std::string_view::npos ||
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

// "support link: 1 x HIS …" beneath "support link: 1 x HIS …": whether both begin with the same words before
// a colon.
bool have_one_label(const MailLine& above, const MailLine& line) {
    constexpr std::size_t longest = 4; // words
    const std::size_t colon = line.text.find(": ");
    return colon != std::string::npos &&
           words_of(std::string_view(line.text).substr(0, colon)).size() <= longest &&
           above.text.compare(0, colon + 2, line.text, 0, colon + 2) == 0;
}

// Whether the end of one line or the beginning of the next shows that a sentence goes on.
bool goes_on(const MailLine& above, const MailLine& line) {
    const std::string last = small_letters(words_of(above.text).back());
    const bool headed = // "in-line link: 3 x HIP" beneath troops: a heading and what it heads
        above.text.find(" x ") != std::string::npos && line.text.find(" x ") != std::string::npos &&
        line.text.find(": ") < line.text.find(" x ");
    if (last == "each" || headed || have_one_label(above, line))
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
    static const WordSet hanging{"with", "mit",     "leading", "plus",  "so", "weil",
                                 "denn", "because", "whose",   "which", "the"};
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

// Further in, or where what is said of troops behind a colon has room for more and the next line has neither
// a colon nor a number that could begin troops of its own.
bool goes_on_behind_comma(const MailLine& line, const MailLine& next) {
    const auto has_digit = [](const std::string& text) {
        return std::any_of(text.begin(), text.end(), is_digit);
    };
    const bool of_colon = next.indent == line.indent && line.text.find(": ") != std::string::npos &&
                          line.text.find(": ") == line.text.rfind(": ") &&
                          next.text.substr(0, next.text.find(". ")).find(':') == std::string::npos &&
                          !has_digit(next.text);
    return line.text.ends_with(',') && (next.indent > line.indent || of_colon);
}

// "Unit a. 4 x pikemen: foot, close order," and beneath it, indented, the rest.
bool goes_on_indented(const std::vector<MailLine>& lines, std::size_t first) {
    if (first + 1 >= lines.size())
        return false;
    const MailLine& line = lines[first];
    const MailLine& next = lines[first + 1];
    return line.role == MailLine::Role::text && next.role == MailLine::Role::text && !next.after_blank &&
           !next.bullet && !next.heading && goes_on_behind_comma(line, next) &&
           next.number == line.last_number() + 1 && next.quoted == line.quoted && !is_tabular(line.text) &&
           !is_tabular(without_margin(next.text)) &&
           std::islower(static_cast<unsigned char>(next.text.front())) != 0;
}

void join_next(std::vector<MailLine>& lines, std::size_t first) {
    lines[first].parts.push_back({lines[first].text.size() + 1, lines[first + 1].number});
    lines[first].text += " " + lines[first + 1].text;
    lines.erase(lines.begin() + static_cast<std::ptrdiff_t>(first) + 1);
}

// Characters of the line with the bullet and the white space that stood before it.
std::size_t width_of(const MailLine& line) {
    constexpr std::size_t bullet = 2; // "* "
    return line.indent + (line.bullet ? bullet + (line.label.empty() ? 0 : line.label.size()) : 0) +
           characters_in(line.text);
}

bool begins_in_capital(char first) {
    return std::isupper(static_cast<unsigned char>(first)) != 0;
}

// Whether the line stands, further in and right beneath it, behind one with a bullet.
bool hangs_beneath(const MailLine& item, const MailLine& above, const MailLine& line) {
    return item.bullet && item.role == MailLine::Role::text && line.role == MailLine::Role::text &&
           !line.bullet && !line.heading && !line.after_blank && line.quoted == item.quoted &&
           line.indent > item.indent && line.number == above.last_number() + 1 && !is_tabular(item.text) &&
           !is_tabular(line.text);
}

// "* Nobles: 15 heavy cavalry, class B, lance, at 13" and beneath it, further in, "points = 195": items of a
// list in a narrow column, each of whose lines had no room for the first word of the next.
void join_hanging(std::vector<MailLine>& lines) {
    constexpr std::size_t narrowest = 40; // characters
    constexpr std::size_t fewest = 2;     // such lines
    constexpr std::size_t ragged = 3;     // characters that a hand leaves free
    std::size_t width = 0;
    std::size_t found = 0;
    const auto each = [&](const auto& see) {
        for (std::size_t first = 0, at = 1; at < lines.size(); ++at)
            if (hangs_beneath(lines[first], lines[at - 1], lines[at]))
                see(lines[at - 1], lines[at]);
            else
                first = at;
    };
    for (const MailLine& line : lines)
        width = std::max(width, line.bullet ? width_of(line) : 0);
    each([&](const MailLine&, const MailLine& line) {
        width = std::max(width, width_of(line));
        ++found;
    });
    bool wrapped = width >= narrowest && found >= fewest;
    each([&](const MailLine& above, const MailLine& line) {
        const std::size_t longer = width_of(above) + 1 + characters_in(words_of(line.text).front());
        wrapped = wrapped && longer + ragged > width && !begins_in_capital(line.text.front());
    });
    if (!wrapped)
        return;
    for (std::size_t at = 0; at + 1 < lines.size(); ++at)
        while (at + 1 < lines.size() && hangs_beneath(lines[at], lines[at], lines[at + 1]))
            join_next(lines, at);
}

// "(scythed chariots,", not ":-(": whether a bracket is left open.
bool leaves_bracket_open(std::string_view text) {
    std::size_t open = 0;
    for (std::size_t at = 0; at < text.size(); ++at) {
        const bool begins = text[at] == '(' && (at == 0 || is_space(text[at - 1]) ||
                                                std::isalpha(static_cast<unsigned char>(text[at - 1])) != 0);
        open += begins ? 1 : 0;
        open -= text[at] == ')' && open != 0 ? 1 : 0;
    }
    return open != 0;
}

// "1 SCH-II-IF (scythed chariots," and beneath it "four-horse) and 1 VLI": how many of the lines beneath
// belong to the bracket.
std::size_t lines_in_bracket(const std::vector<MailLine>& lines, std::size_t first) {
    constexpr std::size_t most = 4;
    constexpr std::size_t longest_label = 2; // bytes: "1)" labels a line
    if (lines[first].role != MailLine::Role::text || lines[first].heading ||
        !leaves_bracket_open(lines[first].text))
        return 0;
    for (std::size_t at = first + 1; at < lines.size() && at <= first + most; ++at) {
        const MailLine& line = lines[at];
        if (line.role != MailLine::Role::text || line.after_blank || line.bullet || line.heading ||
            line.number != lines[at - 1].last_number() + 1 || line.quoted != lines[first].quoted ||
            line.text.find_first_of("\t|") != std::string::npos)
            return 0;
        const std::size_t mark = line.text.find_first_of("()");
        if (mark != std::string::npos)
            return line.text[mark] == ')' && mark > longest_label ? at - first : 0;
    }
    return 0;
}

// Whether the line is nothing but a remark in brackets about the troops above: one that counts nothing, and
// points at no others.
bool is_remark_in_brackets(const MailLine& line) {
    static const WordSet pointing{"these", "those", "both", "above", "below",  "next",  "following",
                                  "first", "last",  "link", "links", "linked", "other", "others"};
    const std::string_view text = line.text;
    if (line.role != MailLine::Role::text || line.bullet || line.heading || text.size() < 3 ||
        text.front() != '(' || text.find(')') + 1 != text.size() ||
        text.find('(', 1) != std::string_view::npos || is_tabular(text))
        return false;
    const std::vector<std::string_view> words = words_of(text.substr(1, text.size() - 2));
    return std::none_of(words.begin(), words.end(), [](std::string_view word) {
        const std::string small = small_letters(word);
        return pointing.contains(small) || is_all_word(small) || number_called(small) ||
               std::any_of(small.begin(), small.end(), is_digit);
    });
}

// "the King's own squadron, he is the General", "African elephants", not "General is with the elephants",
// "would be the General's": whether it says of the General, if anything, that he is here.
bool says_general_is_here(std::string_view remark, const Vocabulary& vocabulary) {
    static const WordSet around{"he",   "she",  "who",  "is",   "the", "my",   "our",
                                "with", "them", "also", "here", "and", "their"};
    const Phrases phrases = phrases_in(remark, vocabulary);
    const auto says_more = [&](std::size_t at) {
        const std::size_t owner = phrases.owner[at];
        return owner == Phrases::nobody ? !around.contains(phrases.tokens[at].plain())
                                        : class_said(phrases.items[owner], vocabulary).has_value();
    };
    for (const PhraseItem& item : phrases.items) {
        if (item.meanings.empty() ||
            !is_of_general(item.meanings.front().values.front(), vocabulary.ruleset()))
            continue;
        std::size_t at = item.begin;
        while (at != 0 && !phrases.tokens[at - 1].is_mark())
            --at;
        for (; at < phrases.tokens.size(); ++at)
            if (says_more(at))
                return false;
    }
    return true;
}

// "HCC, RA, plus: 1" and beneath it, further in, "(the King's own, he is the General)". Where such a remark
// stands over the first troops, it may be of those beneath it.
void join_remarks(std::vector<MailLine>& lines, const Vocabulary& vocabulary) {
    std::vector<std::size_t> found;
    for (std::size_t at = 0; at + 1 < lines.size(); ++at) {
        const MailLine& above = lines[at];
        const MailLine& line = lines[at + 1];
        if (!is_remark_in_brackets(line) || line.indent == 0)
            continue;
        const bool beneath = above.role == MailLine::Role::text && !line.after_blank && !above.heading &&
                             line.number == above.last_number() + 1 && line.quoted == above.quoted &&
                             line.indent > above.indent && !above.text.ends_with(':') &&
                             class_word_in(above.text, vocabulary) >= ClassWord::name;
        if (!beneath)
            return;
        if (says_general_is_here(std::string_view(line.text).substr(1, line.text.size() - 2), vocabulary))
            found.push_back(at);
    }
    std::reverse(found.begin(), found.end()); // those behind stay where they are
    for (const std::size_t at : found)
        join_next(lines, at);
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

std::vector<MailLine> unwrapped(std::vector<MailLine> lines, const Vocabulary& vocabulary) {
    join_hanging(lines);
    join_remarks(lines, vocabulary);
    for (std::size_t at = 0; at + 1 < lines.size(); ++at) {
        std::size_t in_bracket = lines_in_bracket(lines, at);
        while (in_bracket != 0 || hangs(lines, at) || goes_on_indented(lines, at)) {
            join_next(lines, at);
            in_bracket = in_bracket != 0 ? in_bracket - 1 : lines_in_bracket(lines, at);
        }
    }
    const std::vector<bool> own = lines_of_their_own(lines, vocabulary);
    std::vector<MailLine> joined;
    for (std::size_t first = 0; first < lines.size();) {
        std::size_t end = first + 1;
        while (end < lines.size() && !own[end] && may_continue(lines[end - 1], lines[end]))
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
