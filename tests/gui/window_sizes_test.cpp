// SPDX-License-Identifier: MIT
// Small, usual and large windows, of each rule set: what matters of the grid is on the screen, no gap parts
// names from figures, and names are whole in the palette where there is room.
#include "check/wording.h"
#include "gui/army/army_grid.h"
#include "gui/army/inspector_panel.h"
#include "gui/army/line_panel.h"
#include "gui/army/palette_list.h"
#include "gui/toolkit/text_metrics.h"
#include "gui/toolkit/text_size.h"
#include "gui/toolkit/theme.h"
#include "gui/toolkit/wx_text.h"
#include "gui/widgets/segmented_choice.h"
#include "gui_program.h"
#include "label_contrast.h"
#include "shipped_data.h"

#include <boost/test/unit_test.hpp>
#include <wx/dataview.h>

#include <algorithm>

namespace muster::tests {

namespace {

void show_in(Frame& window, const wxSize& size, const std::string& ruleset) {
    window.SetSize(size);
    BOOST_REQUIRE(window.session().open_sample(sample_file(ruleset)));
    settle(200);
}

bool is_shown_column(const wxDataViewCtrl& tree, unsigned column) {
    return !tree.GetColumn(column)->IsHidden();
}

// Where the column ends, from the left edge of the grid.
int end_of(const wxDataViewCtrl& tree, unsigned column) {
    int end = 0;
    for (unsigned i = 0; i <= column; ++i)
        if (is_shown_column(tree, i))
            end += tree.GetColumn(i)->GetWidth();
    return end;
}

// The widest name of the army's elements with the space before it.
int widest_name(Frame& window) {
    const wxDataViewCtrl& tree = grid_of(window).tree();
    constexpr int level_room = 18;
    int widest = 0;
    for (const Place& place : all_places(window.bench().army()))
        widest = std::max(widest, TextMetrics::width(tree, bold_font(tree),
                                                     wx(element_name(place, window.bench().army(),
                                                                     window.bench().ruleset()))) +
                                      level_room * static_cast<int>(index_of(place.level()) + 2));
    return widest;
}

// In the usual size again at the end.
struct TextSize {
    explicit TextSize(int percent) { application().windows().set_text_size(percent); }
    ~TextSize() {
        application().windows().set_text_size(usual_text_size);
        settle();
    }
    TextSize(const TextSize&) = delete;
    TextSize& operator=(const TextSize&) = delete;
};

void check_cell(const wxDataViewCtrl& tree, const Place& place, unsigned column, const std::string& where) {
    wxVariant value;
    tree.GetModel()->GetValue(value, ArmyModel::item_of(place), tree.GetColumn(column)->GetModelColumn());
    const int needed = TextMetrics::width(tree, tree.GetFont(), value.GetString());
    BOOST_CHECK_MESSAGE(needed < tree.GetColumn(column)->GetWidth(),
                        where << ": " << utf8(value.GetString()) << " needs " << needed << " of "
                              << tree.GetColumn(column)->GetWidth());
}

// Returns how many there are.
std::size_t check_segments(const wxWindow& parent, const std::string& where) {
    std::size_t checked = 0;
    for (const wxWindow* child : parent.GetChildren()) {
        checked += check_segments(*child, where);
        const auto* choice = dynamic_cast<const SegmentedChoice*>(child);
        if (choice == nullptr || !choice->IsShown())
            continue;
        for (std::size_t i = 0; i < choice->segments().size(); ++i) {
            const wxRect at = choice->segment_rect(i);
            const wxString& label = choice->segments()[i].label;
            int needed = TextMetrics::width(*choice, choice->GetFont(), label);
            if (needed > at.width) // then it is painted in smaller letters
                needed = TextMetrics::width(*choice, small_font(*choice), label);
            BOOST_CHECK_MESSAGE(needed <= at.width && at.GetRight() <= choice->GetClientSize().x,
                                where << ": " << utf8(label) << " needs " << needed << " of " << at.width
                                      << " before " << choice->GetClientSize().x);
            BOOST_CHECK_GE(at.height, choice->GetCharHeight());
            ++checked;
        }
    }
    return checked;
}

void check_letters(const LinePanel& line, const LineBox& box, const std::string& where) {
    wxRect inside;
    for (int turn = 0; turn < 40 && inside.IsEmpty(); ++turn) {
        settle(50); // until its pane has its height
        inside = wxRect(line.rect_of(box)).Deflate(2).Intersect(wxRect(line.GetClientSize()));
    }
    BOOST_CHECK_MESSAGE(!inside.IsEmpty(), where << ": " << box.label << " is out of sight of "
                                                 << line.GetClientSize().x << " × "
                                                 << line.GetClientSize().y);
    settle(100);
    if (inside.IsEmpty())
        return;
    constexpr double least_of_letters = 2; // of strokes narrower than a pixel; an empty box has 1
    const double found = contrast_in(screenshot(line, inside));
    BOOST_CHECK_MESSAGE(found >= least_of_letters, where << ": " << box.label << " has " << found << " in "
                                                         << inside.width << " × " << inside.height);
}

} // namespace

BOOST_AUTO_TEST_SUITE(window_sizes)

BOOST_AUTO_TEST_CASE(the_important_columns_are_on_the_screen_of_a_small_window) {
    for (const std::string& id : shipped_ruleset_ids()) {
        const Window window;
        show_in(*window, {1024, 700}, id);
        const wxDataViewCtrl& tree = grid_of(*window).tree();
        const std::vector<GridColumn>& columns = grid_of(*window).model().columns();
        std::size_t important = 0;
        for (unsigned i = 0; i < columns.size(); ++i) {
            const unsigned column = ArmyModel::first_sheet_column() + i;
            if ((!columns[i].total && !columns[i].strong) || !is_shown_column(tree, column))
                continue;
            ++important;
            BOOST_CHECK_MESSAGE(end_of(tree, column) <= tree.GetClientSize().x,
                                id << ": " << columns[i].name << " ends at " << end_of(tree, column) << " of "
                                   << tree.GetClientSize().x);
        }
        BOOST_CHECK_GE(important, 2U);
        BOOST_CHECK_LE(end_of(tree, 1), tree.GetClientSize().x); // of counts
    }
}

// In Undying Lands they were empty.
BOOST_AUTO_TEST_CASE(boxes_of_the_battle_line_have_their_letters_in_a_small_window) {
    for (const std::string& id : shipped_ruleset_ids()) {
        const Window window;
        show_in(*window, {1024, 700}, id);
        const LinePanel& line = line_of(*window);
        BOOST_REQUIRE(!line.line().boxes.empty());
        for (const LineBox& box : {line.line().boxes.front(), line.line().boxes.back()}) {
            window->bench().select({box.place});
            settle(150);
            check_letters(line, box, id);
        }
    }
}

BOOST_AUTO_TEST_CASE(no_gap_parts_names_from_figures_in_a_large_window) {
    for (const std::string& id : shipped_ruleset_ids()) {
        const Window window;
        show_in(*window, {1920, 1080}, id);
        const wxDataViewCtrl& tree = grid_of(*window).tree();
        constexpr int usual_name_width = 200;
        BOOST_CHECK_MESSAGE(tree.GetColumn(0)->GetWidth() <=
                                std::max(usual_name_width, widest_name(*window) + 20),
                            id << ": " << tree.GetColumn(0)->GetWidth() << " for " << widest_name(*window));
        // What is left over is at the end.
        const unsigned last = tree.GetColumnCount() - 1;
        BOOST_CHECK(tree.GetColumn(last)->GetTitle().empty());
        for (unsigned column = 1; column < ArmyModel::first_sheet_column(); ++column)
            BOOST_CHECK_MESSAGE(tree.GetColumn(column)->GetWidth() <= 200,
                                id << ": " << utf8(tree.GetColumn(column)->GetTitle()) << " is "
                                   << tree.GetColumn(column)->GetWidth());
    }
}

// With the star of a general before it, too.
BOOST_AUTO_TEST_CASE(the_grid_cuts_no_name_where_there_is_room) {
    for (const std::string& id : shipped_ruleset_ids()) {
        const Window window;
        window->SetSize(1920, 1080);
        show_starting_army(*window, id);
        settle(200);
        ArmyGrid& grid = grid_of(*window);
        const wxDataViewCtrl& tree = grid.tree();
        for (const Place& place : all_places(window->bench().army())) {
            constexpr int level_room = 18;
            constexpr int beside_name = 8; // what GTK leaves at the sides of a cell
            const int needed = TextMetrics::width(tree, tree.GetFont(), grid.model().name_at(place)) +
                               level_room * static_cast<int>(index_of(place.level()) + 2) + beside_name;
            BOOST_CHECK_MESSAGE(needed <= tree.GetColumn(0)->GetWidth(),
                                id << ": " << utf8(grid.model().name_at(place)) << " needs " << needed
                                   << " of " << tree.GetColumn(0)->GetWidth());
        }
    }
}

BOOST_AUTO_TEST_CASE(the_palette_cuts_no_name_where_there_is_room) {
    for (const std::string& id : shipped_ruleset_ids()) {
        const Window window;
        show_in(*window, {1920, 1080}, id);
        PalettePanel& palette = palette_of(*window);
        const auto& list = control<PaletteList>(palette);
        BOOST_CHECK(!palette.shown().empty());
        for (const PaletteEntry& entry : palette.shown()) {
            constexpr int signs = 56; // margin and signs
            const int width = TextMetrics::width(list, list.GetFont(), wx(entry.name));
            BOOST_CHECK_MESSAGE(width <= list.GetClientSize().x - list.FromDIP(signs),
                                id << ": " << entry.name << " needs " << width << " of "
                                   << list.GetClientSize().x);
        }
    }
}

// Of a troop's traits and of the army's totals, in a window as wide as the screen of a laptop. The last case,
// for the panes keep the widths of large text.
BOOST_AUTO_TEST_CASE(drawn_texts_are_whole_at_twice_the_size) {
    const TextSize twice(200);
    for (const std::string& id : shipped_ruleset_ids()) {
        const Window window;
        show_in(*window, {1366, 760}, id);
        window->bench().select({{1, 1, 1}});
        settle(200);
        const wxDataViewCtrl& tree = grid_of(*window).tree();
        const std::vector<GridColumn>& columns = grid_of(*window).model().columns();
        for (unsigned i = 0; i < columns.size(); ++i) {
            const unsigned column = ArmyModel::first_sheet_column() + i;
            if (!columns[i].total || !is_shown_column(tree, column))
                continue;
            BOOST_CHECK_MESSAGE(end_of(tree, column) <= tree.GetClientSize().x,
                                id << ": " << columns[i].name << " ends at " << end_of(tree, column) << " of "
                                   << tree.GetClientSize().x);
            for (const Place& place : all_places(window->bench().army()))
                check_cell(tree, place, column, id + ": " + columns[i].name);
        }
        const std::size_t segments = check_segments(inspector_of(*window), id);
        BOOST_CHECK_GT(segments, 5U);
        const LineBox& box = line_of(*window).line().boxes.front();
        window->bench().select({box.place});
        settle(150);
        check_letters(line_of(*window), box, id);
    }
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
