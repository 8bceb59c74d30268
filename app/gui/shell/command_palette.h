// SPDX-License-Identifier: MIT
// CommandPalette: a dialog that finds actions by a few letters of their title or help.
#pragma once

#include <wx/dialog.h>

#include <vector>

class wxListView;
class wxTextCtrl;

namespace muster {

class RoomRegistry;
class Shell;
struct Action;

class CommandPalette : public wxDialog {
public:
    explicit CommandPalette(Shell& shell);
    // The action to run; null if none was chosen.
    [[nodiscard]] const Action* choose_action();
    [[nodiscard]] wxTextCtrl& search() { return *search_; }
    [[nodiscard]] const std::vector<const Action*>& shown() const { return shown_; }

private:
    void fill();
    void accept();

    Shell& shell_;
    wxTextCtrl* search_;
    wxListView* list_;
    std::vector<const Action*> shown_;
    const Action* chosen_ = nullptr;
};

// The actions whose title or help contains every word of the search; matches in the title come first.
[[nodiscard]] std::vector<const Action*> find_actions(const RoomRegistry& rooms, const wxString& search);

} // namespace muster
