// SPDX-License-Identifier: MIT
// A message of what was done stays no longer than it helps, and hides none that is newer.
#include "army/edits.h"
#include "army/starting_army.h"
#include "gui/army/findings_panel.h"
#include "gui_program.h"
#include "library_steps.h"

#include <boost/test/unit_test.hpp>
#include <wx/stattext.h>
#include <wx/statusbr.h>

namespace muster::tests {

namespace {

// In the wing of the General no unit has the sub-commander, and one only can have him.
void begin_army_with_an_obvious_fix(Frame& window) {
    const Rulesets& rulesets = application().services().rulesets();
    const Ruleset& ruleset = *rulesets.find("undying-lands");
    Army army = starting_army(rulesets, ruleset, "Host");
    army.bodies.resize(1);
    army.bodies.front().units.resize(1);
    const std::size_t general = ruleset.trait(Level::unit, "general")->slot;
    const std::size_t commander = ruleset.trait(Level::unit, "commander")->slot;
    army.bodies.push_back(army.bodies.front());
    army = edited(army, SetValue{{1, 1, 0}, general, 1});
    army = edited(army, SetValue{{1, 1, 0}, commander, 0});
    army = edited(army, SetValue{{2, 1, 0}, general, 0});
    army = edited(army, SetValue{{2, 1, 0}, commander, 1});
    window.session().show_army({Document(rulesets, std::move(army)), {}});
    settle(200);
}

} // namespace

BOOST_AUTO_TEST_SUITE(messages)

BOOST_AUTO_TEST_CASE(what_was_fixed_can_be_undone_and_goes_with_the_next_change) {
    const Window window;
    begin_army_with_an_obvious_fix(*window);
    const Army before = window->bench().army();
    run(*window, "army.fix_all");
    BOOST_REQUIRE(window->bench().army() != before);
    BOOST_CHECK(window->notice().message().Contains("as sub-commander"));
    press_button(window->notice(), "Undo");
    settle(100);
    BOOST_CHECK(window->bench().army() == before);
    run(*window, "army.fix_all");
    run(*window, "army.body");
    BOOST_CHECK_EQUAL(window->notice().message(), wxString());
}

BOOST_AUTO_TEST_CASE(both_lines_of_a_long_message_have_room) {
    const Window window;
    window->SetSize(0, 0, 1200, 700);
    settle(200);
    NoticeBar& notice = window->notice();
    notice.show_message("Short.");
    settle();
    wxString words;
    for (int i = 0; i < 26; ++i)
        words += "Colin Baxter, ";
    notice.show_message(words);
    settle(200);
    for (const wxWindow* child : notice.GetChildren())
        if (const auto* text = dynamic_cast<const wxStaticText*>(child)) {
            BOOST_REQUIRE(text->GetLabelText().Contains("\n"));
            BOOST_CHECK(text->GetSize().y >= 2 * notice.GetCharHeight());
            BOOST_CHECK(notice.GetClientRect().Contains(text->GetRect()));
        }
    notice.close();
}

// In the menu and by its key it could always be chosen where anything was found.
BOOST_AUTO_TEST_CASE(obvious_fixes_can_be_made_where_there_are_any) {
    const Window window;
    begin_army_with_an_obvious_fix(*window);
    BOOST_CHECK(is_enabled(*window, "army.fix_all"));
    BOOST_CHECK(is_enabled(findings_of(*window), "Fix what has one obvious fix"));
}

BOOST_AUTO_TEST_CASE(obvious_fixes_cannot_be_made_where_there_are_none) {
    const Window window;
    Workbench& bench = window->bench();
    BOOST_REQUIRE(window->session().open_sample(sample_file("undying-lands")));
    const Trait& general = *bench.ruleset().trait(Level::unit, "general");
    const Places units = places_at_level(bench.army(), {}, Level::unit);
    bench.apply("No General", with_value(bench.army(), units, general, 0));
    bench.apply("Two Generals", with_value(bench.army(), {units[0], units[1]}, general, 1));
    settle(300);
    BOOST_REQUIRE(!bench.report().legal()); // either could be none
    BOOST_CHECK(!is_enabled(*window, "army.fix_all"));
    BOOST_CHECK(!is_enabled(findings_of(*window), "Fix what has one obvious fix"));
    press('F', wxMOD_CONTROL | wxMOD_SHIFT);
    BOOST_CHECK_EQUAL(window->notice().message(), wxString());
}

BOOST_AUTO_TEST_CASE(a_message_gives_way_to_what_was_saved) {
    const Window window;
    begin_army_with_an_obvious_fix(*window);
    run(*window, "army.fix_all");
    BOOST_REQUIRE(!window->notice().message().empty());
    const std::filesystem::path file = folder().path() / "fixed.txt";
    BOOST_REQUIRE(save_sheet_to(*window, file.string(), *sheet_format_of_file(file.string())));
    BOOST_CHECK_EQUAL(window->notice().message(), wxString());
    BOOST_CHECK(window->GetStatusBar()->GetStatusText().Contains("fixed.txt"));
    // A question stays until it is answered.
    window->notice().show_message("Which one?", {{"This", nullptr}});
    window->confirm("Saved");
    BOOST_CHECK_EQUAL(window->notice().message(), "Which one?");
    window->notice().close();
}

// Why nothing was done stood there through all that was done afterwards.
BOOST_AUTO_TEST_CASE(a_problem_goes_with_the_next_action) {
    const Window window;
    BOOST_REQUIRE(window->session().open_sample(sample_file("phalanx")));
    settle(100);
    for (const char* next : {"army.body", "army.settings"}) {
        window->bench().report_problem("The clipboard contains no part of an army.");
        BOOST_REQUIRE(!window->notice().message().empty());
        run(*window, next);
        BOOST_CHECK_EQUAL(window->notice().message(), wxString());
    }
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
