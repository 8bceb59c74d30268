// SPDX-License-Identifier: MIT
// The schemas hold for everything that is shipped, and let through nothing that they ought to stop.
#include "base/file.h"
#include "shipped_data.h"
#include "xmllint.h"

#include <boost/test/unit_test.hpp>
#include <fmt/format.h>

namespace muster::tests {

namespace {

using Texts = std::vector<std::string>;

void check_all_valid(std::string_view schema, const std::vector<NamedText>& documents) {
    Texts texts;
    for (const NamedText& document : documents)
        texts.push_back(document.text);
    BOOST_REQUIRE(!texts.empty());
    for (const Invalid& invalid : invalid_documents(schema, texts))
        BOOST_ERROR(documents[invalid.index].name << " is not valid: " << invalid.complaint);
}

void check_all_invalid(std::string_view schema, const Texts& documents) {
    const std::vector<Invalid> invalid = invalid_documents(schema, documents);
    std::vector<bool> found(documents.size(), false);
    for (const Invalid& document : invalid)
        found[document.index] = true;
    for (std::size_t i = 0; i < documents.size(); ++i)
        BOOST_CHECK_MESSAGE(found[i], "valid by " << schema << ": " << documents[i]);
}

std::string army(std::string_view content, std::string_view attributes = "ruleset='phalanx'") {
    return fmt::format("<army xmlns='urn:muster:army:1' {}>{}</army>", attributes, content);
}

std::string army_of(std::string_view troop_attributes) {
    return army(fmt::format("<body><unit><troop {}/></unit></body>", troop_attributes));
}

std::string replaced(const std::filesystem::path& file, std::string_view old_text,
                     std::string_view new_text) {
    std::string text = read_file(file);
    const std::size_t at = text.find(old_text);
    BOOST_REQUIRE_MESSAGE(at != std::string::npos, old_text);
    return text.replace(at, old_text.size(), new_text);
}

// The sixth rule set, or its army list, with one piece of it replaced.
std::string ruleset_with(std::string_view old_text, std::string_view new_text) {
    return replaced(source_folder() / "tests" / "data" / "skirmish" / "ruleset.xml", old_text, new_text);
}
std::string list_with(std::string_view old_text, std::string_view new_text) {
    return replaced(source_folder() / "tests" / "data" / "skirmish" / "rangers.xml", old_text, new_text);
}
std::string event_with(std::string_view old_text, std::string_view new_text) {
    return replaced(source_folder() / "tests" / "data" / "events" / "northern-cup.xml", old_text, new_text);
}

} // namespace

BOOST_AUTO_TEST_SUITE(schemas)

BOOST_AUTO_TEST_CASE(every_rule_set_is_valid) {
    std::vector<NamedText> documents;
    for (const std::string& id : shipped_ruleset_ids())
        documents.push_back({id, read_file(shipped_rulesets().file_of(id))});
    BOOST_CHECK_EQUAL(documents.size(), 5U);
    documents.push_back({"skirmish", ruleset_with("<ruleset", "<ruleset")});
    check_all_valid("ruleset-1.xsd", documents);
}

BOOST_AUTO_TEST_CASE(every_army_list_and_its_example_are_valid) {
    std::vector<NamedText> lists{{"rangers", list_with("<armylist", "<armylist")}};
    std::vector<NamedText> armies;
    for (const std::string& id : shipped_ruleset_ids()) {
        const std::filesystem::path folder = source_folder() / "armylists" / id;
        for (const auto& entry : std::filesystem::directory_iterator(folder))
            if (entry.path().extension() == ".xml" && entry.path().filename() != "ruleset.xml")
                lists.push_back({entry.path().string(), read_file(entry.path())});
        if (std::filesystem::exists(folder / "armies"))
            for (const auto& entry : std::filesystem::directory_iterator(folder / "armies"))
                armies.push_back({entry.path().string(), read_file(entry.path())});
    }
    check_all_valid("armylist-1.xsd", lists);
    check_all_valid("army-1.xsd", armies);
}

BOOST_AUTO_TEST_CASE(every_history_is_valid) {
    std::vector<NamedText> histories;
    for (const auto& entry : std::filesystem::directory_iterator(source_folder() / "armylists" / "history"))
        if (entry.path().stem() != "differences")
            histories.push_back({entry.path().string(), read_file(entry.path())});
    BOOST_CHECK_GE(histories.size(), 60U);
    check_all_valid("history-1.xsd", histories);
}

BOOST_AUTO_TEST_CASE(what_is_no_history_is_not_valid) {
    const std::string right =
        "<history xmlns='urn:muster:history:1' id='a' title='A' from='-5' command='able'>"
        "<about>B</about><source>C</source><troops name='D' entries='e f'/></history>";
    check_all_valid("history-1.xsd", {{"right", right}});
    Texts documents{"<history/>"};
    const std::pair<std::string_view, std::string_view> changes[] = {
        {"history:1", "history:2"},
        {"id='a'", "id='A'"},
        {" title='A'", ""},
        {"from='-5'", "from='0'"},
        {"'able'", "'clever'"},
        {"<about>B</about>", ""},
        {"<source>C</source>", "<source/>"},
        {" entries='e f'", ""},
        {"name='D'", "name=' '"},
        {"</history>", "<about>B</about></history>"}};
    for (const auto& [old_text, new_text] : changes) {
        std::string text = right;
        BOOST_REQUIRE(text.find(old_text) != std::string::npos);
        documents.push_back(text.replace(text.find(old_text), old_text.size(), new_text));
    }
    check_all_invalid("history-1.xsd", documents);
}

BOOST_AUTO_TEST_CASE(what_is_no_army_list_is_not_valid) {
    Texts documents{"<armylist/>"};
    const std::pair<std::string_view, std::string_view> changes[] = {
        {"urn:muster:armylist:1", "urn:muster:armylist:2"},
        {"id=\"rangers\"", "id=\"Rangers\""},
        {" revision=\"1\"", ""},
        {"from=\"1200\"", "from=\"0\""},
        {"from=\"1200\"", "from=\"01200\""},
        {"region=\"The mark\"", "region=\" \""},
        {"<source>Nobody, Nothing, 3–4</source>", "<source/>"},
        {"<size number=\"men\"", "<size"},
        {"least=\"4\"", "least=\"-4\""},
        {"each=\"4\"", "each=\"four\""},
        {"per=\"army\"", "per=\"unit\""},
        {"<entry id=\"levy\"", "<entry id=\"rangers\""},
        {"<unit guard=\"no\"/>", "<unit guard=\"no\"/><troop class=\"bow\"/>"},
        {"<note>Any of them may lead.</note>", "<note> </note>"},
        {"needs=\"levy hill\"", "needs=\" \""},
        {" list=\"hillmen\"", ""},
        {"most-share=\"1/2\"", "most-share=\"0.5\""},
        {"<say>At most half of the army may be levy.</say>", ""},
        {"rule=\"sk.sides\"", "rule=\"sides\""},
        {"<every ", "<always "},
        {"</armylist>", "<entry id=\"x\" name=\"X\"><troop class=\"bow\"/></entry></armylist>"}};
    for (const auto& [old_text, new_text] : changes)
        documents.push_back(list_with(old_text, new_text));
    check_all_invalid("armylist-1.xsd", documents);
}

BOOST_AUTO_TEST_CASE(the_pack_of_an_event_is_valid) {
    check_all_valid("event-1.xsd",
                    {{"northern-cup", event_with("<event", "<event")},
                     {"the least", "<event xmlns='urn:muster:event:1' title='T' ruleset='phalanx'/>"}});
}

BOOST_AUTO_TEST_CASE(what_is_no_pack_of_an_event_is_not_valid) {
    Texts documents{"<event/>"};
    const std::pair<std::string_view, std::string_view> changes[] = {
        {"urn:muster:event:1", "urn:muster:event:2"},
        {" title=\"Northern Cup 2026\"", ""},
        {" title=\"Northern Cup 2026\"", " title=\"\""},
        {" title=", " tilte="},
        {"ruleset=\"ancient-1969\"", ""},
        {"date=\"2026-12-05\"", "date=\"2026-02-30\""},
        {"rules=\"2026.11\"", "lists=\"some\""},
        {"<size number=\"points\"", "<size"},
        {"least=\"900\"", "least=\"-900\""},
        {"from=\"-500\"", "from=\"0\""},
        {"<list id=\"seleucid\"/>", "<list/>"},
        {"<list id=\"seleucid\"/>", "<list id=\"../seleucid\"/>"},
        {"lists=\"2\"", "lists=\"3\""},
        {"same=\"list\"", "same=\"army\""},
        {"<declare number=\"points\"/>", "<declare/>"},
        {"20:00:00+00:00", "20:00:00"},
        {"by=\"team\"", "by=\"club\""},
        {"</event>", "<size number=\"points\" least=\"1\"/></event>"}};
    for (const auto& [old_text, new_text] : changes)
        documents.push_back(event_with(old_text, new_text));
    check_all_invalid("event-1.xsd", documents);
}

BOOST_AUTO_TEST_CASE(every_sample_is_valid) {
    check_all_valid("army-1.xsd", samples());
}

BOOST_AUTO_TEST_CASE(every_army_of_the_cases_is_valid) {
    check_all_valid("army-1.xsd", case_armies());
}

BOOST_AUTO_TEST_CASE(every_start_is_valid) {
    std::vector<NamedText> documents;
    for (const std::string& id : shipped_ruleset_ids())
        documents.push_back({id, shipped_rulesets().find(id)->start});
    check_all_valid("army-1.xsd", documents);
}

BOOST_AUTO_TEST_CASE(spaces_and_remarks_are_valid_where_they_are_read) {
    check_all_valid(
        "army-1.xsd",
        {{"a full one", army("<!-- a --><about player=''>a<!-- b -->c<![CDATA[<x>]]></about> <?p q?>"
                             "<body name='B'>\n<!-- c -->\n<unit> <troop count='007' entry='e'> <!-- d -->\n"
                             "</troop></unit></body>")},
         {"an empty one", army("")}});
}

BOOST_AUTO_TEST_CASE(what_is_no_army_is_not_valid) {
    check_all_invalid("army-1.xsd", {"",
                                     "<army/>",
                                     "<army xmlns='urn:muster:army:2' ruleset='phalanx'/>",
                                     army("", ""),
                                     army("", "ruleset=''"),
                                     army("", "ruleset='../phalanx'"),
                                     army("x"),
                                     army("<unit/>"),
                                     army("<wing/>"),
                                     army("<body/><about/>"),
                                     army("<about/><about/>"),
                                     army("<about plyer='A'/>"),
                                     army("<about><b/></about>"),
                                     army("<body>x</body>"),
                                     army("<body><troop/></body>"),
                                     army("<body><unit><unit/></unit></body>"),
                                     army("<body><unit><troop>x</troop></unit></body>"),
                                     army("<body><unit><troop><note/></troop></unit></body>"),
                                     army("<body xmlns=''/>"),
                                     army_of("count='0'"),
                                     army_of("count='1000'"),
                                     army_of("count='000'"),
                                     army_of("count='1e9'"),
                                     army_of("count='٣'"),
                                     army_of("count='+1'"),
                                     army_of("count=' 1'"),
                                     army_of("count=''"),
                                     army_of("count='1.0'"),
                                     army_of("xmlns:m='u' m:class='HIP'")});
}

BOOST_AUTO_TEST_CASE(what_is_no_rule_set_is_not_valid) {
    Texts documents{"<ruleset/>"};
    const std::pair<std::string_view, std::string_view> changes[] = {
        {"urn:muster:ruleset:1", "urn:muster:ruleset:2"},
        {" prefix=\"sk\"", ""},
        {" prefix=\"sk\"", " prefix=\"sk\" base=\"phalanx\""}, // rules of its own and house rules at once
        {" edition=", " editoin="},
        {"id=\"skirmish\"", "id=\"../skirmish\""},
        {"title=\"Skirmish\"", "title=\" \""},
        {"<words ", "<words man=\"Man\" "},
        {"<flag id=\"guard\" of=\"unit\"", "<flag id=\"guard\" of=\"squad\""},
        {"<flag id=\"guard\"", "<flag id=\"2guard\""},
        {"<flag id=\"leader\"", "<flag id=\"shield\""}, // stands twice
        {"<flag id=\"guard\"", "<switch id=\"guard\""},
        {"least=\"1100\"", "least=\"-0\""},
        {" most=\"1900\"", ""},
        {"optional=\"yes\"", "optional=\"true\""},
        {"<value id=\"wet\" name=\"Wet\"/>", ""}, // a choice of one
        {" values=\"bow\"", ""},
        {"round=\"up\"", "round=\"sideways\""},
        {"scope=\"inner\"", "scope=\"hidden\""},
        {"needed=\"yes\"", "needed=\"perhaps\""},
        {"values=\"4 6 8\"", "values=\"4 6 many\""},
        {"value=\"1/2\"", "value=\"1/0\""},
        {"value=\"1/2\"", "value=\"0.5\""},
        {"provenance=\"inherited\"", "provenance=\"guess\""},
        {"op=\"times\"", "op=\"over\""},
        {"vignette=\"1\"", "vignette=\"0\""},
        {"any=\"troop\"", "any=\"army\""},
        {"<count of=\"troop\"/>", "<count/>"},
        {"<count of=\"troop\"/>", "<tally of=\"troop\"/>"},
        {"by=\"1/3\"", "by=\"third\""},
        {"<when guard=\"yes\"/>", "<if guard=\"yes\"/>"},
        {"severity=\"note\"", "severity=\"warning\""},
        {" cite=\"Weapons\"", ""},
        {"<say>A squad without men.</say>", "<say>A <b>squad</b> without men.</say>"},
        {"<row label=\"small\">", "<line label=\"small\">"},
        {"every=\"yes\"", "every=\"all\""},
        {"<army xmlns=\"urn:muster:army:1\"", "<army"}, // a start that is no army
        {"</start>", "</start><charts/>"},
        {"<notation>", "<notations>"},
        {"<heading>{weather}", "<headline>{weather}"},
        {" sign=\"G\"", ""},
        {"align=\"end\"", "align=\"right\""},
        {"screen=\"yes\"", "screen=\"all\""},
        {"unit=\"mm\"", "unit=\"feet\""},
        {"<depth by=\"1\"", "<depth by=\"one\""},
        {"<cell>{notation}</cell>", "<cell><b>{notation}</b></cell>"},
    };
    for (const auto& [old_text, new_text] : changes)
        documents.push_back(ruleset_with(old_text, new_text));
    check_all_invalid("ruleset-1.xsd", documents);
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
