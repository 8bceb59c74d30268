// SPDX-License-Identifier: MIT
// The page of house rules: rules are switched off with the keyboard and saved, armies are checked by them,
// and house rules are deleted, restored and imported.
#include "base/file.h"
#include "gui/army/new_army_page.h"
#include "gui/rules/house_rules_hint.h"
#include "gui/rules/house_rules_page.h"
#include "gui/rules/rule_rows.h"
#include "gui/shell/notice_bar.h"
#include "gui/toolkit/wx_text.h"
#include "gui/widgets/segmented_choice.h"
#include "gui_program.h"
#include "library_steps.h"
#include "ruleset/data_folders.h"

#include <boost/test/unit_test.hpp>
#include <wx/listbox.h>
#include <wx/srchctrl.h>

namespace muster::tests {

namespace {

// No house rules before the test, and none after it.
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
    page.create("phalanx"); // the menu would wait for an answer
    settle();
    type(name); // replaces the suggested name
    settle();
}

RuleRows& rows_of(HouseRulesPage& page) {
    return control<RuleRows>(page);
}

SegmentedChoice& choice_of(HouseRulesPage& page) {
    return control<SegmentedChoice>(page);
}

wxListBox& names_of(HouseRulesPage& page) {
    return control<wxListBox>(page);
}

wxString hint_of(HouseRulesPage& page) {
    return control<HouseRulesHint>(page).text();
}

void search(HouseRulesPage& page, std::string_view rule) {
    control<wxSearchCtrl>(page).SetValue(wx(rule));
    settle();
}

// With the keyboard: Enter moves from the rule to its segments, of which the last is "Off".
void switch_off(HouseRulesPage& page, std::string_view rule) {
    search(page, rule);
    BOOST_REQUIRE_EQUAL(rows_of(page).rows().size(), 1U);
    rows_of(page).SetFocus();
    settle();
    press(WXK_RETURN);
    settle();
    press(WXK_END);
    press(WXK_SPACE);
    settle();
    BOOST_CHECK_EQUAL(choice_of(page).chosen(), static_cast<int>(choice_of(page).segments().size()) - 1);
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

BOOST_AUTO_TEST_CASE(an_army_is_checked_by_saved_house_rules) {
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
    BOOST_CHECK(!is_enabled(page, "Use for the open army"));
    switch_off(page, rule);
    press_button(page, "Save the house rules");
    settle();
    const std::filesystem::path file = house_folder() / "tuesday-club.phalanx" / "ruleset.xml";
    BOOST_REQUIRE(std::filesystem::exists(file));
    BOOST_CHECK(read_file(file).find("<off rule=\"" + rule + "\"/>") != std::string::npos);
    BOOST_CHECK(!is_enabled(page, "Save the house rules"));

    BOOST_REQUIRE(is_enabled(page, "Use for the open army"));
    press_button(page, "Use for the open army");
    settle();
    BOOST_CHECK_EQUAL(window->bench().army().ruleset, "tuesday-club.phalanx");
    BOOST_CHECK_EQUAL(findings_of(*window, rule), 0U);
    // A later change applies to the open army at once.
    page_of(*window);
    search(page, rule);
    const std::size_t note = choice_of(page).segments().size() - 2;
    click(choice_of(page), choice_of(page).segment_rect(note).GetPosition() + wxPoint(8, 8));
    settle();
    BOOST_CHECK_EQUAL(choice_of(page).chosen(), static_cast<int>(note));
    press_button(page, "Save the house rules");
    settle();
    BOOST_CHECK_GT(findings_of(*window, rule), 0U);
    BOOST_CHECK(read_file(file).find("revision=\"2\"") != std::string::npos);
    press_button(page, "Published rules for the open army");
    settle();
    BOOST_CHECK_EQUAL(window->bench().army().ruleset, "phalanx");
    while (window->bench().document().history().can_undo())
        window->bench().undo();
}

BOOST_AUTO_TEST_CASE(unfinished_house_rules_stay_and_deleted_ones_are_restored) {
    const EmptyHouse clean;
    const Window window;
    HouseRulesPage& page = page_of(*window);
    BOOST_CHECK(!page.draft());
    make_rules(page, "half done");
    page.close();
    settle();
    page_of(*window);
    BOOST_REQUIRE_EQUAL(names_of(page).GetCount(), 1U);
    BOOST_CHECK(names_of(page).GetString(0).Contains("unfinished"));
    BOOST_REQUIRE(page.draft());
    BOOST_CHECK_EQUAL(page.draft()->title, "half done");
    page.save();
    settle();
    BOOST_CHECK(!names_of(page).GetString(0).Contains("unfinished"));
    page.remove();
    settle();
    BOOST_CHECK(!page.draft());
    BOOST_CHECK(window->notice().message().Contains("are in the trash now"));
    press_button(window->notice(), "Undo");
    settle();
    BOOST_REQUIRE(page.draft());
    BOOST_CHECK_EQUAL(page.draft()->title, "half done");
    // A new army can use them.
    run(*window, "file.new");
    settle();
    BOOST_CHECK_EQUAL(application().services().rulesets().title_of("half-done.phalanx"),
                      "half done (house rules, after Phalanx)");
}

BOOST_AUTO_TEST_CASE(importing_a_file_succeeds_or_reports_why_not) {
    const EmptyHouse clean;
    const Window window;
    HouseRulesPage& page = page_of(*window);
    page.import_file(folder().write("sent-rules.xml",
                                    "<ruleset xmlns='urn:muster:ruleset:1' id='league.phalanx' "
                                    "base='phalanx' title='League' revision='1'>"
                                    "<off rule='ph.army-size'/></ruleset>"));
    settle();
    BOOST_REQUIRE(page.draft());
    BOOST_CHECK_EQUAL(page.draft()->id, "league.phalanx");
    page.import_file(folder().write("broken-rules.xml", "<ruleset id='x'"));
    settle();
    BOOST_CHECK(window->notice().message().Contains("broken-rules.xml:1:"));
}

BOOST_AUTO_TEST_CASE(an_unreadable_file_is_explained_and_can_be_deleted) {
    const EmptyHouse clean;
    const std::filesystem::path file = house_folder() / "bad.phalanx" / "ruleset.xml";
    std::filesystem::create_directories(file.parent_path());
    write_file(file, "<ruleset xmlns='urn:muster:ruleset:1' id='bad.phalanx'\n base='phalanx' titel='Bad'/>");
    const Window window;
    HouseRulesPage& page = page_of(*window);
    BOOST_CHECK(!page.draft());
    BOOST_CHECK_EQUAL(names_of(page).GetSelection(), 0);
    BOOST_CHECK_MESSAGE(hint_of(page).Contains("ruleset.xml:1:2: <ruleset> needs the attribute title"),
                        hint_of(page));
    BOOST_CHECK(is_enabled(page, "Open the file"));
    press_button(page, "Delete");
    settle();
    BOOST_CHECK(!std::filesystem::exists(file));
    BOOST_CHECK_EQUAL(names_of(page).GetCount(), 0U);
    BOOST_CHECK(!find_control<HouseRulesHint>(page)->text().Contains("ruleset.xml"));
    press_button(window->notice(), "Undo");
    settle();
    BOOST_CHECK(std::filesystem::exists(file));
    BOOST_CHECK_MESSAGE(hint_of(page).Contains("ruleset.xml:1:2: <ruleset> needs the attribute title"),
                        hint_of(page));
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
