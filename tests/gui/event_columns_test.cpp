// SPDX-License-Identifier: MIT
// The columns of the tournament's table have room in small and large windows, and stay where they are.
#include "gui/event/event_table.h"
#include "gui/toolkit/text_metrics.h"
#include "gui/toolkit/theme.h"
#include "gui/toolkit/tree_rows.h"
#include "gui/toolkit/wx_text.h"
#include "gui/widgets/segmented_choice.h"
#include "library_steps.h"
#include "open_desk.h"

#include <boost/test/unit_test.hpp>
#include <wx/srchctrl.h>

#include <numeric>

namespace muster::tests {

namespace {

std::vector<int> widths_of(const EventTable& table) {
    std::vector<int> widths;
    for (unsigned i = 0; i < table.GetColumnCount(); ++i)
        widths.push_back(assigned_width(*table.GetColumn(i)));
    return widths;
}

} // namespace

BOOST_AUTO_TEST_SUITE(event_columns)

BOOST_FIXTURE_TEST_CASE(all_columns_have_room, OpenDesk) {
    for (const int width : {1440, 1024, 1440}) {
        window->SetSize(0, 0, width, 720);
        settle(300);
        const std::vector<int> widths = widths_of(page().table());
        BOOST_TEST(std::accumulate(widths.begin(), widths.end(), 0) <= page().table().GetClientSize().x,
                   width);
        for (const int one : widths)
            BOOST_TEST(one >= page().FromDIP(32), width);
    }
}

BOOST_FIXTURE_TEST_CASE(names_states_and_findings_are_not_cut, OpenDesk) {
    window->SetSize(0, 0, 1440, 720);
    settle(300);
    const std::vector<int> widths = widths_of(page().table());
    for (const MatrixColumn column : {MatrixColumn::player, MatrixColumn::state, MatrixColumn::findings})
        for (const MatrixRow& row : page().matrix().rows()) {
            const wxString text = wx(page().matrix().text(row, column));
            const wxFont font =
                column == MatrixColumn::player ? bold_font(page().table()) : page().table().GetFont();
            BOOST_TEST(TextMetrics::width(page().table(), font, text) <=
                           widths[static_cast<std::size_t>(column)],
                       utf8(text));
        }
}

BOOST_FIXTURE_TEST_CASE(the_columns_hold_still, OpenDesk) {
    window->SetSize(0, 0, 1440, 720);
    settle(300);
    const std::vector<int> before = widths_of(page().table());
    auto& filter = control<SegmentedChoice>(page(), "Which lists are shown");
    const wxRect missing = filter.segment_rect(3);
    click(filter, missing.GetPosition() + missing.GetSize() / 2);
    settle(200);
    BOOST_TEST(widths_of(page().table()) == before, boost::test_tools::per_element());
    page().search_field().SetValue("hugo");
    settle(200);
    BOOST_TEST(widths_of(page().table()) == before, boost::test_tools::per_element());
    page().table().sort_by(MatrixColumn::club);
    page().commands().toggle_lock();
    finish();
    BOOST_TEST(widths_of(page().table()) == before, boost::test_tools::per_element());
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
