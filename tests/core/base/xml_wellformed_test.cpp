// SPDX-License-Identifier: MIT
// What is well formed is read, and read rightly.
#include "base/xml_scanner.h"
#include "base/xml_tree.h"
#include "marked_text.h"
#include "xml_walk.h"

#include <boost/test/unit_test.hpp>

#include <array>

namespace muster::tests {

namespace {

struct WellFormed {
    std::string_view text;
    std::string_view seen;
};

constexpr std::array<WellFormed, 42> documents{{
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
    {"<a x=\"1\" x=\"2\"/>", "<a x='1' x='2'></a>"}, // whoever knows the names looks for repeated ones
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

const XmlShape shape{{"text"}};

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

// A plain value is a piece of the document, so that its place is known and nothing is copied.
BOOST_AUTO_TEST_CASE(pieces_of_the_document_tell_their_place) {
    const std::string text = "<a name=\"Uruk\" note=\"&lt;\"/>";
    XmlScanner scanner(text, "it");
    BOOST_REQUIRE(scanner.next() == XmlScanner::Token::element);
    const std::vector<XmlAttribute> attributes = scanner.attributes();
    BOOST_REQUIRE_EQUAL(attributes.size(), 2U);
    const auto offset = [&](std::string_view piece) { return piece.data() - text.data(); };
    BOOST_CHECK_EQUAL(offset(scanner.name()), 1);
    BOOST_CHECK_EQUAL(offset(attributes[0].name), 3);
    BOOST_CHECK_EQUAL(offset(attributes[0].value), 9);
    BOOST_CHECK_EQUAL(offset(attributes[1].raw), 21);
    BOOST_CHECK_EQUAL(attributes[1].raw, "&lt;");
    BOOST_CHECK_EQUAL(attributes[1].value, "<");
}

BOOST_AUTO_TEST_CASE(a_tree_holds_the_document) {
    const XmlTree tree("<a x=\"1\" y=\"2\">\n  <b z=\"3\"/> <!-- c -->\n  <text>words</text>\n</a>\n", "it",
                       shape);
    const XmlElement& root = tree.root();
    BOOST_CHECK_EQUAL(root.name, "a");
    BOOST_REQUIRE(root.attribute("y") != nullptr);
    BOOST_CHECK_EQUAL(root.attribute("y")->value, "2");
    BOOST_CHECK(root.attribute("z") == nullptr);
    BOOST_REQUIRE_EQUAL(root.children.size(), 2U);
    BOOST_REQUIRE(root.child("text") != nullptr);
    BOOST_CHECK_EQUAL(root.child("text")->text, "words");
    BOOST_CHECK_EQUAL(root.child("text")->whole, "<text>words</text>");
    BOOST_REQUIRE(root.child("b") != nullptr);
    BOOST_CHECK_EQUAL(root.child("b")->whole, "<b z=\"3\"/>");
    BOOST_CHECK(root.child("c") == nullptr);
}

BOOST_AUTO_TEST_CASE(a_tree_refuses_repeated_attributes_and_what_is_not_well_formed) {
    const auto read = [](const std::string& text) { const XmlTree tree(text, "it", shape); };
    check_refused({"repeated", "<a>\n <b x=\"1\" y=\"2\" ▶x=\"1\"/></a>", "stands twice"}, read);
    check_refused({"unclosed", "<a><b>▶</a>", "expected </b>"}, read);
    check_refused({"more after", "<a/>▶<b/>", "second top element"}, read);
    check_refused({"an element in a text", "<a><text>▶<b/></text></a>", "holds text only"}, read);
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
