// SPDX-License-Identifier: MIT
// ListRows: the army lists that a search leaves, one below the other: title, years and region.
#pragma once

#include "gui/lists/list_page.h"
#include "gui/widgets/drawn_list.h"

namespace muster {

class ListRows : public DrawnList {
public:
    explicit ListRows(ListPage& page);
    [[nodiscard]] wxString row_words(std::size_t row) const override;

protected:
    [[nodiscard]] std::size_t row_count() const override { return page_.shown(); }
    void draw_row(wxDC& dc, const wxRect& rect, std::size_t row) const override;
    [[nodiscard]] wxCoord row_height(std::size_t row) const override;
    void row_chosen(std::size_t row) override { page_.choose(row); }
    void row_entered(std::size_t /*row*/) override { page_.open_example(); }

private:
    ListPage& page_;
};

} // namespace muster
