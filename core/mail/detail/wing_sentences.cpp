// SPDX-License-Identifier: MIT
#include "mail/detail/wing_sentences.h"

#include "base/text.h"
#include "mail/detail/everyday_words.h"
#include "mail/detail/heading_names.h"
#include "mail/detail/heading_words.h"
#include "mail/detail/line_edits.h"
#include "mail/detail/line_reading.h"
#include "mail/detail/open_orders.h"
#include "mail/detail/word_lists.h"

#include <fmt/format.h>

#include <algorithm>
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
    for (MailLine& line : lines) {
        if (line.role == MailLine::Role::text && line.parts.empty())
            line.text = with_open_orders_denied(std::move(line.text), vocabulary);
        const std::string_view text = line.text;
        const std::size_t first = text.find(stop);
        if (line.role != MailLine::Role::text || !line.parts.empty() || first == std::string_view::npos ||
            !names_wing(text.substr(0, first), vocabulary))
            continue;
        const std::size_t begin = first + stop.size();
        const std::size_t end = std::min(text.find(stop, begin), text.size());
        std::string said(trimmed(text.substr(begin, end - begin)));
        while (said.ends_with('.'))
            said.pop_back();
        replace_phrase(said, "rating is ", "rating ");
        if (!says_of_wing(said, vocabulary))
            continue;
        const std::string_view rest = trimmed(text.substr(std::min(end + 1, text.size())));
        const std::string placed = placed_leader(rest, vocabulary);
        line.text = fmt::format("{} ({}){}{}", text.substr(0, first), said, rest.empty() ? "" : ". ",
                                placed.empty() ? std::string(rest) : placed);
    }
    return lines;
}

} // namespace muster
