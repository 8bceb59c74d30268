// SPDX-License-Identifier: MIT
#include "mail/detail/mail_marks.h"

#include "base/text.h"
#include "mail/detail/everyday_words.h"
#include "mail/detail/mail_lines.h"
#include "mail/detail/mail_token.h"
#include "mail/detail/word_lists.h"

#include <algorithm>
#include <cctype>
#include <utility>

namespace muster {

namespace {

void remove_all(std::string& text, std::string_view what) {
    for (std::size_t at = text.find(what); at != std::string::npos; at = text.find(what, at))
        text.erase(at, what.size());
}

// Where "~~" stands from `from` on, and no further such sign beside it: "~~~ Left wing ~~~" is a ruled line.
// The line's size if nowhere.
std::size_t next_mark(std::string_view line, std::size_t from) {
    for (std::size_t at = line.find('~', from); at < line.size(); at = line.find('~', at)) {
        const std::size_t end = std::min(line.find_first_not_of('~', at), line.size());
        if (end - at == struck_mark.size())
            return at;
        at = end;
    }
    return line.size();
}

// "*36 IP each = 144*", "*vignettes*": the marks of words between them; a star alone, or at one side of a
// word, may be a sign.
void remove_italics(std::string& line) {
    const auto is_outside = [&](std::size_t at) {
        return at >= line.size() || is_space(line[at]) || line[at] == '.';
    };
    for (std::size_t open = line.find('*'); open != std::string::npos; open = line.find('*', open + 1)) {
        const std::size_t close = line.find('*', open + 1);
        if (close == std::string::npos)
            return;
        const std::string_view words = std::string_view(line).substr(open + 1, close - open - 1);
        if ((open != 0 && !is_space(line[open - 1])) || !is_outside(close + 1) || words.empty() ||
            is_space(words.front()) || is_space(words.back()) ||
            std::none_of(words.begin(), words.end(), [](unsigned char c) { return std::isalpha(c) != 0; }))
            continue;
        line.erase(close, 1);
        line.erase(open, 1);
    }
}

} // namespace

StruckLine without_struck_marks(std::string line) {
    const bool by_forum = small_letters(line).find("[s]") != std::string::npos;
    bool struck = by_forum;
    for (std::size_t open = next_mark(line, 0); open < line.size(); open = next_mark(line, open + 1)) {
        const std::size_t begin = open + struck_mark.size();
        const std::size_t close = next_mark(line, begin);
        if (close >= line.size() || is_space(line[begin]) || is_space(line[close - 1]))
            continue;
        line.erase(close, struck_mark.size());
        line.erase(open, struck_mark.size());
        struck = true;
    }
    return {std::move(line), struck};
}

std::string without_forum_tags(std::string_view line) {
    static const WordSet tags{"b",    "i",     "u",    "s",       "li",   "ul",  "ol",     "list",
                              "code", "quote", "size", "color",   "font", "url", "center", "table",
                              "tr",   "td",    "th",   "spoiler", "h1",   "h2",  "h3",     "*"};
    if (line.find('[') == std::string_view::npos)
        return std::string(line);
    std::string left;
    for (std::size_t at = 0; at < line.size(); ++at) {
        if (line[at] != '[') {
            left += line[at];
            continue;
        }
        const std::size_t end = line.find(']', at);
        std::string tag =
            end == std::string_view::npos ? "" : small_letters(line.substr(at + 1, end - at - 1));
        tag = tag.substr(0, tag.find('='));
        const bool closes = tag.starts_with('/');
        if (closes)
            tag.erase(0, 1);
        if (!tags.contains(tag)) {
            left += line[at];
            continue;
        }
        if (tag == "*")
            left += "* ";
        if (!closes && (tag == "td" || tag == "th"))
            left += '|';
        at = end;
    }
    return left;
}

bool mark_bold(std::string& line) {
    static constexpr std::pair<std::string_view, std::string_view> marks[] = {
        {"[b]", "[/b]"}, {"[B]", "[/B]"}, {"**", "**"}};
    for (const auto& [open, close] : marks) {
        const std::size_t begin = line.find(open);
        const std::size_t end = begin == std::string::npos ? begin : line.find(close, begin + open.size());
        if (end == std::string::npos)
            continue;
        std::string before = line.substr(0, begin); // "[*]", "- "
        remove_all(before, "[*]");
        const std::string_view words =
            trimmed(std::string_view(line).substr(begin + open.size(), end - begin - open.size()));
        if (has_letter_or_digit(before) || words.empty())
            continue;
        const std::string_view behind = trimmed(std::string_view(line).substr(end + close.size()));
        if (!has_letter_or_digit(behind))
            return true;
        if (!is_digit(words.front()) && is_digit(behind.front()) && words.back() != ':')
            line.insert(end, ":");
        return false;
    }
    return false;
}

std::string without_emphasis(std::string line) {
    for (const std::string_view mark : {"**", "`"})
        remove_all(line, mark);
    remove_italics(line);
    for (std::size_t at = line.find('\\'); at != std::string::npos; at = line.find('\\', at + 1))
        if (at + 1 < line.size() && std::ispunct(static_cast<unsigned char>(line[at + 1])) != 0)
            line.erase(at, 1);
    return line;
}

std::string without_smileys(std::string text) {
    for (const std::string_view face : {":-)", ";-)", ":-(", ":-D", ":)", ";)"})
        for (std::size_t at = text.find(face); at != std::string::npos; at = text.find(face, at)) {
            const bool alone = (at == 0 || is_space(text[at - 1])) && at + face.size() < text.size() &&
                               is_space(text[at + face.size()]);
            if (!alone) {
                at += face.size();
                continue;
            }
            const std::size_t begin = at == 0 ? 0 : at - 1;
            const char before = begin == 0 ? '.' : text[begin - 1];
            const bool ends = std::isalnum(static_cast<unsigned char>(before)) != 0;
            text.replace(begin, face.size() + at - begin, ends ? "." : "");
        }
    return text;
}

std::string without_wiki_marks(std::string_view line) {
    constexpr std::string_view mark = "==";
    if (!line.starts_with(mark) || line.find(mark, line.find_first_not_of('=')) == std::string_view::npos)
        return std::string(line);
    std::string plain;
    std::string_view left = line;
    while (!left.empty()) {
        const std::size_t begin = std::min(left.find_first_not_of('='), left.size());
        left.remove_prefix(begin);
        const std::size_t end = std::min(left.find(mark), left.size());
        const std::string_view part = trimmed(left.substr(0, end));
        plain += (plain.empty() || part.empty() ? "" : ", ") + std::string(part);
        left.remove_prefix(end);
    }
    return plain;
}

std::string_view without_rules_beside(std::string_view line) {
    constexpr std::size_t longest = 5; // words between them
    if (line.empty() || std::string_view("-~*_").find(line.front()) == std::string_view::npos)
        return line;
    const std::size_t fewest = line.starts_with("~ ") ? 1 : 2; // marks on either side
    const std::size_t begin = std::min(line.find_first_not_of(line.front()), line.size());
    const std::size_t end = line.find_last_not_of(line.front()) + 1;
    if (begin < fewest || end <= begin || line.size() - end < fewest)
        return line;
    const std::string_view words = trimmed(line.substr(begin, end - begin));
    const bool named = !words.empty() && words.front() != '('; // "--- Regulars (RA) ---"
    const bool plain = std::all_of(words.begin(), words.end(), [&](unsigned char c) {
        return std::isalpha(c) != 0 || c == ' ' || c == '\'' || c >= 0x80U ||
               (named && (c == '(' || c == ')'));
    });
    constexpr std::size_t surely = 3; // "--- WING ONE. Orders: advance. ---"
    const bool apart = begin >= surely && line.size() - end >= surely && is_space(line[begin]) &&
                       line.find(line.substr(0, surely), begin) >= end;
    return apart || (plain && words_of(words).size() <= longest) ? words : line;
}

bool heads_column(std::string_view line) {
    const std::string_view rest = line.substr(1);
    return rest.starts_with('\t') || trimmed(rest).starts_with('|') || rest.starts_with(';') ||
           rest.starts_with(',');
}

std::string without_inner_bullets(std::string_view line) {
    std::string parted(line);
    for (const std::string_view dot : {" • ", " · ", " ● ", " ▪ "})
        for (std::size_t at = parted.find(dot); at != std::string::npos; at = parted.find(dot, at))
            parted.replace(at, dot.size(), ", ");
    return parted;
}

std::string with_round_sums(std::string line) {
    bool sums = false;
    for (std::size_t open = line.find('['); open != std::string::npos; open = line.find('[', open + 1)) {
        const std::size_t close = line.find(']', open);
        if (close == std::string::npos)
            break;
        const std::string_view inside = std::string_view(line).substr(open + 1, close - open - 1);
        if (inside.empty() || !is_digit(inside.front()) ||
            inside.find_first_not_of("0123456789 x*+=.,") != std::string_view::npos)
            continue;
        sums = sums || inside.find('=') != std::string_view::npos;
        if (!sums)
            continue;
        line[open] = '(';
        line[close] = ')';
    }
    return line;
}

bool names_quoted_unit(std::string_view line) {
    constexpr std::string_view begin = "unit \"";
    return small_letters(line).starts_with(begin) && line.find('"', begin.size()) == line.size() - 1 &&
           line.size() > begin.size() + 1;
}

} // namespace muster
