// SPDX-License-Identifier: MIT
#include "mail/detail/labelled_counts.h"

#include "base/text.h"
#include "mail/detail/everyday_words.h"
#include "mail/detail/line_reading.h"
#include "mail/detail/word_lists.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace muster {

namespace {

// "count=3", ", qty: 4", "(number = 2)": with what parts it from the rest.
struct LabelledCount {
    std::size_t begin = 0; // bytes
    std::size_t end = 0;
    std::size_t token = 0; // of the number
};

std::vector<LabelledCount> counts_in(const Tokens& tokens) {
    static const WordSet labels{"count",     "qty", "quantity", "amount",    "number",   "num",
                                "vignettes", "n",   "anzahl",   "vignetten", "elements", "zahl"};
    std::vector<LabelledCount> found;
    for (std::size_t at = 0; at + 2 < tokens.size(); ++at) {
        if (!labels.contains(tokens[at].plain()) || !(tokens[at + 1].is("=") || tokens[at + 1].is(":")) ||
            !tokens[at + 2].is_number() || tokens[at + 2].as_word)
            continue;
        const bool open = at != 0 && tokens[at - 1].is("(");
        const bool close = at + 3 < tokens.size() && tokens[at + 3].is(")");
        const bool mark = at != 0 && (tokens[at - 1].is(",") || tokens[at - 1].is(";"));
        const bool alone = open && close;
        found.push_back(
            {tokens[alone || mark ? at - 1 : at].begin, tokens[alone ? at + 3 : at + 2].end, at + 2});
    }
    return found;
}

// Whether something besides `count` may say how many they are: "4 x", "3 HIS", "x2".
bool counts_otherwise(const Tokens& tokens, std::size_t count) {
    for (std::size_t at = 0; at < tokens.size(); ++at)
        if (at != count && tokens[at].is_number() &&
            (at == 0 || tokens[at - 1].is("x") || (at + 1 < tokens.size() && tokens[at + 1].is("x")) ||
             (at + 1 < tokens.size() && is_counted_thing(tokens[at + 1].plain()))))
            return true;
    return false;
}

// "class=HIN army=RA n=3": such lines have a reader of their own.
bool is_line_of_keys(const Tokens& tokens) {
    return std::count_if(tokens.begin(), tokens.end(), [](const Token& token) { return token.is("="); }) > 1;
}

std::string with_label_of_count_taken(const std::string& line, const Vocabulary& vocabulary) {
    const Tokens tokens = vocabulary.tokens(line);
    const std::vector<LabelledCount> counts = counts_in(tokens);
    if (counts.size() != 1 || is_line_of_keys(tokens) || counts_otherwise(tokens, counts.front().token) ||
        class_word_in(line, vocabulary) < ClassWord::name)
        return line;
    const LabelledCount& count = counts.front();
    const std::string before(trimmed(std::string_view(line).substr(0, count.begin)));
    std::string_view behind = trimmed(std::string_view(line).substr(count.end));
    if (before.empty() || before.ends_with(':')) { // "Unit 1: count=3, mounted"
        while (!behind.empty() && (behind.front() == ',' || behind.front() == ';'))
            behind = trimmed(behind.substr(1));
        return fmt::format("{}{}{} x {}", before, before.empty() ? "" : " ", tokens[count.token].value,
                           behind);
    }
    if (class_word_in(before, vocabulary) < ClassWord::name || before.find(": ") != std::string::npos)
        return line;
    const bool parted =
        behind.empty() || behind.front() == ',' || behind.front() == ';' || behind.front() == ')';
    return fmt::format("{} x {}{}{}", tokens[count.token].value, before, parted ? "" : ", ", behind);
}

} // namespace

std::vector<MailLine> with_labelled_counts_in_front(std::vector<MailLine> lines,
                                                    const Vocabulary& vocabulary) {
    for (MailLine& line : lines) {
        if (line.role != MailLine::Role::text || line.text.find_first_of("=:") == std::string::npos)
            continue;
        std::string whole; // of parts between semicolons, each of which may count by itself
        for (std::size_t begin = 0; begin <= line.text.size();) {
            const std::size_t end = std::min(line.text.find("; ", begin), line.text.size());
            whole += (begin == 0 ? "" : "; ") +
                     with_label_of_count_taken(line.text.substr(begin, end - begin), vocabulary);
            begin = end + 2;
        }
        if (whole == line.text) // "HIWn IR; vignettes=4"
            whole = with_label_of_count_taken(line.text, vocabulary);
        line.text = whole;
    }
    return lines;
}

} // namespace muster
