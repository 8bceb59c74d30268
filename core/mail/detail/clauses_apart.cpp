// SPDX-License-Identifier: MIT
#include "mail/detail/clauses_apart.h"

#include "base/text.h"
#include "mail/detail/clause_words.h"
#include "mail/detail/everyday_words.h"

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

// Where the first of the words stands at or behind `from`, and its size; the line's size and 0 if none does.
template <std::size_t Size>
std::pair<std::size_t, std::size_t> first_of(std::string_view line, const std::string_view (&words)[Size],
                                             std::size_t from) {
    std::pair<std::size_t, std::size_t> found(line.size(), 0);
    for (const std::string_view word : words)
        if (const std::size_t at = line.find(word, from); at < found.first)
            found = {at, word.size()};
    return found;
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
    const auto opening = [&](std::size_t at) {
        return line.compare(at, 5, "Only ") == 0 ? at + 5 : line.compare(at, 4, "The ") == 0 ? at + 4 : at;
    };
    std::size_t begin = 0;
    while (begin != std::string::npos && opening(begin) == begin)
        begin = (begin = line.find(". ", begin)) == std::string::npos ? begin : begin + 2;
    if (begin == std::string::npos)
        return;
    const std::size_t who = opening(begin);
    const auto [verb, verb_size] = first_of(line, verbs, who);
    const auto [end, end_size] = first_of(line, ends, verb + verb_size);
    if (verb == line.size() || end == line.size() ||
        words_of(line.substr(verb + verb_size, end - verb - verb_size)).size() > longest)
        return;
    std::string rest = small_letters(line.substr(end + end_size));
    const std::size_t idle = rest.starts_with("and ") ? 4 : 0;
    const auto [other, other_size] = first_of(rest, others, idle);
    const auto [are, are_size] = first_of(rest, verbs, idle);
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
        if (const std::size_t at = line.find(nobody); at != std::string::npos)
            line.erase(at, nobody.size() - 1);
    place_each_leader(line, vocabulary);
    line = with_only_in_front(std::move(line));
    put_exceptions_last(line);
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
