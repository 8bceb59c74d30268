// SPDX-License-Identifier: MIT
#include "base/input_error.h"

#include <boost/test/unit_test.hpp>

namespace muster::tests {

namespace {

void check_position(std::string_view text, std::size_t offset, std::size_t line, std::size_t column) {
    const TextPosition found = position_of(text, offset);
    BOOST_CHECK_MESSAGE(found.line == line && found.column == column,
                        "offset " << offset << " of '" << text << "': expected " << line << ":" << column
                                  << ", found " << found.line << ":" << found.column);
}

} // namespace

BOOST_AUTO_TEST_SUITE(input_error)

BOOST_AUTO_TEST_CASE(positions_count_lines_and_characters_from_one) {
    check_position("", 0, 1, 1);
    check_position("ab\ncd", 0, 1, 1);
    check_position("ab\ncd", 2, 1, 3); // the line feed itself
    check_position("ab\ncd", 3, 2, 1);
    check_position("ab\ncd", 5, 2, 3); // the end
    check_position("ab\ncd", 99, 2, 3);
    check_position("\n\n\n", 3, 4, 1);
    check_position("a\r\nb", 3, 2, 1);
    check_position("\ta", 1, 1, 2);
}

BOOST_AUTO_TEST_CASE(columns_are_characters_and_not_bytes) {
    check_position("é=x", 2, 1, 2);
    check_position("€=x", 3, 1, 2);
    check_position("🛡=x", 4, 1, 2);
    check_position("שלום\n日本語x", 9 + 9, 2, 4);
    // Combining marks are characters of their own.
    check_position("e\u0301x", 3, 1, 3);
}

BOOST_AUTO_TEST_CASE(an_error_tells_file_place_and_message) {
    const InputError placed("army.muster", {3, 12}, "no such weapon");
    BOOST_CHECK_EQUAL(placed.what(), "army.muster:3:12: no such weapon");
    BOOST_CHECK_EQUAL(placed.file(), "army.muster");
    BOOST_CHECK_EQUAL(placed.message(), "no such weapon");
    BOOST_CHECK_EQUAL(placed.position().line, 3U);
    BOOST_CHECK_EQUAL(placed.position().column, 12U);
    const InputError unplaced("army.muster", {}, "is missing");
    BOOST_CHECK_EQUAL(unplaced.what(), "army.muster: is missing");
}

BOOST_AUTO_TEST_CASE(a_source_text_fails_at_its_pieces) {
    const std::string text = "one\ntwo three";
    const SourceText source{"words.txt", text};
    const std::string_view three = std::string_view(text).substr(8);
    BOOST_CHECK_EXCEPTION(source.fail(three, "wrong"), InputError, [](const InputError& error) {
        return std::string_view(error.what()) == "words.txt:2:5: wrong";
    });
    BOOST_CHECK_EXCEPTION(source.fail(std::size_t{1}, "wrong"), InputError, [](const InputError& error) {
        return std::string_view(error.what()) == "words.txt:1:2: wrong";
    });
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
