// SPDX-License-Identifier: MIT
#include "mail/detail/clauses_apart.h"

#include "base/text.h"
#include "mail/detail/clause_words.h"
#include "mail/detail/everyday_words.h"
#include "mail/detail/line_edits.h"

#include <algorithm>
#include <cctype>
#include <cstddef>
#include <string_view>
#include <tuple>
#include <utility>

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

// "Regular are only the Immortals; …" as "Only the Immortals are regular; …".
std::string with_only_in_front(std::string line) {
    for (const auto& [form, only, verb] :
         {std::tuple{" are only "sv, "Only "sv, " are "sv}, std::tuple{" is only "sv, "Only "sv, " is "sv},
          std::tuple{" sind nur "sv, "Nur "sv, " sind "sv}, std::tuple{" ist nur "sv, "Nur "sv, " ist "sv}}) {
        const std::size_t at = line.find(form);
        if (at == std::string::npos)
            continue;
        const std::size_t stop = line.rfind(". ", at);
        const std::size_t first = stop == std::string::npos ? 0 : stop + 2;
        const std::string value = small_letters(line.substr(first, at - first));
        if (value.find(' ') != std::string::npos)
            continue;
        const std::size_t begin = at + form.size();
        std::size_t end = std::min(line.find_first_of(";.", begin), line.size());
        for (const std::string_view rest :
             {", all "sv, ", the rest"sv, ", the others"sv, ", alle "sv, ", der Rest"sv})
            end = std::min(end, line.find(rest, begin));
        return line.substr(0, first) + std::string(only) + line.substr(begin, end - begin) +
               std::string(verb) + value + line.substr(end);
    }
    return line;
}

// Where the first sentence begins that opens with "Only" or "The"; the line's size if none does.
std::size_t begin_of_some(std::string_view line) {
    constexpr std::string_view stop = ". ";
    for (std::size_t begin = 0;;) {
        const std::string_view sentence = line.substr(begin);
        if (sentence.starts_with("Only ") || sentence.starts_with("The "))
            return begin;
        const std::size_t end = line.find(stop, begin);
        if (end == std::string_view::npos)
            return line.size();
        begin = end + stop.size();
    }
}

// "Only the Immortals are regular. All others are barbarians." as "All are barbarians except the Immortals,
// who are regular.", where nothing else stands between.
void put_exceptions_last(std::string& line) {
    static constexpr std::string_view verbs[] = {" are ", " is "};
    static constexpr std::string_view ends[] = {"; ", ", ", ". ", " and "};
    static constexpr std::string_view others[] = {"all others",     "all the others",  "all the rest",
                                                  "the others",     "the rest",        "everyone else",
                                                  "everybody else", "everything else", "all other troops"};
    constexpr std::size_t longest = 2; // words of the value of some
    const std::size_t begin = begin_of_some(line);
    if (begin == line.size())
        return;
    const std::size_t who = line.find(' ', begin) + 1;
    const auto [verb, verb_size] = first_of_phrases(line, verbs, who);
    const auto [end, end_size] = first_of_phrases(line, ends, verb + verb_size);
    if (verb == line.size() || end == line.size() ||
        words_of(line.substr(verb + verb_size, end - verb - verb_size)).size() > longest)
        return;
    std::string rest = small_letters(line.substr(end + end_size));
    const std::size_t idle = rest.starts_with("and ") ? 4 : 0;
    const auto [other, other_size] = first_of_phrases(rest, others, idle);
    const auto [are, are_size] = first_of_phrases(rest, verbs, idle);
    if (other != idle || are != idle + other_size)
        return;
    const std::size_t value = end + end_size + are + are_size;
    const std::size_t stop = std::min(line.find_first_of(".;,)", value), line.size());
    const std::string said = "All are " + line.substr(value, stop - value) + " except " +
                             line.substr(who, verb - who) + ", who are " +
                             line.substr(verb + verb_size, end - verb - verb_size);
    line.replace(begin, stop - begin, said);
}

} // namespace

std::string with_clauses_apart(std::string line, const Vocabulary& vocabulary) {
    for (const std::string_view nobody :
         {". No other officer."sv, ". No other commander."sv, ". They have no other officer."sv,
          ". They have no other commander."sv, ". There is no other officer."sv,
          ". There is no other commander."sv})
        replace_phrase(line, nobody, ".");
    place_each_leader(line, vocabulary);
    line = with_only_in_front(std::move(line));
    put_exceptions_last(line);
    part_clauses_about_all(line);
    replace_phrase(line, " is with number ", " is with unit "); // of the list
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
