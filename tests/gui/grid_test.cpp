// SPDX-License-Identifier: MIT
// The grid of the army: column widths and first scroll position.
#include "check/wording.h"
#include "edit/allied_army.h"
#include "gui/army/army_grid.h"
#include "gui/army/findings_panel.h"
#include "gui/army/line_panel.h"
#include "gui/army/palette_panel.h"
#include "gui/start/start_page.h"
#include "gui/toolkit/text_metrics.h"
#include "gui/toolkit/theme.h"
#include "gui/toolkit/wx_text.h"
#include "gui/widgets/card.h"
#include "gui_program.h"
#include "shipped_data.h"

#include <boost/test/unit_test.hpp>
#include <wx/dataview.h>

#include <algorithm>

namespace muster::tests {

namespace {

constexpr int usual_width = 1240;
constexpr int usual_height = 780;

wxDataViewColumn* column_titled(const wxDataViewCtrl& tree, const wxString& title) {
    for (unsigned i = 0; i < tree.GetColumnCount(); ++i)
        if (tree.GetColumn(i)->GetTitle() == title && !tree.GetColumn(i)->IsHidden())
            return tree.GetColumn(i);
    return nullptr;
}

std::vector<int> widths_of(const wxDataViewCtrl& tree) {
    std::vector<int> widths;
    for (unsigned i = 0; i < tree.GetColumnCount(); ++i)
        widths.push_back(tree.GetColumn(i)->GetWidth());
    return widths;
}

wxString cell(const wxDataViewCtrl& tree, const Place& place, unsigned column) {
    wxVariant value;
    tree.GetModel()->GetValue(value, ArmyModel::item_of(place), column);
    return value.GetString();
}

// Where the column of that title ends, from the left edge of the grid; 0 if there is none.
int right_edge(wxDataViewCtrl& tree, const wxString& title) {
    int right = 0;
    for (unsigned i = 0; i < tree.GetColumnCount(); ++i) {
        if (!tree.GetColumn(i)->IsHidden())
            right += tree.GetColumn(i)->GetWidth();
        if (tree.GetColumn(i)->GetTitle() == title)
            return right;
    }
    return 0;
}

} // namespace

BOOST_AUTO_TEST_SUITE(grid)

BOOST_AUTO_TEST_CASE(names_and_notation_are_whole_in_a_usual_window) {
    const Window window;
    window->SetSize(1440, 900);
    for (const std::string& id : shipped_ruleset_ids()) {
        BOOST_REQUIRE(window->session().open_sample(sample_file(id)));
        settle(150);
        const wxDataViewCtrl& tree = grid_of(*window).tree();
        const wxDataViewColumn* notation = column_titled(tree, "Notation");
        BOOST_REQUIRE(notation != nullptr);
        for (const Place& place : places_at_level(window->bench().army(), {}, Level::troop)) {
            const wxString text = cell(tree, place, notation->GetModelColumn());
            BOOST_CHECK_MESSAGE(TextMetrics::width(tree, bold_font(tree), text) < notation->GetWidth(),
                                id << ": " << text);
            const wxString name = wx(element_name(place, window->bench().army(), window->bench().ruleset()));
            BOOST_CHECK_MESSAGE(TextMetrics::width(tree, tree.GetFont(), name) + 4 * 18 <=
                                    tree.GetColumn(0)->GetWidth(),
                                id << ": " << name);
        }
    }
}

BOOST_AUTO_TEST_CASE(marks_are_explained_in_plain_words) {
    const Window window;
    BOOST_REQUIRE(window->session().open_sample(sample_file("phalanx")));
    settle(150);
    const ArmyModel& model = grid_of(*window).model();
    wxString all;
    for (const Place& place : all_places(window->bench().army()))
        for (unsigned column = 0; column < grid_of(*window).tree().GetColumnCount(); ++column)
            all += model.tip_of(place, column) + "\n";
    for (const char* words : {"★ General", "† lost in these rules"})
        BOOST_CHECK_MESSAGE(all.Contains(wxString::FromUTF8(words)), words << " is not told");
}

// What the rules count, figures without their officers, stands in one column.
BOOST_AUTO_TEST_CASE(a_count_is_shown_once) {
    const Window window;
    for (const std::string& id : shipped_ruleset_ids()) {
        BOOST_REQUIRE(window->session().open_sample(sample_file(id)));
        settle(150);
        const wxDataViewCtrl& tree = grid_of(*window).tree();
        for (const char* title : {"n", "Fig."})
            BOOST_CHECK_MESSAGE(column_titled(tree, title) == nullptr, id << " shows " << title);
    }
    BOOST_REQUIRE(window->session().open_sample(
        source_folder() / "armylists/ancient-1969/armies/alexandrian-macedonian.muster"));
    settle(150);
    BOOST_CHECK_EQUAL(cell(grid_of(*window).tree(), {}, 1), "117"); // and six commanders
    BOOST_CHECK_EQUAL(cell(grid_of(*window).tree(), {1, 1, 2}, 1), "14");
}

BOOST_AUTO_TEST_CASE(columns_hold_still_when_the_theme_changes) {
    const Window window;
    BOOST_REQUIRE(window->session().open_sample(sample_file("phalanx")));
    settle(150);
    wxDataViewCtrl& tree = grid_of(*window).tree();
    tree.GetColumn(0)->SetWidth(tree.GetColumn(0)->GetWidth() - 40); // as the player drags it
    tree.Collapse(ArmyModel::item_of({1, 0, 0}));
    settle(150);
    const std::vector<int> before = widths_of(tree);
    for (const ThemeChoice theme : {ThemeChoice::dark, ThemeChoice::light, ThemeChoice::system}) {
        choose_theme(theme);
        window->update_colours();
        settle(200);
        BOOST_CHECK(widths_of(tree) == before);
        BOOST_CHECK(!tree.IsExpanded(ArmyModel::item_of({1, 0, 0})));
    }
}

BOOST_AUTO_TEST_CASE(names_stand_beside_their_figures_in_a_large_window) {
    const Window window;
    window->SetSize(1920, 1080);
    BOOST_REQUIRE(window->session().open_sample(sample_file("undying-lands")));
    settle(200);
    wxDataViewCtrl& tree = grid_of(*window).tree();
    BOOST_CHECK_LE(right_edge(tree, "IP"), 520);
    BOOST_CHECK_GE(palette_of(*window).GetSize().x, 300); // its names are not cut
    window->SetSize(usual_width, usual_height);
    settle(200);
    BOOST_CHECK_LE(palette_of(*window).GetSize().x, 230);
}

BOOST_AUTO_TEST_CASE(an_army_of_twelve_is_seen_whole) {
    const Window window;
    window->SetSize(1440, 900);
    BOOST_REQUIRE(window->session().open_sample(
        source_folder() / "armylists/into-glory-ride/armies/peninsular-british.muster"));
    settle(300);
    wxDataViewCtrl& tree = grid_of(*window).tree();
    const Places places = all_places(window->bench().army());
    BOOST_REQUIRE_EQUAL(places.size(), 26U);
    const wxRect last = tree.GetItemRect(ArmyModel::item_of(places.back()));
    BOOST_CHECK(!last.IsEmpty());
    BOOST_CHECK_MESSAGE(last.GetBottom() <= tree.GetClientSize().y,
                        "the last row ends at " << last.GetBottom() << " of " << tree.GetClientSize().y
                                                << ", beside " << line_of(*window).GetSize().y << " and "
                                                << findings_of(*window).GetSize().y << "; wanted "
                                                << grid_of(*window).height_for_all());
    BOOST_CHECK_LE(findings_of(*window).GetSize().y, 44); // there are none
    BOOST_CHECK_GE(line_of(*window).GetSize().y, 56);
    Army smaller = window->bench().army();
    smaller.bodies.pop_back();
    window->bench().apply("Remove", {std::move(smaller), {}});
    settle(300);
    BOOST_REQUIRE(!window->bench().report().findings().empty());
    BOOST_CHECK_GE(findings_of(*window).GetSize().y, 80);
}

// The findings that it causes open a pane, which leaves the tree less room.
BOOST_AUTO_TEST_CASE(what_was_added_is_in_sight) {
    const Window window;
    window->SetSize(1240, 760);
    BOOST_REQUIRE(window->session().open_sample(source_folder() / "armylists/phalanx/armies/spartan.muster"));
    settle(300);
    wxDataViewCtrl& tree = grid_of(*window).tree();
    const Army& army = window->bench().army();
    window->bench().apply("Add", with_allied_army(army, window->bench().ruleset(), army));
    settle(500);
    const wxRect first = tree.GetItemRect(ArmyModel::item_of(window->bench().first_selected()));
    BOOST_CHECK(!first.IsEmpty());
    BOOST_CHECK_GE(first.y, 0);
    BOOST_CHECK_LE(first.GetBottom(), tree.GetClientSize().y);
}

// On a busy machine panes and scroll bars find their sizes late, and columns follow them.
int steady_width(const wxDataViewColumn& column) {
    constexpr int most_looks = 20;
    settle(150);
    int width = column.GetWidth();
    for (int looks = 0; looks < most_looks; ++looks) {
        settle(150);
        const int now = column.GetWidth();
        if (now == width)
            break;
        width = now;
    }
    return width;
}

BOOST_AUTO_TEST_CASE(columns_grow_with_the_window) {
    const Window window;
    window->SetSize(usual_width, usual_height);
    BOOST_REQUIRE(window->session().open_sample(sample_file("ancient-1969")));
    wxDataViewColumn& notation = *column_titled(grid_of(*window).tree(), "Notation");
    const int narrow = steady_width(notation);
    window->SetSize(usual_width + 300, usual_height);
    BOOST_CHECK_GT(steady_width(notation), narrow);
    window->SetSize(usual_width, usual_height);
    BOOST_CHECK_EQUAL(steady_width(notation), narrow);
    notation.SetWidth(narrow - 40); // as the player drags it
    window->SetSize(usual_width + 300, usual_height);
    BOOST_CHECK_EQUAL(steady_width(notation), narrow - 40);
}

BOOST_AUTO_TEST_CASE(all_columns_are_visible_in_a_large_window) {
    const Window window;
    window->SetSize(usual_width, usual_height);
    BOOST_REQUIRE(window->session().open_sample(sample_file("phalanx")));
    settle(150);
    window->SetSize(usual_width + 680, usual_height);
    wxDataViewCtrl& tree = grid_of(*window).tree();
    (void)steady_width(*column_titled(tree, "Notation"));
    int width = 0;
    for (unsigned i = 0; i < tree.GetColumnCount(); ++i)
        width += tree.GetColumn(i)->GetWidth();
    BOOST_CHECK_LE(width, tree.GetSize().x);
}

// The first army of a window is made while the grid was never laid out.
BOOST_AUTO_TEST_CASE(a_new_army_is_scrolled_to_its_top) {
    const Window window;
    window->pages().open(page_ids::start);
    settle(200);
    const std::vector<Card*>& cards = start_page_of(*window).cards();
    const auto sample = std::find_if(cards.begin(), cards.end(), [](const Card* card) {
        return card->text().heading == "Alexander in Asia";
    });
    BOOST_REQUIRE(sample != cards.end());
    click_middle(**sample);
    settle(400);
    BOOST_REQUIRE(window->bench().has_document());
    wxDataViewCtrl& tree = grid_of(*window).tree();
    BOOST_CHECK_GE(tree.GetItemRect(ArmyModel::item_of({})).y, 0);
    BOOST_CHECK(tree.GetTopItem() == ArmyModel::item_of({}));
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
