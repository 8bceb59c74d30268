// SPDX-License-Identifier: MIT
// LibraryActionBar: the buttons below the table of the library, the same actions as a context menu, and the
// status.
#pragma once

#include "gui/library/library_commands.h"

#include <wx/panel.h>

#include <functional>
#include <vector>

class wxButton;
class wxStaticText;

namespace muster {

class LibraryActionBar : public wxPanel {
public:
    // All must outlive it.
    LibraryActionBar(wxWindow* parent, LibraryBrowser& browser, LibraryCommands& commands,
                     const LibraryBatchBar& batch, std::function<void()> toggle_timeline);

    // Enables what can be done with the selection, and shows how many armies there are.
    void update();
    // Shows the enabled actions as a context menu of this window.
    void show_menu(wxWindow& over);
    void update_colours();
    [[nodiscard]] const wxStaticText& status() const { return *status_; }

private:
    void run(std::size_t action);

    LibraryBrowser& browser_;
    LibraryCommands& commands_;
    const LibraryBatchBar& batch_;
    std::function<void()> toggle_timeline_;
    std::vector<wxButton*> buttons_; // in the order of the table of actions
    wxStaticText* status_ = nullptr;
};

} // namespace muster
