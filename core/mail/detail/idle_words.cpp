// SPDX-License-Identifier: MIT
#include "mail/detail/idle_words.h"

#include "base/text.h"
#include "mail/detail/everyday_words.h"
#include "mail/detail/leader_in_person.h"
#include "mail/detail/line_edits.h"
#include "mail/detail/phrases.h"
#include "mail/detail/word_lists.h"

#include <algorithm>
#include <string_view>
#include <utility>

namespace muster {

namespace {

using std::string_view_literals::operator""sv; // NOLINT(misc-unused-using-decls) of literals

// "No orders written" as "No orders".
std::string without_word_about_orders(std::string line) {
    static constexpr std::string_view orders = "no orders";
    if (!small_letters(line).starts_with(orders))
        return line;
    for (const std::string_view idle : {" written"sv, " given"sv, " issued"sv})
        if (small_letters(line).find(idle) == orders.size())
            line.erase(orders.size(), idle.size());
    return line;
}

// "leading 12 LC (no other officer)", "leads 12 LC" beneath the leader's line as "+ 12 LC".
std::string without_leading(std::string line) {
    const std::size_t behind = behind_leading(line);
    if (behind == 0)
        return line;
    for (const std::string_view idle :
         {" (no other officer)"sv, " (no other commander)"sv, " (no officer)"sv})
        replace_phrase(line, idle, "");
    return line.replace(0, behind, "+ ");
}

// "Unit commander @ 25, leading" over his men.
std::string without_leading_at_end(std::string line) {
    for (const std::string_view leading : {", leading"sv, ", leading:"sv})
        if (line.ends_with(leading))
            line.resize(line.size() - leading.size());
    return line;
}

// "All barbarians, generals and chiefs too." as "All barbarians."
std::string without_leaders_too(std::string line) {
    static const WordSet leaders{"generals",     "officers", "chiefs", "commanders", "leaders",
                                 "chieftains",   "and",      "the",    "their",      "even",
                                 "sub-generals", "captains", "all",    "my"};
    const std::string small = small_letters(line);
    const bool all = small.starts_with("all ") || small.starts_with("every");
    if (!all || small.find(" except") != std::string::npos)
        return line;
    for (const std::string_view too : {" too."sv, " too"sv, " included."sv, " included"sv}) {
        const std::size_t end = line.size() - std::min(line.size(), too.size());
        const std::size_t comma = line.rfind(", ", end);
        if (!line.ends_with(too) || comma == std::string::npos)
            continue;
        const std::string clause = small.substr(comma + 2, end - comma - 2);
        const std::vector<std::string_view> words = words_of(clause);
        if (!words.empty() && std::all_of(words.begin(), words.end(),
                                          [](std::string_view word) { return leaders.contains(word); }))
            line.resize(comma);
        return line;
    }
    return line;
}

// "My whole army counts as regular" as "All count as regular".
std::string with_army_as_all(std::string line) {
    const std::string small = small_letters(line);
    for (const std::string_view army : {"my whole army "sv, "the whole army "sv, "my army "sv, "the army "sv,
                                        "the lot "sv, "the lot of them "sv})
        for (const std::string_view counts : {"counts as "sv, "count as "sv}) {
            const std::size_t size = army.size() + counts.size();
            if (small.starts_with(std::string(army) + std::string(counts)) && size < line.size() &&
                !is_digit(line[size]))
                return "All count as " + line.substr(size);
        }
    return line;
}

// "the hird, who draw pay and are regular" as "the hird, who are regular".
std::string without_idle_clause(std::string line, const Vocabulary& vocabulary) {
    static constexpr std::string_view who = ", who ";
    static constexpr std::string_view are = " and are ";
    constexpr std::size_t longest = 4; // words
    const std::size_t begin = line.find(who);
    const std::size_t end = begin == std::string::npos ? begin : line.find(are, begin);
    if (end == std::string::npos)
        return line;
    const std::string clause = line.substr(begin + who.size(), end - begin - who.size());
    return words_of(clause).size() <= longest && clause.find(',') == std::string::npos &&
                   phrases_in(clause, vocabulary).items.empty()
               ? line.replace(begin, end + are.size() - begin, ", who are ")
               : line;
}

// "The other sub-commander is here" as "The sub-commander is here", and "as always" as nothing.
std::string without_words_of_course(std::string line) {
    for (const std::string_view idle : {" (the same again)"sv, " (same again)"sv})
        if (line.ends_with(idle))
            line.resize(line.size() - idle.size());
    for (const std::string_view idle : {", where else"sv, ", who else"sv, ", as always"sv, ", as usual"sv,
                                        ", no officer needed"sv, ", no commander needed"sv})
        replace_phrase(line, idle, "");
    replace_phrase(line, " fighting with ", " with ");
    for (const std::string_view too : {", and so does the "sv, ", and so is the "sv, ", so does the "sv,
                                       ", so is the "sv, ", as does the "sv, ", as is the "sv})
        replace_phrase(line, too, " and the ");
    if (const std::size_t at = line.find(", as for any "); at != std::string::npos)
        line.erase(at, std::min(line.find('.', at), line.size()) - at);
    for (const std::string_view idle : {" then, I suppose"sv, ", I suppose"sv, ", I think"sv})
        replace_phrase(line, idle, "");
    replace_phrase(line, " is ordered to ", " has orders to ");
    static constexpr std::string_view lot = "The whole lot ";
    if (line.starts_with(lot))
        line.replace(0, lot.size(), "All of them ");
    for (const std::string_view joint :
         {"General + sub-commander with unit "sv, "General and sub-commander with unit "sv})
        replace_phrase(line, joint, "the General and the sub-commander are with unit ");
    return small_letters(line).starts_with("the other sub-commander")
               ? line.erase("the"sv.size(), " other"sv.size())
               : line;
}

// "12 in eight units." as "12 in all."
std::string without_number_of_units(std::string line, const Vocabulary& vocabulary) {
    if (line.find(" in ") == std::string::npos || line.find("unit") == std::string::npos)
        return line;
    const Tokens tokens = vocabulary.tokens(line);
    const bool sum = tokens.size() >= 4 && tokens.size() <= 5 && tokens[0].is_number() &&
                     tokens[1].is("in") && tokens[2].is_number() && tokens[3].has_form("unit") &&
                     (tokens.size() == 4 || tokens[4].is("."));
    return sum ? tokens[0].text + " in all." : line;
}

} // namespace

std::string without_idle_words(std::string line, const Vocabulary& vocabulary) {
    line = without_number_of_units(std::move(line), vocabulary);
    line = without_leaders_too(without_words_of_course(without_word_about_orders(std::move(line))));
    return without_leading_at_end(
        without_leading(without_idle_clause(with_army_as_all(std::move(line)), vocabulary)));
}

} // namespace muster
