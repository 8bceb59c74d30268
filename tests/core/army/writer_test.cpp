// SPDX-License-Identifier: MIT
// Reading what was written gives the same army, and writing it again the same bytes.
#include "army/army_reader.h"
#include "army/army_writer.h"
#include "base/xml_writer.h"
#include "random_army.h"
#include "shipped_data.h"

#include <boost/test/unit_test.hpp>

namespace muster::tests {

namespace {

const Ruleset& ruleset_of(const Army& army) {
    return *shipped_rulesets().find(army.ruleset);
}

Army read(std::string_view text) {
    return read_army(text, "it", shipped_rulesets());
}

void check_round_trip(const Army& army, std::string_view name) {
    const std::string text = write_army(army, ruleset_of(army));
    try {
        const Army again = read(text);
        BOOST_CHECK_MESSAGE(again == army, name << " reads differently:\n" << text);
        BOOST_CHECK_MESSAGE(write_army(again, ruleset_of(again)) == text, name << " is written differently");
    } catch (const std::exception& error) {
        BOOST_ERROR(name << ": " << error.what() << "\n" << text);
    }
}

Army with_all_texts(const std::string& text) {
    Army army = read("<army xmlns='urn:muster:army:1' ruleset='ancient-1969' nation='roman'>"
                     "<body><unit><troop type='elephant' status='regular'/></unit></body></army>");
    army.name = text;
    army.list = text;
    army.data = text;
    army.about = {text, text, text, text};
    army.bodies[0].name = text;
    Unit& unit = army.bodies[0].units[0];
    unit.name = text;
    unit.troops[0].name = text;
    unit.troops[0].entry = text;
    if (!text.empty()) {
        const auto fill = [&ruleset = ruleset_of(army), &text](Element& element, Level level) {
            element.texts.assign(ruleset.at(level).texts, text);
        };
        fill(army, Level::army);
        fill(army.bodies[0], Level::body);
        fill(unit, Level::unit);
        fill(unit.troops[0], Level::troop);
    }
    return army;
}

} // namespace

BOOST_AUTO_TEST_SUITE(writer)

BOOST_AUTO_TEST_CASE(the_canonical_form) {
    const Army army = read(
        "<army general-rating='4' scale='15mm' name='A' ruleset='undying-lands' xmlns='urn:muster:army:1'>"
        "<about event='E' player='P'>Notes</about>"
        "<body orders='none' rating='3' name='B'><unit/><unit general='yes' name='U'>"
        "<troop army='regular' morale='III' order='close' class='foot' count='1' weapon='pike' name='T'/>"
        "<troop army='regular' order='close' class='foot' count='02'></troop></unit></body><body "
        "rating='1'/></army>");
    BOOST_CHECK_EQUAL(write_army(army, ruleset_of(army)), R"(<?xml version="1.0" encoding="UTF-8"?>
<army xmlns="urn:muster:army:1" ruleset="undying-lands" name="A" general-rating="4">
  <about player="P" event="E">Notes</about>
  <body name="B" rating="3">
    <unit/>
    <unit name="U" general="yes">
      <troop name="T" class="foot" order="close" army="regular" weapon="pike"/>
      <troop count="2" class="foot" order="close" army="regular"/>
    </unit>
  </body>
  <body rating="1"/>
</army>
)");
}

BOOST_AUTO_TEST_CASE(the_samples_are_canonical) {
    for (const NamedText& sample : samples()) {
        const Army army = read(sample.text);
        BOOST_CHECK_MESSAGE(write_army(army, ruleset_of(army)) == sample.text,
                            sample.name << " is not as Muster writes it:\n"
                                        << write_army(army, ruleset_of(army)));
    }
}

BOOST_AUTO_TEST_CASE(every_army_survives) {
    for (const NamedText& army : all_armies())
        check_round_trip(read(army.text), army.name);
}

BOOST_AUTO_TEST_CASE(special_characters_survive) {
    for (const std::string_view text : {"",
                                        " ",
                                        "  two  spaces  ",
                                        "\"double\" and 'single'",
                                        "bow & arrow",
                                        "&amp; &lt; &#65;",
                                        "<b>",
                                        "a > b",
                                        "]]>",
                                        "<![CDATA[x]]>",
                                        "<!-- x -->",
                                        "<?x y?>",
                                        "line\nfeed",
                                        "\n",
                                        "\n\n  \n",
                                        "tab\tstop",
                                        "\t",
                                        "carriage\rreturn",
                                        "\r",
                                        "\r\n",
                                        "\n\r",
                                        "🛡️⚔ 🐎",
                                        "שלום עולם",
                                        "‮reversed‬",
                                        "e\u0301 é ﬁ",
                                        "\u0085\u2028\u00A0",
                                        "\uFEFF",
                                        "\uFFFD",
                                        "\U0010FFFF",
                                        "日本の軍",
                                        "{name} {0} %s \\n"})
        check_round_trip(with_all_texts(std::string(text)), text);
}

BOOST_AUTO_TEST_CASE(escapes_are_those_of_attributes_and_texts) {
    BOOST_CHECK_EQUAL(xml_attribute_text("a\"<>&'\t\n\rb"), "a&quot;&lt;&gt;&amp;'&#9;&#10;&#13;b");
    BOOST_CHECK_EQUAL(xml_element_text("a\"<>&'\t\n\rb"), "a\"&lt;&gt;&amp;'\t\n&#13;b");
    BOOST_CHECK_EQUAL(xml_attribute_text(""), "");
}

BOOST_AUTO_TEST_CASE(empty_armies_survive) {
    Army army = read("<army xmlns='urn:muster:army:1' ruleset='phalanx'/>");
    check_round_trip(army, "nothing");
    army.about.notes = " ";
    check_round_trip(army, "a blank note");
    army.about = {"", "", "2026-11-20", ""};
    check_round_trip(army, "a date");
}

BOOST_AUTO_TEST_CASE(random_armies_survive) {
    for (const std::string& id : shipped_ruleset_ids()) {
        RandomArmies armies(*shipped_rulesets().find(id), 2004);
        for (int i = 0; i < 60; ++i)
            check_round_trip(armies.next(), id);
    }
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
