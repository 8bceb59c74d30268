// SPDX-License-Identifier: MIT
// A unit with its troops in one step: the dialog shows what Tab comes to, and says everywhere what it adds.
#include "gui/army/new_unit_dialog.h"

#include "army/place.h"
#include "edit/palette.h"
#include "gui/army/palette_list.h"
#include "gui/army/palette_panel.h"
#include "gui/army/trait_row.h"
#include "gui/army/trait_rows.h"
#include "gui/toolkit/accessible_name.h"
#include "gui/toolkit/wx_text.h"
#include "gui/widgets/segmented_choice.h"
#include "gui_program.h"

#include <boost/test/unit_test.hpp>
#include <wx/choice.h>
#include <wx/scrolwin.h>
#include <wx/srchctrl.h>
#include <wx/textctrl.h>

#include <algorithm>
#include <string>
#include <vector>

namespace muster::tests {

namespace {

std::size_t row_of(const std::vector<PaletteEntry>& entries, const std::string& name) {
    const auto found = std::find_if(entries.begin(), entries.end(),
                                    [&](const PaletteEntry& entry) { return entry.name == name; });
    BOOST_REQUIRE(found != entries.end());
    return static_cast<std::size_t>(found - entries.begin());
}

} // namespace

BOOST_AUTO_TEST_SUITE(new_unit_dialog)

BOOST_AUTO_TEST_CASE(it_scrolls_to_what_tab_comes_to) {
    const Window window;
    show_starting_army(*window, "ancient-1969");
    const std::vector<PaletteEntry> entries = palette_of(*window).shown();
    NewUnitDialog dialog(&*window, window->bench(), entries, row_of(entries, "Heavy infantry"));
    dialog.SetSize(dialog.FromDIP(wxSize(420, 420)));
    dialog.Show();
    settle(200);
    wxScrolledWindow& traits = dialog.traits();
    BOOST_REQUIRE_GT(traits.GetVirtualSize().y, traits.GetClientSize().y);
    traits.SetFocus();
    settle();
    std::size_t met = 0;
    for (int i = 0; i < 30; ++i) {
        wxWindow* const focus = wxWindow::FindFocus();
        if (focus != nullptr && focus != &traits && traits.IsDescendant(focus)) {
            const int top = traits.ScreenToClient(focus->GetScreenPosition()).y;
            BOOST_CHECK_MESSAGE(top >= 0 && top + focus->GetCharHeight() <= traits.GetClientSize().y,
                                accessible_name(*focus) << " begins at " << top);
            ++met;
        }
        press(WXK_TAB);
    }
    BOOST_CHECK_GT(met, 5U);
}

BOOST_AUTO_TEST_CASE(another_type_is_named_everywhere) {
    const Window window;
    show_starting_army(*window, "ancient-1969");
    const std::vector<PaletteEntry> entries = palette_of(*window).shown();
    NewUnitDialog dialog(&*window, window->bench(), entries, row_of(entries, "Heavy infantry"));
    dialog.Show();
    settle(200);
    auto& type = dynamic_cast<SegmentedChoice&>(dialog.of_troop().row("type")->control());
    const int value = window->bench().ruleset().trait(Level::troop, "type")->words.find("light-infantry");
    const wxRect segment = type.segment_rect(static_cast<std::size_t>(value));
    click(type, {segment.x + segment.width / 2, segment.y + segment.height / 2});
    BOOST_CHECK_EQUAL(dialog.entry().GetStringSelection(), "Light infantry");
    BOOST_CHECK_EQUAL(dialog.name_field().GetValue(), "Light infantry");
    const Change change = dialog.change();
    const Unit& unit = unit_at(change.army, change.selection.front());
    BOOST_CHECK_EQUAL(unit.name, "Light infantry");
    BOOST_CHECK_EQUAL(unit.troops.front().name, "Light infantry");
}

// After a search, the row that had been selected was that of other troops.
BOOST_AUTO_TEST_CASE(what_is_selected_in_the_palette_stays_the_same_troops) {
    const Window window;
    show_starting_army(*window, "ancient-1969");
    PalettePanel& palette = palette_of(*window);
    auto& list = control<PaletteList>(palette);
    list.SetSelection(static_cast<int>(row_of(palette.shown(), "Light infantry")));
    palette.search().SetValue("infantry");
    settle();
    BOOST_REQUIRE_GE(list.GetSelection(), 0);
    BOOST_CHECK_EQUAL(palette.shown().at(static_cast<std::size_t>(list.GetSelection())).name,
                      "Light infantry");
    palette.search().SetValue("elephant");
    settle();
    BOOST_CHECK_EQUAL(list.GetSelection(), wxNOT_FOUND);
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
