// SPDX-License-Identifier: MIT
#include "mail/detail/wing_sentences.h"

#include "base/text.h"
#include "mail/detail/command_clauses.h"
#include "mail/detail/everyday_words.h"
#include "mail/detail/heading_names.h"
#include "mail/detail/heading_words.h"
#include "mail/detail/line_edits.h"
#include "mail/detail/line_reading.h"
#include "mail/detail/open_orders.h"
#include "mail/detail/phrases.h"
#include "mail/detail/word_lists.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>

namespace muster {

namespace {

constexpr std::string_view stop = ". ";

// "The Mayor's wing"
bool names_wing(std::string_view sentence, const Vocabulary& vocabulary) {
    constexpr std::size_t longest = 6; // tokens
    const Tokens tokens = vocabulary.tokens(sentence);
    return !tokens.empty() && tokens.size() <= longest && tokens.back().is_word() &&
           names_part_of_field(tokens.back()) &&
           std::all_of(tokens.begin(), tokens.end(), [](const Token& token) {
               return token.is("'") || (token.is_word() && !token.is("all") && !token.is("no"));
           });
}

// "THE OLD WOOD" over "a) Elves, 3 vignettes, foot": a name in capitals that means nothing else, begins a
// paragraph and has troops beneath it.
bool names_place(std::string_view sentence, const std::vector<MailLine>& lines, std::size_t at,
                 const Vocabulary& vocabulary) {
    constexpr std::size_t longest = 5; // tokens
    if ((at != 0 && !lines[at].after_blank) || at + 1 == lines.size() || lines[at + 1].after_blank ||
        class_word_in(lines[at + 1].text, vocabulary) < ClassWord::name)
        return false;
    const Phrases phrases = phrases_in(sentence, vocabulary);
    return !phrases.tokens.empty() && phrases.tokens.size() <= longest && phrases.items.empty() &&
           has_capital_letter(phrases.tokens.back()) &&
           std::all_of(phrases.tokens.begin(), phrases.tokens.end(), [](const Token& token) {
               return token.is_word() && (has_capital_letter(token) || token.is("of") || token.is("the"));
           });
}

// "Sub-commander's rating 4, orders hold"
bool rates_sub_commander(std::string_view sentence, const Vocabulary& vocabulary) {
    const std::string small = small_letters(sentence);
    const auto said = command_said_in(sentence, vocabulary);
    return (small.starts_with("sub-commander") || small.starts_with("subcommander")) && said &&
           !said->rating.empty();
}

// "Mayor's rating 2, orders hold"
bool says_of_wing(std::string_view sentence, const Vocabulary& vocabulary) {
    return sentence.find_first_of("():") == std::string_view::npos &&
           class_word_in(sentence, vocabulary) < ClassWord::name &&
           small_letters(sentence).find("general") == std::string::npos &&
           says_rating(vocabulary.tokens(sentence), vocabulary.tokens(sentence).size());
}

// "He stands among the archers." as "The sub-commander is with the archers.", whatever else he does as what
// the sub-commander does; "" if it is not told of him.
std::string placed_leader(std::string_view sentence, const Vocabulary& vocabulary) {
    static const WordSet verbs{"is",    "stands",  "goes",    "rides", "fights",
                               "walks", "marches", "travels", "stays"};
    static const WordSet places{"with", "among", "amongst", "beside"};
    constexpr std::size_t whom = 3; // token
    const Tokens tokens = vocabulary.tokens(sentence);
    if (tokens.size() < whom || !(tokens[0].is("he") || tokens[0].is("she")))
        return {};
    const bool placed =
        tokens.size() > whom && verbs.contains(tokens[1].plain()) && places.contains(tokens[2].plain());
    return placed ? fmt::format("The sub-commander is with {}", sentence.substr(tokens[whom].begin))
                  : fmt::format("The sub-commander {}", sentence.substr(tokens[1].begin));
}

} // namespace

std::vector<MailLine> with_wings_as_headings(std::vector<MailLine> lines, const Vocabulary& vocabulary) {
    if (!rates_bodies(vocabulary.ruleset()))
        return lines;
    for (std::size_t at = 0; at < lines.size(); ++at) {
        MailLine& line = lines[at];
        if (line.role == MailLine::Role::text && line.parts.empty())
            line.text = with_open_orders_denied(std::move(line.text), vocabulary);
        const std::string_view text = line.text;
        const std::size_t first = text.find(stop);
        if (line.role != MailLine::Role::text || !line.parts.empty() || first == std::string_view::npos)
            continue;
        const std::size_t begin = first + stop.size();
        const std::size_t end = std::min(text.find(stop, begin), text.size());
        std::string said(trimmed(text.substr(begin, end - begin)));
        while (said.ends_with('.'))
            said.pop_back();
        replace_phrase(said, "rating is ", "rating ");
        const std::string_view name = text.substr(0, first);
        if (!says_of_wing(said, vocabulary) ||
            !(names_wing(name, vocabulary) ||
              (rates_sub_commander(said, vocabulary) && names_place(name, lines, at, vocabulary))))
            continue;
        const std::string_view rest = trimmed(text.substr(std::min(end + 1, text.size())));
        const std::string placed = placed_leader(rest, vocabulary);
        line.text = fmt::format("{} ({}){}{}", name, said, rest.empty() ? "" : ". ",
                                placed.empty() ? std::string(rest) : placed);
    }
    return lines;
}

} // namespace muster
