// SPDX-License-Identifier: MIT
// LibraryResults: what a check of many armies found, as a table beside the library: how they are now, and
// what an update of the rules has made of them since they were saved. A row tells all of it below, with the
// reasons, and opens its army.
#pragma once

#include "browse/army_batch.h"

#include <wx/dialog.h>

#include <functional>

class wxCheckBox;
class wxDataViewListCtrl;
class wxTextCtrl;

namespace muster {

class LibraryResults : public wxDialog {
public:
    // Of all that were checked, or at first of those alone that are another than when they were saved.
    LibraryResults(wxWindow* parent, BatchResult result, std::function<void(ArmyId)> open,
                   bool changed_alone = false);

    [[nodiscard]] const BatchResult& result() const { return result_; }
    [[nodiscard]] wxDataViewListCtrl& table() { return *table_; }
    [[nodiscard]] wxTextCtrl& findings() { return *findings_; }

private:
    void fill();
    [[nodiscard]] const BatchLine* chosen() const;
    void tell_chosen();

    BatchResult result_;
    std::function<void(ArmyId)> open_;
    std::vector<std::size_t> shown_; // of the lines, by row
    wxDataViewListCtrl* table_;
    wxCheckBox* changed_;
    wxTextCtrl* findings_;
};

} // namespace muster
