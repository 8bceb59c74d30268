// SPDX-License-Identifier: MIT
// What column heads, marks and signs of the grid say to the mouse: plain words, not the short form again.
#include "army/edits.h"
#include "gui/army/army_grid.h"
#include "gui/toolkit/tree_tips.h"
#include "gui/toolkit/wx_text.h"
#include "gui_program.h"
#include "shipped_data.h"

#include <boost/test/unit_test.hpp>
#include <wx/dataview.h>

#include <algorithm>

namespace muster::tests {

namespace {

bool has_letters(const wxString& text) {
    return std::any_of(text.begin(), text.end(), [](wxUniChar letter) { return wxIsalpha(letter); });
}

// "Notation", "Disadvantaged by": says itself what it is. "cf foot", "AP" do not.
bool is_word(const wxString& title) {
    return title.BeforeFirst(' ').Length() > 3 && !title.EndsWith(".");
}

// The first troop, marked.
void set_first_troop(Frame& window, const char* trait, const char* word) {
    const Trait& marked = *window.bench().ruleset().trait(Level::troop, trait);
    const Place place = places_at_level(window.bench().army(), {}, Level::troop).front();
    window.bench().apply(
        "Mark", {edited(window.bench().army(), SetValue{place, marked.slot, *marked.parse(word)}), {place}});
    settle();
}

wxString tip_of_first_troop(Frame& window, unsigned column) {
    return grid_of(window).model().tip_of(places_at_level(window.bench().army(), {}, Level::troop).front(),
                                          column);
}

} // namespace

BOOST_AUTO_TEST_SUITE(column_heads)

BOOST_AUTO_TEST_CASE(every_head_is_explained) {
    const Window window;
    for (const std::string& id : shipped_ruleset_ids()) {
        BOOST_REQUIRE(window->session().open_sample(sample_file(id)));
        settle(150);
        const wxDataViewCtrl& tree = grid_of(*window).tree();
        std::size_t short_forms = 0;
        for (unsigned i = 0; i < tree.GetColumnCount(); ++i) {
            const wxString title = tree.GetColumn(i)->GetTitle();
            if (title.empty())
                continue;
            const wxString tip = head_tip(*tree.GetColumn(i));
            BOOST_CHECK_MESSAGE(has_letters(tip), id << ": " << utf8(title) << " is not explained");
            if (is_word(title))
                continue;
            BOOST_CHECK_MESSAGE(tip.Length() > title.Length() + 2,
                                id << ": " << utf8(title) << " is only " << utf8(tip));
            ++short_forms;
        }
        BOOST_CHECK_GT(short_forms, 0U);
    }
}

// "cf" is what the rules print; a player may have forgotten what it stands for.
BOOST_AUTO_TEST_CASE(combat_factors_are_written_out) {
    const Window window;
    for (const char* id : {"into-glory-ride", "phalanx"}) {
        BOOST_REQUIRE(window->session().open_sample(sample_file(id)));
        settle(150);
        const wxDataViewCtrl& tree = grid_of(*window).tree();
        wxString tips;
        for (unsigned i = 0; i < tree.GetColumnCount(); ++i)
            tips += head_tip(*tree.GetColumn(i)) + "\n";
        for (const char* words : {"Combat factor against foot", "Combat factor against mounted"})
            BOOST_CHECK_MESSAGE(tips.Contains(words), id << ": " << utf8(tips));
    }
}

BOOST_AUTO_TEST_CASE(every_mark_is_named) {
    const Window window;
    for (const char* id : {"into-glory-ride", "phalanx", "phalanx-ii"}) {
        BOOST_REQUIRE(window->session().open_sample(sample_file(id)));
        settle(150);
        const std::pair<const char*, const char*> marks[] = {{"general", "★ General"}, {"key", "◆ key"}};
        for (const auto& [trait, words] : marks) {
            set_first_troop(*window, trait, "yes");
            const wxString tip = tip_of_first_troop(*window, ArmyModel::name_column);
            BOOST_CHECK_MESSAGE(tip.Contains(wxString::FromUTF8(words)), id << ": " << utf8(tip));
        }
        set_first_troop(*window, "line", "off");
        const wxString tip = tip_of_first_troop(*window, ArmyModel::name_column);
        BOOST_CHECK_MESSAGE(tip.Contains(wxString::FromUTF8("○ off the main line")), id << ": " << utf8(tip));
        for (int i = 0; i < 3; ++i)
            window->bench().undo();
    }
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
