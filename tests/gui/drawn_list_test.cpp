// SPDX-License-Identifier: MIT
// The base of the lists that draw their rows, before it has any.
#include "gui/widgets/drawn_list.h"

#include "gui_program.h"

#include <boost/test/unit_test.hpp>

#include <cstring>
#include <new>

namespace muster::tests {

namespace {

class NoRows : public DrawnList {
public:
    explicit NoRows(wxWindow* parent) : DrawnList(parent, "No rows") {}
    [[nodiscard]] wxString row_text(std::size_t /*row*/) const override { return {}; }

protected:
    [[nodiscard]] std::size_t row_count() const override { return 0; }
    void draw_row(wxDC& /*dc*/, const wxRect& /*rect*/, std::size_t /*row*/) const override {}
    [[nodiscard]] wxCoord row_height(std::size_t /*row*/) const override { return 1; }
};

} // namespace

BOOST_AUTO_TEST_SUITE(drawn_list)

// wxVListBox leaves a count uninitialised: whatever the memory held before would be the visible rows.
BOOST_AUTO_TEST_CASE(a_list_without_rows_shows_none_whatever_its_memory_held) {
    const Window window;
    void* const memory = ::operator new(sizeof(NoRows));
    std::memset(memory, 0x5a, sizeof(NoRows));
    auto* const list = new (memory) NoRows(&*window);
    BOOST_CHECK_EQUAL(list->GetVisibleRowsBegin(), 0U);
    BOOST_CHECK_EQUAL(list->GetVisibleRowsEnd(), 0U);
    list->SetFocus();
    settle();
    list->Destroy();
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
