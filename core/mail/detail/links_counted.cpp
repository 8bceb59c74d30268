// SPDX-License-Identifier: MIT
#include "mail/detail/links_counted.h"

#include "mail/detail/army_draft.h"
#include "mail/detail/everyday_words.h"
#include "mail/detail/mail_token.h"
#include "mail/detail/phrases.h"
#include "mail/detail/troop_pieces.h"
#include "mail/detail/word_lists.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <utility>

namespace muster {

namespace {

// The number before the word for a link, nothing but idle words between; the count of tokens if none is.
std::size_t number_before_link(const Tokens& tokens, std::size_t link) {
    static const WordSet between{"in",    "line",      "-",       "support", "a",     "an",      "is",
                                 "are",   "as",        "form",    "of",      "forms", "forming", "make",
                                 "makes", "making",    "into",    "the",     "them",  "one",     "together",
                                 "up",    "vignettes", "single",  "all",     "being", "these",   "fight",
                                 "stand", "sind",      "zusammen"};
    for (std::size_t at = link; at-- > 0;) {
        if (tokens[at].is_number())
            return at;
        if (!between.contains(tokens[at].plain()))
            break;
    }
    return tokens.size();
}

// Whether another number stands in the line, and each is the same: it counts the troops. Numbers of things
// ("two-horse chariots") count none.
bool counts_troops_of_line(const Tokens& tokens, std::size_t number) {
    bool found = false;
    for (std::size_t at = 0; at < tokens.size(); ++at) {
        const bool of_thing = at + 1 < tokens.size() && tokens[at + 1].is("-") && !tokens[at + 1].spaced;
        if (at == number || !tokens[at].is_number() || of_thing)
            continue;
        if (tokens[at].value != tokens[number].value)
            return false;
        found = true;
    }
    return found;
}

// Where "all three", "the three" begins.
std::size_t begin_of_all(const Tokens& tokens, std::size_t number) {
    static const WordSet openings{"all", "the", "these", "those", "alle", "die"};
    std::size_t begin = number;
    while (begin > 0 && openings.contains(tokens[begin - 1].plain()))
        --begin;
    return begin;
}

// "3 HIS and 3 LIN, three linked": which of them?
bool tells_one_class(std::string_view line, const Vocabulary& vocabulary) {
    const Phrases phrases = phrases_in(line, vocabulary);
    return std::count_if(phrases.items.begin(), phrases.items.end(), [&](const PhraseItem& item) {
               const auto said = class_said(item, vocabulary);
               return said && said->second >= ClassWord::name;
           }) <= 1;
}

bool speaks_of_part(const Tokens& tokens, std::size_t number, std::size_t link) {
    const auto begin = tokens.begin() + static_cast<std::ptrdiff_t>(number);
    const bool some = std::any_of(begin, tokens.begin() + static_cast<std::ptrdiff_t>(link),
                                  [](const Token& token) { return token.is("of") || token.is("other"); });
    return some && number != 0 && !is_all_word(tokens[number - 1].plain());
}

// "in one link", where it does not go on ("with the guard"), as "link".
std::string without_in_one(std::string line) {
    for (const std::string_view in : {"in one link", "in a single link", "into one link", "in a link"}) {
        const std::size_t at = line.find(in);
        const std::size_t end = at + in.size();
        if (at != std::string::npos && (at == 0 || line[at - 1] == ' ' || line[at - 1] == '(') &&
            (end == line.size() || std::string_view(",.;)").find(line[end]) != std::string_view::npos))
            return line.replace(at, in.size(), "link");
    }
    return line;
}

} // namespace

std::string without_count_of_link(std::string line, const Vocabulary& vocabulary) {
    constexpr std::size_t most = 4; // words for links in a line
    if (line.find("link") == std::string::npos || !trait_of_links(vocabulary.ruleset()))
        return line;
    line = without_in_one(std::move(line));
    std::size_t from = 0; // bytes
    for (std::size_t turn = 0; turn < most; ++turn) {
        const Tokens tokens = vocabulary.tokens(line);
        std::size_t link = 0;
        while (link < tokens.size() &&
               (tokens[link].begin < from || !(tokens[link].is("link") || tokens[link].is("linked"))))
            ++link;
        if (link == tokens.size())
            break;
        const std::size_t number = number_before_link(tokens, link);
        if (number == tokens.size() || number == 0) { // "3 linked vignettes" counts them
            from = tokens[link].end;
            continue;
        }
        const std::size_t begin = begin_of_all(tokens, number);
        const bool one = tokens[number].value == 1 && tokens[number].as_word && tokens[link].is("link");
        const bool all = begin != 0 && tokens[number].value > 1 && counts_troops_of_line(tokens, number) &&
                         !speaks_of_part(tokens, number, link) && tells_one_class(line, vocabulary);
        if (!one && !all) {
            from = tokens[link].end;
            continue;
        }
        const std::size_t first = one ? tokens[number].begin : tokens[begin].begin;
        line.replace(first, tokens[number].end - first, one ? "a" : "all");
    }
    return line;
}

} // namespace muster
