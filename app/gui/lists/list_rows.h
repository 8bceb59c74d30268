// SPDX-License-Identifier: MIT
// ListRows: the army lists that a search finds, one below the other: title, years and region.
#pragma once

#include "gui/widgets/drawn_list.h"
#include "house/list_browser.h"

#include <functional>

namespace muster {

class ListRows : public DrawnList {
public:
    struct Handlers {
        std::function<void(std::size_t row)> selected;
        std::function<void()> activated; // the selected row, by Enter or a double click
    };

    // The browser must outlive it.
    ListRows(wxWindow* parent, const ListBrowser& browser, Handlers handlers);
    [[nodiscard]] wxString row_text(std::size_t row) const override;

protected:
    [[nodiscard]] std::size_t row_count() const override { return browser_.size(); }
    void draw_row(wxDC& dc, const wxRect& rect, std::size_t row) const override;
    [[nodiscard]] wxCoord row_height(std::size_t row) const override;
    void row_selected(std::size_t row) override { handlers_.selected(row); }
    void row_activated(std::size_t /*row*/) override { handlers_.activated(); }

private:
    const ListBrowser& browser_;
    Handlers handlers_;
};

} // namespace muster
