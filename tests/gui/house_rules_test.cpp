// SPDX-License-Identifier: MIT
// House rules made by hand on their page: a rule switched off with the keyboard, saved, an army judged by
// them, deleted, brought back, taken from a file.
#include "base/file.h"
#include "gui/army/new_army_page.h"
#include "gui/rules/house_rules_page.h"
#include "gui/rules/rule_rows.h"
#include "gui/shell/notice_bar.h"
#include "gui/toolkit/wx_text.h"
#include "gui/widgets/segmented_choice.h"
#include "gui_program.h"
#include "ruleset/data_folders.h"

#include <boost/test/unit_test.hpp>
#include <wx/button.h>
#include <wx/listbox.h>
#include <wx/srchctrl.h>
#include <wx/textctrl.h>

namespace muster::tests {

namespace {

// Other tests' house is out of the way, and so is this one afterwards.
struct EmptyHouse {
    EmptyHouse() { clear(); }
    ~EmptyHouse() { clear(); }
    EmptyHouse(const EmptyHouse&) = delete;
    EmptyHouse& operator=(const EmptyHouse&) = delete;
    static void clear() {
        std::error_code none;
        std::filesystem::remove_all(house_folder(), none);
    }
};

HouseRulesPage& page_of(Frame& window) {
    run(window, "army.house_rules");
    settle();
    return house_rules_page_of(window);
}

void make_rules(HouseRulesPage& page, std::string_view name) {
    page.make_new("phalanx"); // the menu would wait for an answer
    settle();
    type(name); // over the name that stands there
    settle();
}

// By the keyboard: Enter goes on from the rule to what can be chosen, of which the last is off.
void switch_off(HouseRulesPage& page, std::string_view rule) {
    page.search().SetValue(wx(rule));
    settle();
    BOOST_REQUIRE_EQUAL(page.rows().rows().size(), 1U);
    page.rows().SetFocus();
    settle();
    press(WXK_RETURN);
    settle();
    press(WXK_END);
    press(WXK_SPACE);
    settle();
    BOOST_CHECK_EQUAL(page.choice().chosen(), static_cast<int>(page.choice().segments().size()) - 1);
}

std::size_t findings_of(const Frame& window, std::string_view rule) {
    const Workbench& bench = const_cast<Frame&>(window).bench();
    std::size_t count = 0;
    for (const Finding& finding : bench.report().findings())
        count += bench.ruleset().rules[finding.rule].id == rule ? 1U : 0U;
    return count;
}

} // namespace

BOOST_AUTO_TEST_SUITE(house_rules_page)

BOOST_AUTO_TEST_CASE(rules_are_switched_off_saved_and_an_army_judged_by_them) {
    const EmptyHouse clean;
    const Window window;
    BOOST_REQUIRE(window->session().open_sample(sample_file("phalanx")));
    settle();
    Army broken = window->bench().army();
    broken.bodies.front().units.front().troops.front().count = 90;
    window->bench().apply("Too many", {broken, {}});
    settle();
    BOOST_REQUIRE(!window->bench().report().findings().empty());
    const std::string rule =
        window->bench().ruleset().rules[window->bench().report().findings().front().rule].id;

    HouseRulesPage& page = page_of(*window);
    make_rules(page, "tuesday club");
    BOOST_REQUIRE(page.draft());
    BOOST_CHECK_EQUAL(page.draft()->title, "tuesday club");
    BOOST_CHECK(!page.use_button().IsEnabled());
    switch_off(page, rule);
    click_middle(page.save_button());
    settle();
    const std::filesystem::path file = house_folder() / "tuesday-club.phalanx" / "ruleset.xml";
    BOOST_REQUIRE(std::filesystem::exists(file));
    BOOST_CHECK(read_file(file).find("<off rule=\"" + rule + "\"/>") != std::string::npos);
    BOOST_CHECK(!page.save_button().IsEnabled());

    BOOST_REQUIRE(page.use_button().IsEnabled());
    click_middle(page.use_button());
    settle();
    BOOST_CHECK_EQUAL(window->bench().army().ruleset, "tuesday-club.phalanx");
    BOOST_CHECK_EQUAL(findings_of(*window, rule), 0U);
    // What is changed then holds for the open army at once.
    page_of(*window);
    page.search().SetValue(wx(rule));
    settle();
    const std::size_t note = page.choice().segments().size() - 2;
    click(page.choice(), page.choice().segment_rect(note).GetPosition() + wxPoint(8, 8));
    settle();
    BOOST_CHECK_EQUAL(page.choice().chosen(), static_cast<int>(note));
    click_middle(page.save_button());
    settle();
    BOOST_CHECK_GT(findings_of(*window, rule), 0U);
    BOOST_CHECK(read_file(file).find("revision=\"2\"") != std::string::npos);
    click_middle(page.use_button()); // the published rules again
    settle();
    BOOST_CHECK_EQUAL(window->bench().army().ruleset, "phalanx");
    while (window->bench().document().history().can_undo())
        window->bench().undo();
}

BOOST_AUTO_TEST_CASE(unsaved_house_rules_wait_and_deleted_ones_come_back) {
    const EmptyHouse clean;
    const Window window;
    HouseRulesPage& page = page_of(*window);
    BOOST_CHECK(!page.draft());
    make_rules(page, "half done");
    page.close();
    settle();
    page_of(*window);
    BOOST_REQUIRE_EQUAL(page.names().GetCount(), 1U);
    BOOST_CHECK(page.names().GetString(0).Contains("unfinished"));
    BOOST_REQUIRE(page.draft());
    BOOST_CHECK_EQUAL(page.draft()->title, "half done");
    page.save();
    settle();
    BOOST_CHECK(!page.names().GetString(0).Contains("unfinished"));
    page.remove();
    settle();
    BOOST_CHECK(!page.draft());
    BOOST_CHECK(window->notice().message().Contains("are deleted"));
    for (wxWindow* child : window->notice().GetChildren())
        if (child->GetLabel() == "Bring them back")
            click_middle(*child);
    settle();
    BOOST_REQUIRE(page.draft());
    BOOST_CHECK_EQUAL(page.draft()->title, "half done");
    // A new army can be made by them.
    run(*window, "file.new");
    settle();
    BOOST_CHECK_EQUAL(application().services().rulesets().title_of("half-done.phalanx"),
                      "half done (house rules, after Phalanx)");
}

BOOST_AUTO_TEST_CASE(house_rules_from_a_file_are_taken_or_told_why_not) {
    const EmptyHouse clean;
    const Window window;
    HouseRulesPage& page = page_of(*window);
    page.import_rules(folder().write("sent-rules.xml",
                                     "<ruleset xmlns='urn:muster:ruleset:1' id='league.phalanx' "
                                     "base='phalanx' title='League' revision='1'>"
                                     "<off rule='ph.army-size'/></ruleset>"));
    settle();
    BOOST_REQUIRE(page.draft());
    BOOST_CHECK_EQUAL(page.draft()->id, "league.phalanx");
    page.import_rules(folder().write("broken-rules.xml", "<ruleset id='x'"));
    settle();
    BOOST_CHECK(window->notice().message().Contains("broken-rules.xml:1:"));
}

BOOST_AUTO_TEST_CASE(a_file_that_cannot_be_read_says_where_and_can_be_deleted) {
    const EmptyHouse clean;
    const std::filesystem::path file = house_folder() / "bad.phalanx" / "ruleset.xml";
    std::filesystem::create_directories(file.parent_path());
    write_file(file, "<ruleset xmlns='urn:muster:ruleset:1' id='bad.phalanx'\n base='phalanx' titel='Bad'/>");
    const Window window;
    HouseRulesPage& page = page_of(*window);
    BOOST_CHECK(!page.draft());
    BOOST_CHECK_EQUAL(page.names().GetSelection(), 0);
    BOOST_CHECK_MESSAGE(page.hint().Contains("ruleset.xml:1:2: <ruleset> needs the attribute title"),
                        page.hint());
    BOOST_CHECK(page.file_button().IsShown());
    BOOST_REQUIRE(page.remove_button().IsEnabled());
    click_middle(page.remove_button());
    settle();
    BOOST_CHECK(!std::filesystem::exists(file));
    BOOST_CHECK_EQUAL(page.names().GetCount(), 0U);
    BOOST_CHECK(!page.file_button().IsShown());
    for (wxWindow* child : window->notice().GetChildren())
        if (child->GetLabel() == "Bring them back")
            click_middle(*child);
    settle();
    BOOST_CHECK(std::filesystem::exists(file));
    BOOST_CHECK_MESSAGE(page.hint().Contains("ruleset.xml:1:2: <ruleset> needs the attribute title"),
                        page.hint());
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
