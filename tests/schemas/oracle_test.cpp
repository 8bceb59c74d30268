// SPDX-License-Identifier: MIT
// What the scanner reads is what pugixml reads: every name, every value, every text, in order.
#include "base/xml_scanner.h"
#include "shipped_data.h"

#include <boost/test/unit_test.hpp>
#include <fmt/format.h>
#include <pugixml.hpp>

namespace muster::tests {

namespace {

// A line for each start, each attribute, each text and each end.
using Events = std::vector<std::string>;

Events events_of_scanner(std::string_view text) {
    Events events;
    XmlScanner scanner(text, "it");
    for (;;) {
        const XmlScanner::Token token = scanner.next();
        if (token == XmlScanner::Token::end_of_document)
            return events;
        if (token == XmlScanner::Token::end_of_element) {
            events.emplace_back("end");
            continue;
        }
        const bool is_about = scanner.name() == "about";
        events.push_back(fmt::format("start {}", scanner.name()));
        for (const XmlAttribute& attribute : scanner.attributes())
            events.push_back(fmt::format("{} = {}", attribute.name, attribute.value));
        if (is_about) {
            events.push_back(fmt::format("text {}", scanner.read_text()));
            events.emplace_back("end");
        }
    }
}

void add_events(const pugi::xml_node& node, Events& events) {
    events.push_back(fmt::format("start {}", node.name()));
    for (const pugi::xml_attribute& attribute : node.attributes())
        events.push_back(fmt::format("{} = {}", attribute.name(), attribute.value()));
    std::string text;
    for (const pugi::xml_node& child : node.children()) {
        if (child.type() == pugi::node_element)
            add_events(child, events);
        if (child.type() == pugi::node_pcdata || child.type() == pugi::node_cdata)
            text += child.value();
    }
    if (std::string_view(node.name()) == "about")
        events.push_back(fmt::format("text {}", text));
    events.emplace_back("end");
}

Events events_of_pugixml(std::string_view text) {
    pugi::xml_document document;
    const auto result = document.load_buffer(text.data(), text.size(),
                                             pugi::parse_full | pugi::parse_ws_pcdata, pugi::encoding_utf8);
    BOOST_REQUIRE_MESSAGE(result, result.description());
    Events events;
    add_events(document.document_element(), events);
    return events;
}

void check_alike(const std::string& name, std::string_view text) {
    BOOST_TEST_CONTEXT(name) {
        const Events ours = events_of_scanner(text);
        const Events theirs = events_of_pugixml(text);
        BOOST_CHECK_GT(ours.size(), 2U);
        BOOST_CHECK_EQUAL_COLLECTIONS(ours.begin(), ours.end(), theirs.begin(), theirs.end());
    }
}

} // namespace

BOOST_AUTO_TEST_SUITE(oracle)

BOOST_AUTO_TEST_CASE(all_armies_are_read_alike) {
    for (const NamedText& army : all_armies())
        check_alike(army.name, army.text);
}

BOOST_AUTO_TEST_CASE(what_is_rare_is_read_alike) {
    check_alike(
        "values",
        "<army a='1\t2\n3\r4\r\n5' b=\"it's &quot;&#65;&#x1F6E1;&#10;&#13;&lt;&gt;&amp;&apos;\" c=''/>");
    check_alike(
        "texts",
        "<army><about> a\r\nb\rc &amp; d<!-- e --><![CDATA[<f>&amp;\r\n]]>&#13;]]&gt; </about></army>");
    check_alike("others",
                "\uFEFF<?xml version='1.0'?><!-- a --><army ><?b c?><body></body\n><body /></army>");
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
