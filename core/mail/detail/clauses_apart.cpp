// SPDX-License-Identifier: MIT
#include "mail/detail/clauses_apart.h"

#include "mail/detail/clause_words.h"
#include "mail/detail/everyday_words.h"

#include <algorithm>
#include <cctype>
#include <string_view>

namespace muster {

namespace {

using std::string_view_literals::operator""sv; // NOLINT(misc-unused-using-decls) of literals

// "the sub-commanders are with units 2 and 3" as a sentence for each.
void place_each_leader(std::string& line, const Vocabulary& vocabulary) {
    if (small_letters(line).find("commanders ") == std::string::npos)
        return;
    const Tokens tokens = vocabulary.tokens(line);
    const auto units = static_cast<std::size_t>(
        std::find_if(tokens.begin(), tokens.end(),
                     [](const Token& token) { return token.is("units") || token.is("einheiten"); }) -
        tokens.begin());
    std::size_t leaders = units;
    while (leaders > 0 && !tokens[leaders - 1].plain().ends_with("commanders"))
        --leaders;
    if (units == tokens.size() || leaders == 0 || units > leaders + 3)
        return; // "are with the" stands between them
    std::string placed;
    std::size_t numbers = 0;
    std::size_t end = units + 1;
    for (; end < tokens.size() && (tokens[end].is_number() || tokens[end].is(",") || is_and(tokens[end]));
         ++end)
        if (tokens[end].is_number()) {
            placed +=
                (placed.empty() ? "The sub-commander is with unit " : ". The sub-commander is with unit ") +
                tokens[end].text;
            ++numbers;
        }
    if (numbers < 2)
        return;
    std::size_t begin = leaders - 1;
    while (begin > 0 && (tokens[begin - 1].is("-") || tokens[begin - 1].is("sub") ||
                         tokens[begin - 1].is("the") || tokens[begin - 1].is("my")))
        --begin;
    line.replace(tokens[begin].begin, tokens[end - 1].end - tokens[begin].begin, placed);
}

// "All barbarians, and all of class D" as two sentences.
void part_clauses_about_all(std::string& line) {
    for (const std::string_view joint : {", and all "sv, ", and everything "sv, ", and everyone "sv}) {
        const std::size_t at = line.find(joint);
        if (at == std::string::npos)
            continue;
        const std::size_t stop = line.rfind(". ", at);
        const std::string_view sentence =
            std::string_view(line).substr(stop == std::string::npos ? 0 : stop + 2);
        if (!sentence.starts_with("All ") && !sentence.starts_with("Every"))
            continue;
        static constexpr std::string_view end = ".    "; // as long as ", and"
        line.replace(at, end.size(), end);
        char& first = line[at + end.size() + 1];
        first = static_cast<char>(std::toupper(static_cast<unsigned char>(first)));
    }
}

} // namespace

std::string with_clauses_apart(std::string line, const Vocabulary& vocabulary) {
    for (const std::string_view nobody : {". No other officer."sv, ". No other commander."sv})
        if (const std::size_t at = line.find(nobody); at != std::string::npos)
            line.erase(at, nobody.size() - 1);
    place_each_leader(line, vocabulary);
    part_clauses_about_all(line);
    static constexpr std::string_view number = " is with number "; // of the list
    if (const std::size_t at = line.find(number); at != std::string::npos)
        line.replace(at, number.size(), " is with unit ");
    static constexpr std::string_view behind = ", the sub-commander is with ";
    const std::string small = small_letters(line);
    for (std::size_t at = small.find(behind); at != std::string::npos; at = small.find(behind, at + 1)) {
        if (small.rfind(" is with ", at) == std::string::npos)
            continue;
        line[at] = '.';
        line[at + 2] = 'T';
    }
    return line;
}

} // namespace muster
