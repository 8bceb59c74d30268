// SPDX-License-Identifier: MIT
// LibraryModel: the rows of a LibraryBrowser for the table. It fetches more when the last ones become
// visible.
#pragma once

#include "browse/library_browser.h"

#include <wx/dataview.h>

#include <functional>
#include <optional>
#include <vector>

namespace muster {

// "Legal", "2 errors", "Not known".
[[nodiscard]] wxString verdict_label(const std::optional<Verdict>& verdict);
// "3 armies"
[[nodiscard]] wxString army_count(std::size_t count);
// The name, or a text for an army without one.
[[nodiscard]] wxString army_name_label(const std::string& name);
// The local date and time.
[[nodiscard]] wxString moment_label(Moment moment);

class LibraryModel : public wxDataViewVirtualListModel {
public:
    // The browser must outlive it. `is_selected`: whether a row is drawn in the desktop's selection colours.
    LibraryModel(LibraryBrowser& browser, std::function<bool(unsigned row)> is_selected);

    void rows_replaced();
    void rows_added(std::size_t first);
    void columns_changed() { texts_.assign(rows().size(), {}); }

    [[nodiscard]] const std::vector<StoredArmy>& rows() const { return browser_.rows(); }
    // The longest texts of the column: candidates for the widest cell.
    [[nodiscard]] std::vector<wxString> longest_cells(unsigned column) const;

    [[nodiscard]] unsigned GetColumnCount() const override {
        return static_cast<unsigned>(browser_.columns().size());
    }
    [[nodiscard]] wxString GetColumnType(unsigned column) const override;
    void GetValueByRow(wxVariant& value, unsigned row, unsigned column) const override;
    bool SetValueByRow(const wxVariant& /*value*/, unsigned /*row*/, unsigned /*column*/) override {
        return false;
    }
    bool GetAttrByRow(unsigned row, unsigned column, wxDataViewItemAttr& attr) const override;

private:
    [[nodiscard]] const wxString& text(std::size_t row, unsigned column) const;

    LibraryBrowser& browser_;
    std::function<bool(unsigned row)> is_selected_;
    // By row and column; each painting queries them several times.
    mutable std::vector<std::vector<std::optional<wxString>>> texts_;
};

} // namespace muster
