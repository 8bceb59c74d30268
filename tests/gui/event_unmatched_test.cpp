// SPDX-License-Identifier: MIT
// At the tournament desk, what is nobody's: what was read of it, and what is selected once it has its player.
#include "base/file.h"
#include "gui/event/event_table.h"
#include "gui/event/list_findings.h"
#include "gui/event/player_panel.h"
#include "gui/event/reading_panel.h"
#include "gui/event/unmatched_panel.h"
#include "gui/toolkit/wx_text.h"
#include "library_steps.h"
#include "open_desk.h"

#include <boost/test/unit_test.hpp>
#include <fmt/format.h>
#include <wx/srchctrl.h>
#include <wx/textctrl.h>

namespace muster::tests {

namespace {

// With three more lists that name nobody.
struct DeskWithStrangers : OpenDesk {
    DeskWithStrangers() {
        std::vector<std::filesystem::path> files;
        for (const char* name : {"x1", "x2", "x3"}) {
            files.push_back(own.path() / (std::string(name) + ".muster"));
            write_file(files.back(), fmt::format("<army xmlns='urn:muster:army:1' ruleset='undying-lands' "
                                                 "name='Host {}' general-rating='4'><body name='Left' "
                                                 "rating='3'/></army>",
                                                 name));
        }
        page().commands().take(files);
        finish();
        BOOST_REQUIRE_EQUAL(page().desk().status().unmatched.size(), 4U);
    }
    void select(const wxString& source) {
        UnmatchedList& list = page().unmatched().list();
        for (std::size_t row = 0; row < list.GetItemCount(); ++row)
            if (list.row_text(row).StartsWith(source)) {
                list.SetSelection(static_cast<int>(row));
                page().search_field().SetFocus();
                list.SetFocus();
                settle();
                return;
            }
        BOOST_FAIL("not there: " << source);
    }
    [[nodiscard]] std::string selected_source() {
        const StoredSubmission* found = page().desk().record().submission(page().unmatched().selected());
        return found == nullptr ? std::string() : found->source;
    }
    void give(const std::string& name) {
        page().commands().give(page().unmatched().selected(), player(name).player.id);
        finish();
    }
};

} // namespace

BOOST_AUTO_TEST_SUITE(event_unmatched)

BOOST_FIXTURE_TEST_CASE(the_next_list_without_a_player_is_selected, DeskWithStrangers) {
    select("x1.muster");
    BOOST_TEST(page().panel().heading().StartsWith("x1.muster"));
    give("Hugo Hall");
    BOOST_TEST(selected_source() == "x2.muster");
    BOOST_TEST(page().panel().heading().StartsWith("x2.muster"));
    select("x3.muster");
    give("Bob Baker");
    BOOST_TEST(selected_source() == "x2.muster"); // the last that is left
    BOOST_TEST(page().panel().heading().StartsWith("x2.muster"));
    give("Ann Archer");
    BOOST_TEST(selected_source() == "who-am-i.txt");
    give("Cleo Carter");
    BOOST_TEST(selected_source().empty());
    BOOST_TEST(page().panel().heading().Contains(wx(page().table().selected()->player->player.name)));
}

BOOST_FIXTURE_TEST_CASE(the_text_of_what_cannot_be_read_says_why, DeskWithStrangers) {
    const std::filesystem::path broken = own.path() / "broken.muster";
    write_file(broken, "<army");
    page().commands().take({broken});
    finish();
    select("broken.muster");
    page().panel().show_view(PlayerPanel::View::reading);
    settle();
    BOOST_TEST(page().panel().reading().army().IsShownOnScreen());
    BOOST_TEST(!page().panel().reading().army().IsEmpty());
}

BOOST_FIXTURE_TEST_CASE(several_lists_without_a_player_are_in_sight, DeskWithStrangers) {
    window->SetSize(0, 0, 1440, 900);
    page().commands().toggle_lock(); // shows everything again
    finish();
    const UnmatchedList& list = page().unmatched().list();
    BOOST_TEST(list.IsRowVisible(3));
}

BOOST_FIXTURE_TEST_CASE(what_was_set_aside_is_passed_over, DeskWithStrangers) {
    select("x3.muster");
    press_button(page().unmatched(), "Set aside");
    finish();
    BOOST_TEST(selected_source() == "x2.muster");
    select("x3.muster");             // to look at it again
    page().commands().toggle_lock(); // shows everything again
    finish();
    BOOST_TEST(page().unmatched().list().GetSelection() == 3);
}

BOOST_FIXTURE_TEST_CASE(the_findings_show_what_was_read, DeskWithStrangers) {
    select("x1.muster");
    BOOST_TEST(page().panel().reading().IsShownOnScreen());
    page().panel().show_view(PlayerPanel::View::findings);
    settle();
    const ListFindings& findings = page().panel().findings();
    wxString words;
    for (std::size_t row = 0; row < findings.count(); ++row)
        words += findings.row_text(row) + "\n";
    BOOST_TEST(words.Contains("Read as: Host x1"));
    BOOST_TEST(findings.row_text(0) == wx(page().desk().status().unmatched.at(1).why));
    BOOST_TEST(findings.count() > 2U);                    // an army without troops is wrong
    page().panel().show_view(PlayerPanel::View::reading); // and is still there
    settle();
    BOOST_TEST(page().panel().reading().army().GetValue().Contains("Left"));
    page().panel().show_view(PlayerPanel::View::findings);
    select("x2.muster"); // in the same view
    BOOST_TEST(findings.IsShownOnScreen());
    BOOST_TEST(findings.row_text(1).Contains("Host x2"));
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
