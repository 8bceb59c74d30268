// SPDX-License-Identifier: MIT
#include "mail/detail/footnotes.h"

#include "base/text.h"
#include "mail/detail/everyday_words.h"
#include "mail/detail/mail_token.h"
#include "mail/detail/word_lists.h"

#include <algorithm>
#include <cctype>
#include <optional>
#include <string>

namespace muster {

namespace {

constexpr std::size_t longest_footnote = 5; // words
constexpr std::string_view footnote_marks[] = {"***", "**", "*", "\u2020", "#"};

// "= the General", ": General", "General": what is explained.
std::string explanation(std::string_view text) {
    static const WordSet little{"=",       ":",   "is",  "the", "means", "marks",
                                "denotes", "ist", "der", "my",  "here"};
    std::vector<std::string> words;
    for (std::string_view word : words_of(text)) {
        while (!word.empty() && (word.back() == '.' || word.back() == '!'))
            word.remove_suffix(1);
        while (!word.empty() && (word.front() == '=' || word.front() == ':'))
            word.remove_prefix(1);
        if (!word.empty() && !little.contains(small_letters(word)))
            words.emplace_back(word);
    }
    const bool plain = std::all_of(words.begin(), words.end(), [](const std::string& word) {
        return std::none_of(word.begin(), word.end(), is_digit);
    });
    return words.empty() || words.size() > longest_footnote || !plain ? std::string() : joined(words, " ");
}

// Where the mark stands in the line behind a word, or apart at its end.
std::optional<std::size_t> marked_at(std::string_view text, std::string_view mark) {
    for (std::size_t at = text.find(mark, 1); at != std::string_view::npos; at = text.find(mark, at + 1)) {
        const std::size_t end = at + mark.size();
        const bool ends = end >= text.size() || is_space(text[end]) || text[end] == ',' || text[end] == ')' ||
                          text[end] == ';' || text[end] == ':';
        const bool behind = std::isalnum(static_cast<unsigned char>(text[at - 1])) != 0 ||
                            text[at - 1] == '+' || text[at - 1] == ')';
        if (ends && (behind || end >= text.size()))
            return at;
    }
    return std::nullopt;
}

struct Footnote {
    std::string_view mark;
    std::string words;
};

// A bullet was taken off the line already: "* = General" is "= General".
std::optional<Footnote> footnote_in(const MailLine& line) {
    if (line.role != MailLine::Role::text && line.role != MailLine::Role::signature)
        return std::nullopt;
    for (const std::string_view mark : footnote_marks)
        if (line.text.starts_with(mark))
            return Footnote{mark, explanation(std::string_view(line.text).substr(mark.size()))};
    if (line.bullet && line.label.empty())
        return Footnote{"*", explanation(line.text)};
    return std::nullopt;
}

bool names_general(const std::string& words) {
    const std::string small = small_letters(words);
    return small.starts_with("general") || small.starts_with("c-in-c") || small.starts_with("sub-commander");
}

} // namespace

std::vector<MailLine> with_footnotes(std::vector<MailLine> lines) {
    for (std::size_t note = lines.size(); note-- > 0;) {
        const auto found = footnote_in(lines[note]);
        if (!found || !names_general(found->words))
            continue;
        bool used = false;
        for (std::size_t i = 0; i < note; ++i)
            if (const auto at = marked_at(lines[i].text, found->mark)) {
                lines[i].text.replace(*at, found->mark.size(), " (" + found->words + ")");
                used = true;
            }
        if (used)
            lines.erase(lines.begin() + static_cast<std::ptrdiff_t>(note));
    }
    return lines;
}

} // namespace muster
