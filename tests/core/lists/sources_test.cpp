// SPDX-License-Identifier: MIT
// What the shipped lists rest on: every source names the part that is meant, and every work has one name in
// all lists ("Sources" in armylists/README.md).
#include "lists/lists.h"
#include "shipped_data.h"

#include <boost/test/unit_test.hpp>

#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace muster::tests {

namespace {

// Where each source stands.
using Sources = std::map<std::string, std::vector<std::string>>;

Sources sources() {
    Sources found;
    const Lists& lists = lists_of(shipped_rulesets());
    for (const std::string& ruleset : shipped_ruleset_ids())
        for (const ListHeading& heading : lists.headings(ruleset))
            for (const std::string& source : lists.find(ruleset, heading.id)->sources)
                found[source].push_back(ruleset + "/" + heading.id);
    return found;
}

std::vector<std::string_view> pieces(std::string_view text) {
    std::vector<std::string_view> result;
    for (std::size_t comma = 0; (comma = text.find(", ")) != std::string_view::npos;) {
        result.push_back(text.substr(0, comma));
        text.remove_prefix(comma + 2);
    }
    result.push_back(text);
    return result;
}

// "5.67–72", "book 4", "years 1346 and 1356".
bool is_part(std::string_view piece) {
    constexpr std::array<std::string_view, 13> words{"book",  "chapter",  "part",     "volume", "line",
                                                     "year",  "scene",    "canto",    "series", "folio",
                                                     "night", "fragment", "adventure"};
    return (!piece.empty() && piece.front() >= '0' && piece.front() <= '9') ||
           std::any_of(words.begin(), words.end(),
                       [&](std::string_view word) { return piece.starts_with(word); });
}

// In numbers or in words behind the title; a chapter by one of several authors names the book.
bool names_a_part(std::string_view source) {
    const std::vector<std::string_view> own = pieces(source);
    return source.ends_with(')') || std::any_of(own.begin() + 1, own.end(), [](std::string_view piece) {
               return is_part(piece) || piece.starts_with("in ");
           });
}

std::string_view without(std::string_view text, std::string_view word) {
    return text.starts_with(word) ? text.substr(word.size()) : text;
}

std::string_view until(std::string_view text, std::string_view sign) {
    return text.substr(0, text.find(sign));
}

} // namespace

BOOST_AUTO_TEST_SUITE(sources_suite)

BOOST_AUTO_TEST_CASE(every_source_names_the_part_that_is_meant) {
    const Sources all = sources();
    BOOST_TEST(all.size() >= 500U);
    for (const auto& [source, places] : all)
        BOOST_TEST(names_a_part(source), places.front() << ": which part of " << source << "?");
}

// By the first word of the author and the title without what follows a colon: "Robert I. Frost" is Robert
// Frost, and "Aztec Warfare: Imperial Expansion" is Aztec Warfare.
BOOST_AUTO_TEST_CASE(every_work_has_one_name) {
    std::map<std::string, std::set<std::string>> spellings;
    for (const auto& [source, places] : sources()) {
        const std::vector<std::string_view> own = pieces(until(source, " ("));
        const std::string author(own.front());
        const std::string key(without(without(author, "The "), "Sir "));
        if (own.size() == 1 || is_part(own[1])) {
            spellings[key].insert(author);
            continue;
        }
        const std::string title(own[1]);
        spellings[std::string(until(key, " ")) + ", " + std::string(until(without(title, "The "), ":"))]
            .insert(author + ", " + title);
    }
    for (const auto& [key, own] : spellings)
        BOOST_TEST(own.size() == 1U, *own.begin() << " is also " << *own.rbegin());
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
