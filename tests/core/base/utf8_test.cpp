// SPDX-License-Identifier: MIT
#include "base/utf8.h"

#include "base/harmful_letters.h"

#include <boost/test/unit_test.hpp>

#include <array>

namespace muster::tests {

namespace {

using namespace std::string_view_literals;

constexpr std::size_t none = static_cast<std::size_t>(-1);

struct Bytes {
    std::string_view what;
    std::string_view bytes;
    std::size_t bad; // offset of the first bad byte
};

constexpr std::array<Bytes, 49> sequences{{
    {"nothing", "", none},
    {"ASCII", "Army of 12\r\n\t~", none},
    {"DEL", "\x7F", none},
    {"NUL", "a\0b"sv, 1},
    {"U+0001", "a\x01", 1},
    {"U+0008", "\x08", 0},
    {"vertical tab", "ab\x0B", 2},
    {"form feed", "\x0C", 0},
    {"escape", "\x1B[0m", 0},
    {"U+001F", "\x1F", 0},
    {"U+0080", "\xC2\x80", none},
    {"U+07FF", "\xDF\xBF", none},
    {"U+0800", "\xE0\xA0\x80", none},
    {"U+D7FF", "\xED\x9F\xBF", none},
    {"U+E000", "\xEE\x80\x80", none},
    {"U+FEFF", "\xEF\xBB\xBF", none},
    {"U+FFFD", "\xEF\xBF\xBD", none},
    {"U+10000", "\xF0\x90\x80\x80", none},
    {"U+1FFFE", "\xF0\x9F\xBF\xBE", none},
    {"U+10FFFF", "\xF4\x8F\xBF\xBF", none},
    {"U+FFFE", "a\xEF\xBF\xBE", 1},
    {"U+FFFF", "ab\xEF\xBF\xBF", 2},
    {"U+D800", "\xED\xA0\x80", 0},
    {"U+DFFF", "\xED\xBF\xBF", 0},
    {"a pair of surrogates", "x\xED\xA0\xBD\xED\xBB\xA1", 1},
    {"U+110000", "\xF4\x90\x80\x80", 0},
    {"overlong U+0000", "a\xC0\x80", 1},
    {"overlong U+002F", "a\xC0\xAF", 1},
    {"overlong U+007F", "a\xC1\xBF", 1},
    {"overlong U+07FF", "a\xE0\x9F\xBF", 1},
    {"overlong U+002F of three", "\xE0\x80\xAF", 0},
    {"overlong U+FFFF", "abc\xF0\x8F\xBF\xBF", 3},
    {"overlong U+002F of four", "\xF0\x80\x80\xAF", 0},
    {"a continuation alone", "a\x80", 1},
    {"the last continuation alone", "\xBF", 0},
    {"two characters' continuations", "\xC3\xA9\xA9", 2},
    {"a start followed by ASCII", "\xC3g", 0},
    {"a start followed by a start", "ab\xE2\xE2\x82\xAC", 2},
    {"a three-byte start with one", "\xE2\x82g", 0},
    {"a four-byte start with two", "\xF0\x9F\x9Bg", 0},
    {"two bytes cut off", "a\xC3", 1},
    {"three bytes cut off after one", "a\xE2", 1},
    {"three bytes cut off after two", "a\xE2\x82", 1},
    {"four bytes cut off after one", "\xF0", 0},
    {"four bytes cut off after three", "\xF0\x9F\x9B", 0},
    {"F5", "\xF5\x80\x80\x80", 0},
    {"F8, five bytes", "\xF8\x88\x80\x80\x80", 0},
    {"FE", "\xFE", 0},
    {"FF", "é\xFF", 2},
}};

std::size_t first_bad(std::string_view bytes) {
    return first_bad_byte(bytes).value_or(none);
}

} // namespace

BOOST_AUTO_TEST_SUITE(utf8)

BOOST_AUTO_TEST_CASE(the_first_bad_byte_is_found) {
    for (const Bytes& row : sequences)
        BOOST_CHECK_MESSAGE(first_bad(row.bytes) == row.bad,
                            row.what << ": expected " << row.bad << ", found " << first_bad(row.bytes));
}

// Texts are looked at in blocks: what is bad must be found wherever it lies in a block.
BOOST_AUTO_TEST_CASE(the_first_bad_byte_is_found_at_every_offset) {
    for (std::size_t before = 0; before < 600; ++before) {
        const std::string ascii(before, 'a');
        BOOST_REQUIRE_EQUAL(first_bad(ascii + std::string("\x01").append(ascii)), before);
        BOOST_REQUIRE_EQUAL(first_bad(ascii + "\xFF"), before);
        BOOST_REQUIRE_EQUAL(first_bad(ascii + "\xE2\x82"), before);
        BOOST_REQUIRE_EQUAL(first_bad(ascii + "🛡\x80"), before + 4);
        BOOST_REQUIRE_EQUAL(first_bad(ascii + std::string("€").append(ascii)), none);
    }
}

BOOST_AUTO_TEST_CASE(what_is_appended_is_well_formed) {
    for (const std::uint32_t code_point :
         {0x9U, 0x41U, 0x7FU, 0x80U, 0x7FFU, 0x800U, 0xD7FFU, 0xE000U, 0xFFFDU, 0x10000U, 0x10FFFFU}) {
        std::string text = "x";
        append_utf8(text, code_point);
        BOOST_CHECK_MESSAGE(first_bad(text) == none, code_point);
    }
    std::string text;
    for (const std::uint32_t code_point : {0x24U, 0xE9U, 0x20ACU, 0x1F6E1U})
        append_utf8(text, code_point);
    BOOST_CHECK_EQUAL(text, "$é€🛡");
}

BOOST_AUTO_TEST_CASE(xml_characters) {
    for (const std::uint32_t good : {0x9U, 0xAU, 0xDU, 0x20U, 0xD7FFU, 0xE000U, 0xFFFDU, 0x10FFFFU})
        BOOST_CHECK_MESSAGE(is_xml_character(good), good);
    for (const std::uint32_t bad : {0x0U, 0x8U, 0xBU, 0x1FU, 0xD800U, 0xDFFFU, 0xFFFEU, 0xFFFFU, 0x110000U})
        BOOST_CHECK_MESSAGE(!is_xml_character(bad), bad);
}

BOOST_AUTO_TEST_CASE(a_text_is_cut_between_characters) {
    BOOST_TEST(cut_after("h\u00E9llo", 2) == "h\u00E9");
    BOOST_TEST(cut_after("h\u00E9llo", 5) == "h\u00E9llo");
    BOOST_TEST(cut_after("\U0001F6E1\U0001F6E1", 1) == "\U0001F6E1");
    BOOST_TEST(cut_after("abc", 0) == "");
    BOOST_TEST(cut_after("", 3) == "");
}

BOOST_AUTO_TEST_CASE(harmful_letters_are_replaced) {
    const auto harmless = [](std::string_view words) {
        std::string text;
        append_harmless(text, words, '?');
        return text;
    };
    BOOST_TEST(harmless("Zo\u00EB \u2014 \u05D0 \u4E2D \U0001F6E1") ==
               "Zo\u00EB \u2014 \u05D0 \u4E2D \U0001F6E1");
    for (const char* const letter :
         {"\x01",   "\x1B",   "\x7F",   "\u0080", "\u009B", "\u009F",     "\u061C",
          "\u200B", "\u200E", "\u200F", "\u2028", "\u2029", "\u202A",     "\u202E",
          "\u2066", "\u2069", "\uFEFF", "\uFFF9", "\uFFFB", "\U000E0001", "\U000E007F"})
        BOOST_TEST(harmless(std::string("a") + letter + "b") == "a?b");
    for (const char* const no_letter : {"\xFF", "\x9B", "\xC3", "\x80"})
        BOOST_TEST(harmless(std::string("a") + no_letter + "b") == "a?b");
    BOOST_TEST(harmless("\xE2\x80") == "??");
    for (const char* const space : {"\n", "\t", "\r"})
        BOOST_TEST(harmless(std::string("a") + space + "b") == "a b");
    for (const char* const kept : {"\u00A0", "\u200D", "\u2060", "\u2010", "\u2065", "\uFFFC", "\U000E0100"})
        BOOST_TEST(harmless(kept) == kept);
}

BOOST_AUTO_TEST_CASE(lines_keep_their_ends_and_tabs) {
    BOOST_TEST(harmless_lines("") == "");
    BOOST_TEST(harmless_lines("a\tb\n\nc\r\n") == "a\tb\n\nc \n");
    BOOST_TEST(harmless_lines("one\u202E\ntwo\x1B\u0085three") == "one?\ntwo??three");
}

BOOST_AUTO_TEST_CASE(letters_that_unicode_keeps_for_programs_are_shown_as_marks) {
    for (const char* letter : {"\xEF\xB7\x90", "\xEF\xB7\xAF", "\xF0\x9F\xBF\xBE", "\xF4\x8F\xBF\xBF"})
        BOOST_TEST(harmless(std::string("a") + letter + "b") == "a?b");
    for (const std::string letter :
         {"\xEF\xB7\x8F", "\xEF\xB7\xB0", "\xEF\xBF\xBD", "\xF0\x9F\xBF\xBD", "\xF0\x9F\xBE\xBE"})
        BOOST_TEST(harmless("a" + letter + "b") == "a" + letter + "b");
}

BOOST_AUTO_TEST_CASE(bytes_that_are_no_text_are_replaced) {
    BOOST_TEST(with_bytes_replaced("Zo\u00EB") == "Zo\u00EB");
    BOOST_TEST(with_bytes_replaced("gail-\xFF.muster") == "gail-?.muster");
    BOOST_TEST(with_bytes_replaced("caf\xE9") == "caf?");
    BOOST_TEST(with_bytes_replaced("a\xE2\x80").size() == 3U);
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
