// SPDX-License-Identifier: MIT
// ListRows: the army lists that a search leaves, one below the other: title, years and region.
#pragma once

#include "list_page.h"

#include <wx/vlbox.h>

namespace muster {

class ListRows : public wxVListBox {
public:
    explicit ListRows(ListPage& page);
    void look_again();

protected:
    void OnDrawItem(wxDC& dc, const wxRect& rect, std::size_t row) const override;
    void OnDrawBackground(wxDC& dc, const wxRect& rect, std::size_t row) const override;
    void OnDrawSeparator(wxDC& dc, wxRect& rect, std::size_t row) const override;
    [[nodiscard]] wxCoord OnMeasureItem(std::size_t row) const override;

private:
    ListPage& page_;
    int row_height_ = 40;
};

} // namespace muster
