// SPDX-License-Identifier: MIT
#include "mail/detail/row_forms.h"

#include "base/text.h"
#include "mail/detail/line_edits.h"
#include "mail/detail/phrases.h"
#include "mail/detail/troop_pieces.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <string_view>
#include <utility>
#include <vector>

namespace muster {

namespace {

// The cells between the marks, without empty ones, with commas.
std::string with_commas(std::string_view line, char mark) {
    std::string row;
    for (std::size_t begin = 0; begin <= line.size();) {
        const std::size_t end = std::min(line.find(mark, begin), line.size());
        const std::string_view cell = trimmed(line.substr(begin, end - begin));
        if (!cell.empty())
            row += fmt::format("{}{}", row.empty() ? "" : ", ", cell);
        begin = end + 1;
    }
    return row;
}

// Where the rules know prices the cells say themselves what they are.
std::string with_cells_in_line(std::string line) {
    constexpr std::ptrdiff_t fewest_bars = 2;
    constexpr std::ptrdiff_t fewest_semicolons = 3;
    if (std::count(line.begin(), line.end(), '|') >= fewest_bars)
        line = with_commas(line, '|');
    else if (std::count(line.begin(), line.end(), ';') >= fewest_semicolons &&
             line.find(',') == std::string::npos)
        line = with_commas(line, ';');
    else
        return line;
    replace_phrase(line, ", leads these: ", ", leading ");
    return line;
}

// The token of the count behind a code and its sign, the end where none stands there.
std::size_t count_behind(const Phrases& phrases, const PhraseItem& item) {
    const Tokens& tokens = phrases.tokens;
    std::size_t at = item.end;
    while (at < tokens.size() && (tokens[at].is("+") || tokens[at].is("-")) && !tokens[at].spaced)
        ++at;
    const bool counts = at < tokens.size() && tokens[at].is_number() && !tokens[at].as_word &&
                        tokens[at].spaced && (at + 1 == tokens.size() || tokens[at + 1].is_mark());
    return counts ? at : tokens.size();
}

// Every number of the line stands behind a code.
std::string with_counts_of_codes_in_front(std::string line, const Vocabulary& vocabulary) {
    constexpr std::size_t fewest = 2;
    if (line.find(',') == std::string::npos)
        return line;
    const Phrases phrases = phrases_in(line, vocabulary);
    const Tokens& tokens = phrases.tokens;
    std::vector<std::pair<std::size_t, std::size_t>> found; // first token of the code, token of the count
    for (const PhraseItem& item : phrases.items) {
        const auto said = class_said(item, vocabulary);
        const std::size_t count = count_behind(phrases, item);
        if (said && said->second == ClassWord::code && count < tokens.size())
            found.emplace_back(item.begin, count);
    }
    const auto numbers = static_cast<std::size_t>(
        std::count_if(tokens.begin(), tokens.end(), [](const Token& token) { return token.is_number(); }));
    if (found.size() < fewest || numbers != found.size())
        return line;
    for (std::size_t i = found.size(); i-- > 0;) {
        const std::size_t begin = tokens[found[i].first].begin;
        const Token& count = tokens[found[i].second];
        const std::string code(trimmed(std::string_view(line).substr(begin, count.begin - begin)));
        line.replace(begin, count.end - begin, fmt::format("{} {}", count.value, code));
    }
    return line;
}

bool is_code(const PhraseItem& item, const Vocabulary& vocabulary) {
    const auto said = class_said(item, vocabulary);
    return said && said->second == ClassWord::code;
}

// Whether the words are values and nothing else, none of them a class.
bool says_values_only(std::string_view words, const Vocabulary& vocabulary) {
    const Phrases phrases = phrases_in(words, vocabulary, {Level::troop});
    for (std::size_t at = 0; at < phrases.tokens.size(); ++at)
        if (phrases.owner[at] == Phrases::nobody
                ? !phrases.tokens[at].is_mark() && !phrases.tokens[at].is("and")
                : phrases.items[phrases.owner[at]].meanings.empty() ||
                      class_said(phrases.items[phrases.owner[at]], vocabulary))
            return false;
    return !phrases.items.empty();
}

std::string with_said_of_all_of_them(std::string line, const Vocabulary& vocabulary) {
    static constexpr std::string_view openings[] = {", all of them ", ", both of them ", ", both ", ", all "};
    constexpr std::size_t fewest = 2;
    for (const std::string_view opening : openings) {
        const std::size_t at = line.rfind(opening);
        if (at == std::string::npos)
            continue;
        std::string_view said = std::string_view(line).substr(at + opening.size());
        while (said.ends_with('.'))
            said.remove_suffix(1);
        const Phrases troops = phrases_in(line.substr(0, at), vocabulary);
        const auto codes = std::count_if(troops.items.begin(), troops.items.end(),
                                         [&](const PhraseItem& item) { return is_code(item, vocabulary); });
        if (static_cast<std::size_t>(codes) < fewest || !says_values_only(said, vocabulary))
            return line;
        std::string told = line.substr(0, at);
        for (std::size_t i = troops.items.size(); i-- > 0;)
            if (is_code(troops.items[i], vocabulary))
                told.insert(troops.tokens[troops.items[i].end - 1].end, fmt::format(" {}", said));
        return told;
    }
    return line;
}

} // namespace

std::string with_plain_rows(std::string line, const Vocabulary& vocabulary) {
    return vocabulary.ruleset().conversion.price.empty()
               ? with_said_of_all_of_them(with_counts_of_codes_in_front(std::move(line), vocabulary),
                                          vocabulary)
               : with_cells_in_line(std::move(line));
}

} // namespace muster
