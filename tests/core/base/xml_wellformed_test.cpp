// SPDX-License-Identifier: MIT
// Well-formed documents are read, with the right names, values and texts.
#include "base/xml.h"
#include "marked_text.h"
#include "xml_walk.h"

#include <boost/test/unit_test.hpp>
#include <fmt/format.h>

#include <array>

namespace muster::tests {

namespace {

struct WellFormed {
    std::string_view text;
    std::string_view seen;
};

constexpr std::array<WellFormed, 41> documents{{
    {"<a/>", "<a></a>"},
    {"<a></a>", "<a></a>"},
    {"<a ></a >", "<a></a>"},
    {"<a\n/>\n\n", "<a></a>"},
    {"\n\t <a/>", "<a></a>"},
    {"<a><b/><c><d/></c></a>", "<a><b></b><c><d></d></c></a>"},
    {"<a>\r\n\t<b/>\r</a>", "<a><b></b></a>"},
    {"<_a.b-c:d1/>", "<_a.b-c:d1></_a.b-c:d1>"},
    {"<a><ab></ab></a>", "<a><ab></ab></a>"},
    {"\uFEFF<a/>", "<a></a>"},
    {"<?xml version=\"1.0\"?><a/>", "<a></a>"},
    {"<?xml version='1.0' encoding='utf-8' standalone='no' ?>\n<a/>", "<a></a>"},
    {"<?xml\nversion = \"1.0\"\tencoding = \"UTF-8\"?><a/>", "<a></a>"},
    {"\uFEFF<?xml version=\"1.0\" encoding=\"Utf-8\"?><a/>", "<a></a>"},
    {"<?xml-stylesheet href=\"x\"?><a/><?p?>", "<a></a>"},
    {"<?p ?><?q a < & ? > b?><a><?p <b> ?></a>", "<a></a>"},
    {"<!----><!-- - < & ]]> --><a><!-- <b/> --></a><!-- x -->", "<a></a>"},
    {"<a x=\"1\" y='2'/>", "<a x='1' y='2'></a>"},
    {"<a x = \"1\"\n y\t=\n'2'/>", "<a x='1' y='2'></a>"},
    {"<a x=\"\"/>", "<a x=''></a>"},
    {"<a x=\"it's\" y='\"'/>", "<a x='it's' y='\"'></a>"},
    {"<a x=\"a > b ]]> c\"/>", "<a x='a > b ]]> c'></a>"},
    {"<a x=\"&lt;&gt;&amp;&quot;&apos;\"/>", "<a x='<>&\"''></a>"},
    {"<a x=\"&amp;lt;\"/>", "<a x='&lt;'></a>"},
    {"<a x=\"&#65;&#x42;&#x0043;&#000068;\"/>", "<a x='ABCD'></a>"},
    {"<a x=\"&#xE9;&#x20AC;&#x1F6E1;&#x1f6e1;\"/>", "<a x='é€🛡🛡'></a>"},
    {"<a x=\"é€🛡 ‏שלום\"/>", "<a x='é€🛡 ‏שלום'></a>"},
    // White space in a value counts as spaces, unless it is written by number.
    {"<a x=\"1\t2\n3\r4\r\n5\"/>", "<a x='1 2 3 4 5'></a>"},
    {"<a x=\" \r\n\n \"/>", "<a x='    '></a>"},
    {"<a x=\"&#9;&#10;&#13;&#32;\"/>", "<a x='\t\n\r '></a>"},
    {"<a x=\"&#13;\n\r\"/>", "<a x='\r  '></a>"},
    {"<text/>", "<text></text>"},
    {"<text></text>", "<text></text>"},
    {"<text> a  b\n</text>", "<text> a  b\n</text>"},
    {"<text>1\r\n2\r3\n4\r</text>", "<text>1\n2\n3\n4\n</text>"},
    {"<text>&#13;\r\n&#10;</text>", "<text>\r\n\n</text>"},
    {"<text>a &lt; b &amp;&amp; c > d</text>", "<text>a < b && c > d</text>"},
    {"<text>a<!-- b -->c<?d e?>f</text>", "<text>acf</text>"},
    {"<text><![CDATA[<b>&amp;\r\n]]]]><![CDATA[>]]></text>", "<text><b>&amp;\n]]></text>"},
    {"<a><text x=\"1\">t</text><b/></a>", "<a><text x='1'>t</text><b></b></a>"},
    {"<text x='&#39;'>]] ]></text>", "<text x='''>]] ]></text>"},
}};

constexpr std::array<WellFormed, 6> forgiven{{
    {"<text>a]]>b</text>", "<text>a]]>b</text>"},
    {"<a><!-- bow & arrow --><?p &?></a>", "<a></a>"},
    {"<a><?p?x?></a>", "<a></a>"},
    {"<?a:b c?><a/>", "<a></a>"},
    {"<été/>", "<été></été>"},
    {"<a é=\"1\"/>", "<a é='1'></a>"},
}};

} // namespace

BOOST_AUTO_TEST_SUITE(xml_wellformed)

BOOST_AUTO_TEST_CASE(documents_are_understood) {
    for (const WellFormed& row : documents) {
        try {
            BOOST_CHECK_EQUAL(walk(row.text), row.seen);
        } catch (const InputError& error) {
            BOOST_ERROR("refused: " << row.text << "\n  " << error.what());
        }
    }
}

BOOST_AUTO_TEST_CASE(names_and_values_tell_their_place) {
    const std::string text = "<a name=\"Uruk\" note = '&lt;'/>";
    const XmlDocument document(text, "it");
    const XmlElement root = document.root();
    const auto name = root.attribute("name");
    const auto note = root.attribute("note");
    BOOST_REQUIRE(name && note);
    const auto offset = [&](std::string_view piece) { return piece.data() - text.data(); };
    BOOST_CHECK_EQUAL(offset(root.name()), 1);
    BOOST_CHECK_EQUAL(offset(name->name), 3);
    BOOST_CHECK_EQUAL(offset(name->raw()), 9);
    BOOST_CHECK_EQUAL(name->raw(), "Uruk");
    BOOST_CHECK_EQUAL(offset(note->raw()), 23);
    BOOST_CHECK_EQUAL(note->raw(), "&lt;");
    BOOST_CHECK_EQUAL(note->value, "<");
}

BOOST_AUTO_TEST_CASE(elements_are_found_by_name) {
    const XmlDocument document("<a x=\"1\" y=\"2\">\n  <b z=\"3\"/> <!-- c -->\n  <text>words</text>\n</a>\n",
                               "it", text_elements);
    const XmlElement root = document.root();
    BOOST_CHECK_EQUAL(root.name(), "a");
    BOOST_REQUIRE(root.attribute("y"));
    BOOST_CHECK_EQUAL(root.attribute("y")->value, "2");
    BOOST_CHECK(!root.attribute("z"));
    BOOST_CHECK_EQUAL(root.attributes().size(), 2U);
    BOOST_CHECK_EQUAL(root.children().size(), 2U);
    BOOST_REQUIRE(root.child("text"));
    BOOST_CHECK_EQUAL(root.child("text")->text(), "words");
    BOOST_CHECK(root.child("b"));
    BOOST_CHECK(!root.child("c"));
}

BOOST_AUTO_TEST_CASE(the_whole_of_an_element_is_a_piece_of_the_document) {
    for (const std::string_view whole :
         {"<b/>", "<b></b>", "<b z=\"3\" y='/>' />", "<b z='>' ></b\n>", "<b><c/></b>", "<b><c><d/></c></b>",
          "<b><c><d></d><d/></c><c/></b>", "<b><!-- </b> --><c/><!-- </b> --></b>", "<b><?p </b>?></b>",
          "<text>a > b</text>", "<text><![CDATA[</text>]]></text>", "<text>&lt;</text >"}) {
        const std::string around = fmt::format("<a><x y='1'/> {}<x/></a>", whole);
        const XmlDocument document(around, "it", text_elements);
        for (const XmlElement& child : document.root().children())
            if (child.name() != "x")
                BOOST_CHECK_EQUAL(child.whole(), whole);
        BOOST_CHECK_EQUAL(document.root().whole(), around);
    }
}

BOOST_AUTO_TEST_CASE(changed_values_are_read_and_keep_their_place) {
    const std::string text = "<a x=\"1\"><text>some <![CDATA[words]]></text></a>";
    const XmlDocument document(text, "it", text_elements);
    XmlElement root = document.root();
    root.set_value("x", "a much longer value than before");
    XmlElement inner = *root.child("text");
    inner.set_text("other words");
    BOOST_CHECK_EQUAL(root.attribute("x")->value, "a much longer value than before");
    BOOST_CHECK_EQUAL(root.attribute("x")->raw(), "1");
    BOOST_CHECK_EQUAL(root.child("text")->text(), "other words");
    BOOST_CHECK_EQUAL(root.child("text")->whole(), "<text>some <![CDATA[words]]></text>");
}

// What pugixml accepts beyond XML 1.0; the next save writes it properly.
BOOST_AUTO_TEST_CASE(small_mistakes_are_forgiven) {
    for (const WellFormed& row : forgiven)
        BOOST_CHECK_EQUAL(walk(row.text), row.seen);
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
