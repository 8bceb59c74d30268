// SPDX-License-Identifier: MIT
#include "base/word_table.h"

#include <boost/test/unit_test.hpp>
#include <fmt/format.h>

#include <stdexcept>
#include <utility>

namespace muster::tests {

namespace {

std::vector<std::string> many_words(std::size_t count) {
    std::vector<std::string> words;
    for (std::size_t i = 0; i < count; ++i)
        words.push_back(fmt::format("{}{}", std::string(i % 23, 'w'), i * 7919));
    return words;
}

void check_all_found(const WordTable& table, const std::vector<std::string>& words) {
    BOOST_REQUIRE_EQUAL(table.size(), words.size());
    for (std::size_t i = 0; i < words.size(); ++i)
        BOOST_REQUIRE_MESSAGE(table.find(words[i]) == static_cast<int>(i), words[i]);
}

} // namespace

BOOST_AUTO_TEST_SUITE(word_table)

BOOST_AUTO_TEST_CASE(an_empty_table_finds_nothing) {
    const WordTable table;
    BOOST_CHECK_EQUAL(table.find("pike"), WordTable::not_found);
    BOOST_CHECK_EQUAL(table.find(""), WordTable::not_found);
    BOOST_CHECK_EQUAL(WordTable(std::vector<std::string>()).find("pike"), WordTable::not_found);
}

BOOST_AUTO_TEST_CASE(every_word_is_found_at_its_index) {
    const std::vector<std::string> words{"none",
                                         "pike",
                                         "long-spear",
                                         "",
                                         "a",
                                         "b",
                                         "ab",
                                         "ba",
                                         "heavy-throwing-spear",
                                         "heavy-throwing-sword"};
    check_all_found(WordTable(words), words);
    const WordTable table(words);
    for (const std::string_view word :
         {"non", "nonee", "PIKE", "c", "aa", "bb", "long-spearx", "xong-spear", "heavy-throwing-spea",
          "heavy-throwinG-spear", "heavy-tHrowing-spear"})
        BOOST_CHECK_MESSAGE(table.find(word) == WordTable::not_found, word);
    BOOST_CHECK_EQUAL(table.find(std::string_view("pike\0", 5)), WordTable::not_found);
}

// Words of every length that differ in one place only, and words that are no part of the table.
BOOST_AUTO_TEST_CASE(words_that_differ_in_one_byte_are_told_apart) {
    for (std::size_t size = 1; size <= 16; ++size) {
        const std::string base(size, 'm');
        std::vector<std::string> words{base};
        for (std::size_t i = 0; i < size; ++i) {
            words.push_back(base);
            words.back()[i] = 'n';
        }
        const WordTable table(words);
        check_all_found(table, words);
        for (std::size_t i = 0; i < size; ++i) {
            std::string other = base;
            other[i] = 'x';
            BOOST_REQUIRE_MESSAGE(table.find(other) == WordTable::not_found, other);
        }
    }
}

BOOST_AUTO_TEST_CASE(hundreds_of_words_are_found) {
    const std::vector<std::string> words = many_words(400);
    const WordTable table(words);
    check_all_found(table, words);
    for (std::size_t i = 0; i < words.size(); ++i)
        BOOST_REQUIRE_MESSAGE(table.find(words[i] + "x") == WordTable::not_found, words[i]);
}

// A look-up compares the ends of long words only once more: a table of such words is not made at all.
BOOST_AUTO_TEST_CASE(words_too_alike_are_refused_and_never_mistaken) {
    const std::string ends(8, 'e');
    BOOST_CHECK_THROW(WordTable({ends + "a" + ends, ends + "b" + ends}), std::invalid_argument);
    const WordTable table({ends + "a" + ends, "other"});
    BOOST_CHECK_EQUAL(table.find(ends + "b" + ends), WordTable::not_found);
}

BOOST_AUTO_TEST_CASE(a_copy_outlives_its_original) {
    const std::vector<std::string> words = many_words(100);
    WordTable copy;
    WordTable moved;
    {
        WordTable original(words);
        copy = original;
        moved = std::move(original);
    }
    check_all_found(copy, words);
    check_all_found(moved, words);
    // A vector of tables moves them about.
    std::vector<WordTable> tables;
    for (std::size_t i = 1; i < 20; ++i)
        tables.emplace_back(many_words(i));
    for (std::size_t i = 1; i < 20; ++i)
        check_all_found(tables[i - 1], many_words(i));
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
