// SPDX-License-Identifier: MIT
#include "gui/lists/list_rows.h"

#include "gui/toolkit/theme.h"
#include "gui/toolkit/wx_text.h"
#include "gui/widgets/drawn_text.h"

#include <wx/intl.h>

#include <utility>

namespace muster {

namespace {
constexpr int row_margin = 12;
}

ListRows::ListRows(wxWindow* parent, const ListBrowser& browser, Handlers handlers)
    : DrawnList(parent, _("Army lists")), browser_(browser), handlers_(std::move(handlers)) {
    Bind(wxEVT_LISTBOX_DCLICK, [this](wxCommandEvent& /*event*/) { handlers_.activated(); });
}

wxString ListRows::row_text(std::size_t row) const {
    return wx(browser_.heading(row).title) + "\n" + wx(browser_.summary(row));
}

wxCoord ListRows::row_height(std::size_t /*row*/) const {
    return line_height() + small_height() + FromDIP(11);
}

void ListRows::draw_row(wxDC& dc, const wxRect& rect, std::size_t row) const {
    const Theme& theme = Theme::current();
    const int left = rect.x + FromDIP(row_margin);
    const int wide = rect.width - 2 * FromDIP(row_margin);
    dc.SetFont(GetFont());
    dc.SetTextForeground(theme.text);
    draw_ellipsized(dc, wx(browser_.heading(row).title), {left, rect.y + FromDIP(4)}, wide);
    dc.SetFont(small_font(*this));
    dc.SetTextForeground(theme.faint);
    draw_ellipsized(dc, wx(browser_.summary(row)), {left, rect.y + FromDIP(5) + line_height()}, wide);
}

} // namespace muster
