// SPDX-License-Identifier: MIT
// LibraryResults: the results of a check of many armies, as a table in a window of its own. The details of
// the selected row are below; a double click opens the army.
#pragma once

#include "browse/check_results.h"

#include <wx/dialog.h>

#include <filesystem>
#include <functional>
#include <vector>

class wxCheckBox;
class wxDataViewListCtrl;
class wxTextCtrl;

namespace muster {

class LibraryResults : public wxDialog {
public:
    // Shows all armies first, or only those whose result has changed since they were saved.
    LibraryResults(wxWindow* parent, BatchResult result, std::function<void(ArmyId)> open,
                   bool changed_only = false);

    [[nodiscard]] const BatchResult& result() const { return results_.result(); }
    [[nodiscard]] wxDataViewListCtrl& table() { return *table_; }
    [[nodiscard]] wxTextCtrl& findings() { return *findings_; }
    // What is shown, in the format that the ending names: .html, .csv, or else text. Throws
    // std::system_error.
    void save_to(const std::filesystem::path& file) const;

private:
    void fill();
    void save_with_dialog();
    [[nodiscard]] const BatchLine* selected() const;
    void show_details();

    CheckResults results_;
    std::function<void(ArmyId)> open_;
    std::vector<const BatchLine*> shown_; // by row
    wxDataViewListCtrl* table_;
    wxCheckBox* changed_;
    wxTextCtrl* findings_;
};

} // namespace muster
