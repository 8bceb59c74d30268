// SPDX-License-Identifier: MIT
// ReadingPanel: what a player wrote, and below it the army that was read from it. Lines that are open are
// marked, and the first of them is in view.
#pragma once

#include "event/event_desk.h"

#include <wx/panel.h>

class wxTextCtrl;

namespace muster {

class StyledLabel;

class ReadingPanel : public wxPanel {
public:
    explicit ReadingPanel(wxWindow* parent);

    // Nothing if the list is null.
    void show(const EventDesk& desk, const PlayerList* list);
    [[nodiscard]] wxTextCtrl& original() { return *original_; }
    [[nodiscard]] wxTextCtrl& army() { return *army_; }

private:
    StyledLabel* heading_;
    wxTextCtrl* original_;
    wxTextCtrl* army_;
};

} // namespace muster
