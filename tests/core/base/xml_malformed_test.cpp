// SPDX-License-Identifier: MIT
// What is not well formed is refused where it goes wrong.
#include "marked_text.h"
#include "xml_walk.h"

#include <boost/test/unit_test.hpp>

#include <array>

namespace muster::tests {

namespace {

using namespace std::string_view_literals;

constexpr std::array<BrokenText, 44> structure_table{{
    {"an empty file", "▶", "holds no element"},
    {"blank lines", " \n \n▶", "holds no element"},
    {"a comment only", "<!-- a -->\n▶", "holds no element"},
    {"no XML at all", "▶Host of the White Hand", "only one element"},
    {"a word before", "▶x<a/>", "only one element"},
    {"a word after", "<a/>\n▶x", "only one element"},
    {"a reference after", "<a/>▶&amp;", "only one element"},
    {"a second element", "<a/>▶<b/>", "second top element"},
    {"an end without a start", "▶</a>", "without a start"},
    {"an end too many", "<a></a>▶</a>", "without a start"},
    {"never closed", "<a>\n  <b/>\n▶", "ends inside <a>"},
    {"inner never closed", "<a><b>▶</a>", "expected </b>"},
    {"another end", "<a>▶</b>", "expected </a>"},
    {"a longer end", "<a>▶</ab>", "expected </a>"},
    {"a shorter end", "<ab>▶</a>", "expected </ab>"},
    {"end in other letters", "<a>▶</A>", "expected </a>"},
    {"a space before the end's name", "<a>▶</ a>", "expected </a>"},
    {"an attribute of an end", "<a></a ▶x=\"1\">", "expected '>'"},
    {"stray text", "<a>▶x</a>", "stray text in <a>"},
    {"stray text after a child", "<a><b/>\n ▶x</a>", "stray text in <a>"},
    {"a stray reference", "<a>▶&#32;</a>", "stray text in <a>"},
    {"a stray CDATA", "<a>▶<![CDATA[ ]]></a>", "stray text"},
    {"a space before a name", "<a><▶ b/></a>", "name of an element"},
    {"a name of digits", "<▶1a/>", "name of an element"},
    {"a name with a hyphen first", "<▶-a/>", "name of an element"},
    {"no name", "<▶>", "name of an element"},
    {"cut in a start", "<▶", "cut off"},
    {"cut after a name", "<a▶", "cut off"},
    {"cut after a space", "<a ▶", "cut off"},
    {"cut in an attribute", "<a x▶", "cut off"},
    {"cut before a value", "<a x=▶", "cut off"},
    {"cut in a value", "<a x=\"▶1", "no closing quote"},
    {"cut in an empty element", "<a/▶", "cut off"},
    {"cut in an end", "<a></a▶", "cut off"},
    {"a slash and a space", "<a/▶ >", "expected '>'"},
    {"a slash in the middle", "<a /▶x=\"1\">", "expected '>'"},
    {"an unknown markup", "▶<!FOO><a/>", "no place here"},
    {"a section", "<a>▶<![INCLUDE[ ]]></a>", "no place here"},
    {"a DOCTYPE", "▶<!DOCTYPE a SYSTEM \"a.dtd\"><a/>", "DOCTYPE"},
    {"an inner DOCTYPE", "<a>▶<!DOCTYPE a></a>", "DOCTYPE"},
    {"a DOCTYPE after", "<a/>▶<!DOCTYPE a>", "DOCTYPE"},
    {"dashes in a comment", "<a/><!-- a ▶-- b -->", "single dash"},
    {"a comment that ends in three dashes", "<a><!-- a ▶---></a>", "single dash"},
    {"an entity bomb",
     "<?xml version=\"1.0\"?>\n▶<!DOCTYPE a [<!ENTITY b \"bbbbbbbb\"><!ENTITY c \"&b;&b;&b;&b;\">]><a "
     "x=\"&c;\"/>",
     "DOCTYPE"},
}};

constexpr std::array<BrokenText, 25> attribute_table{{
    {"no equals sign", "<a x▶></a>", "'='"},
    {"no equals sign but a value", "<a x ▶\"1\"/>", "'='"},
    {"no quotes", "<a x=▶1/>", "quoted value"},
    {"curly quotes", "<a x=▶“1”/>", "quoted value"},
    {"a value alone", "<a ▶\"1\"/>", "expected"},
    {"two without a space", "<a x=\"1\"▶y=\"2\"/>", "expected a space"},
    {"a stray character", "<a x=\"1\" ▶, y=\"2\"/>", "expected"},
    {"a missing quote", "<a x=\"1>\n  <b y=\"▶2\"/></a>", "expected"},
    {"a missing quote in the last", "<a x=\"▶1>\n", "no closing quote"},
    {"NUL by number", "<a x=\"▶&#0;\"/>", "no character"},
    {"a control character by number", "<a x=\"▶&#x1B;\"/>", "no character"},
    {"a surrogate by number", "<a x=\"▶&#xD800;\"/>", "no character"},
    {"a noncharacter by number", "<a x=\"▶&#xFFFE;\"/>", "no character"},
    {"beyond Unicode", "<a x=\"▶&#x110000;\"/>", "no character"},
    {"far beyond Unicode", "<a x=\"▶&#4294967361;\"/>", "no character"},
    {"further still", "<a x=\"▶&#99999999999999999999999999999;\"/>", "no character"},
    {"an entity that nobody defined", "<a x=\"▶&lol;\"/>", "&amp;"},
    {"an entity of HTML", "<a x=\"1 ▶&nbsp;\"/>", "&amp;"},
    {"the sign alone", "<a x=\"Horse ▶& Foot\"/>", "&amp;"},
    {"a reference without an end", "<a x=\"▶&lt 1\"/>", "&amp;"},
    {"a number without digits", "<a x=\"▶&#;\"/>", "no character"},
    {"a number in a capital X", "<a x=\"▶&#X41;\"/>", "no character"},
    {"a sign < in a value", "<a x=\"1 ▶< 2\"/>", "&lt;"},
    {"a tag in a value", "<a x='a > b ▶<b/>' y='&lt;'/>", "&lt;"},
    {"after a character of four bytes", "<a x=\"🛡\" y=▶z/>", "quoted value"},
}};

constexpr std::array<BrokenText, 28> prologue_table{{
    {"a declaration in the second line", "\n▶<?xml version=\"1.0\"?><a/>", "very start"},
    {"a declaration after", "<a/>▶<?xml version=\"1.0\"?>", "very start"},
    {"a declaration in capitals", "▶<?XML version=\"1.0\"?><a/>", "very start"},
    {"no version", "▶<?xml encoding=\"UTF-8\"?><a/>", "version"},
    {"nothing declared", "▶<?xml?><a/>", "version"},
    {"only a space declared", "▶<?xml ?><a/>", "version"},
    {"XML 1.1", "<?xml version=\"▶1.1\"?><a/>", "1.0"},
    {"no version number", "<?xml version=\"▶\"?><a/>", "1.0"},
    {"Latin-1", "<?xml version=\"1.0\" encoding=\"▶ISO-8859-1\"?><a/>", "UTF-8"},
    {"UTF-16", "<?xml version=\"1.0\" encoding='▶UTF-16'?><a/>", "UTF-8"},
    {"UTF-80", "<?xml version=\"1.0\" encoding=\"▶UTF-80\"?><a/>", "UTF-8"},
    {"an empty encoding", "<?xml version=\"1.0\" encoding=\"▶\"?><a/>", "UTF-8"},
    {"no space between", "<?xml version=\"1.0\"▶encoding=\"UTF-8\"?><a/>", "expected a space"},
    {"no equals sign", "<?xml version▶\"1.0\"?><a/>", "'='"},
    {"no quotes", "<?xml version=▶1.0?><a/>", "quoted value"},
    {"a quote left open", "<?xml version=\"▶1.0?><a/>", "closing quote"},
    {"an end without a question mark", "▶<?xml version=\"1.0\"><a/>", "?>"},
    {"cut in the declaration", "▶<?xml version=\"1.0\"", "?>"},
    {"a standalone that is neither", "<?xml version=\"1.0\" standalone=\"▶maybe\"?><a/>",
     "\"yes\" or \"no\""},
    {"something else declared", "<?xml version=\"1.0\" ▶lang=\"en\"?><a/>", "alone"},
    {"two byte order marks", "\uFEFF▶\uFEFF<a/>", "only one element"},
    {"an instruction without a name", "▶<? x?><a/>", "needs a name"},
    {"an instruction without an end", "<a>▶<?p x></a>", "?>"},
    {"a comment without an end", "<a>▶<!-- a -></a>", "-->"},
    {"a comment of three hyphens", "▶<!---><a/>", "-->"},
    {"a comment cut off", "<a/>▶<!-- a --", "-->"},
    {"a comment begun", "<a/><!-▶", "cut off"},
    {"an exclamation mark", "<a/><!▶", "cut off"},
}};

constexpr std::array<BrokenText, 6> text_table{{
    {"an element in a text", "<text>bow ▶<b>and</b></text>", "holds text only"},
    {"a CDATA without an end", "<text>▶<![CDATA[a]]</text>", "]]>"},
    {"another end", "<text>a▶</a>", "expected </text>"},
    {"a text cut off", "<text>Free text▶", "ends inside <text>"},
    {"a text of nothing cut off", "<text>▶", "ends inside <text>"},
    {"a DOCTYPE in a text", "<text>a▶<!DOCTYPE a></text>", "DOCTYPE"},
}};

constexpr std::array<BrokenText, 10> byte_table{{
    {"NUL", "<a>▶\0</a>"sv, "0x00"},
    {"NUL at the end", "<a/>\n▶\0"sv, "0x00"},
    {"a control character in a value", "<a x=\"é▶\x01\"/>", "0x01"},
    {"escape in a comment", "<!-- ▶\x1B[0m --><a/>", "0x1B"},
    {"Latin-1", "<a x=\"▶\xE9t\xE9\"/>", "0xE9"},
    {"a lone continuation", "<a>\n ▶\x80</a>", "0x80"},
    {"U+FFFE", "<a x=\"▶\xEF\xBF\xBE\"/>", "0xEF"},
    {"a surrogate", "<a x=\"▶\xED\xA0\x80\"/>", "0xED"},
    {"UTF-16", "▶\xFF\xFE<\0a\0/\0>\0"sv, "0xFF"},
    {"cut in a character", "<a x=\"▶\xE2\x82", "0xE2"},
}};

std::string nested(std::size_t depth) {
    std::string text;
    for (std::size_t i = 0; i < depth; ++i)
        text += "<a>";
    return text;
}

std::string closed(std::size_t depth) {
    std::string text;
    for (std::size_t i = 0; i < depth; ++i)
        text += "</a>";
    return text;
}

std::string attributes(std::size_t count) {
    std::string text;
    for (std::size_t i = 0; i < count; ++i)
        text += " x" + std::to_string(i) + "=\"\"";
    return text;
}

template <std::size_t Size>
void check_all_refused(const std::array<BrokenText, Size>& table) {
    for (const BrokenText& row : table)
        check_refused(row, [](const std::string& text) { (void)walk(text); });
}

} // namespace

BOOST_AUTO_TEST_SUITE(xml_malformed)

BOOST_AUTO_TEST_CASE(broken_structure) {
    check_all_refused(structure_table);
}

BOOST_AUTO_TEST_CASE(broken_attributes) {
    check_all_refused(attribute_table);
}

BOOST_AUTO_TEST_CASE(broken_prologues_comments_instructions) {
    check_all_refused(prologue_table);
}

BOOST_AUTO_TEST_CASE(broken_texts) {
    check_all_refused(text_table);
}

BOOST_AUTO_TEST_CASE(broken_bytes) {
    check_all_refused(byte_table);
}

BOOST_AUTO_TEST_CASE(depth_and_attributes_are_bounded) {
    const auto read = [](const std::string& text) { (void)walk(text); };
    BOOST_CHECK_NO_THROW(read(nested(64) + closed(64)));
    check_refused({"too deep", nested(64) + "<▶a/>" + closed(64), "nested more than 64"}, read);
    BOOST_CHECK_NO_THROW(read("<a" + attributes(256) + "/>"));
    check_refused({"too many", "<a" + attributes(256) + " ▶y=\"\"/>", "more than 256 attributes"}, read);
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
