// SPDX-License-Identifier: MIT
// CommandPalette: everything that Muster can do, to be found by typing a few letters of it.
#pragma once

#include <wx/dialog.h>

#include <optional>
#include <string_view>
#include <vector>

class wxListView;
class wxTextCtrl;

namespace muster {

class MainWindow;

class CommandPalette : public wxDialog {
public:
    explicit CommandPalette(MainWindow& window);
    // The index of the action to run; nothing if it was left.
    [[nodiscard]] std::optional<std::size_t> ask();
    [[nodiscard]] wxTextCtrl& search() { return *search_; }
    [[nodiscard]] const std::vector<std::size_t>& shown() const { return shown_; }

private:
    void fill();
    void choose();

    MainWindow& window_;
    wxTextCtrl* search_;
    wxListView* list_;
    std::vector<std::size_t> shown_;
    std::optional<std::size_t> chosen_;
};

// The actions whose title or help has every word of the search, those by title first.
[[nodiscard]] std::vector<std::size_t> found_actions(const wxString& search);

} // namespace muster
