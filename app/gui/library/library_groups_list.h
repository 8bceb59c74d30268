// SPDX-License-Identifier: MIT
// LibraryGroupsList: selects the part of the library that is shown: all armies, those of a rule set, those
// with a tag, or the trash; each with its count.
#pragma once

#include "browse/library_browser.h"
#include "gui/widgets/drawn_list.h"

#include <vector>

namespace muster {

class LibraryGroupsList : public DrawnList {
public:
    // The browser must outlive it.
    LibraryGroupsList(wxWindow* parent, LibraryBrowser& browser);

    // The browser's groups have changed.
    void show_groups();
    [[nodiscard]] const std::vector<ArmyGroup>& entries() const { return browser_.groups(); }
    // As a click would.
    void choose(std::size_t entry);

    [[nodiscard]] wxString row_text(std::size_t row) const override;

protected:
    [[nodiscard]] std::size_t row_count() const override { return entries().size(); }
    void draw_row(wxDC& dc, const wxRect& rect, std::size_t row) const override;
    [[nodiscard]] wxCoord row_height(std::size_t row) const override;
    void row_selected(std::size_t row) override { browser_.show_group(row); }
    [[nodiscard]] wxColour background() const override;
    [[nodiscard]] bool has_line_below(std::size_t row) const override;

private:
    void fit_width();

    LibraryBrowser& browser_;
};

} // namespace muster
