// SPDX-License-Identifier: MIT
// LibraryResults: what a check of many armies found, as a table beside the library; a row tells all its
// findings below, and opens its army.
#pragma once

#include "desk/army_batch.h"

#include <wx/dialog.h>

#include <functional>

class wxDataViewListCtrl;
class wxTextCtrl;

namespace muster {

class LibraryResults : public wxDialog {
public:
    LibraryResults(wxWindow* parent, BatchResult result, std::function<void(ArmyId)> open);

    [[nodiscard]] const BatchResult& result() const { return result_; }
    [[nodiscard]] wxDataViewListCtrl& table() { return *table_; }

private:
    [[nodiscard]] const BatchLine* chosen() const;
    void tell_chosen();

    BatchResult result_;
    std::function<void(ArmyId)> open_;
    wxDataViewListCtrl* table_;
    wxTextCtrl* findings_;
};

} // namespace muster
