// SPDX-License-Identifier: MIT
// PlayerPanel: everything about the list that is selected: its findings, what the player wrote beside the
// army that was read, the reply to him.
#pragma once

#include "event/event_desk.h"
#include "event/event_matrix.h"

#include <wx/panel.h>

namespace muster {

class ListFindings;
class StyledLabel;
class WrappedText;

class PlayerPanel : public wxPanel {
public:
    explicit PlayerPanel(wxWindow* parent);

    // Nothing if the row is null.
    void show(const EventDesk& desk, const MatrixRow* row);
    void update_colours();
    [[nodiscard]] ListFindings& findings() { return *findings_; }
    // What stands above the findings.
    [[nodiscard]] wxString heading() const;

private:
    StyledLabel* name_;
    StyledLabel* about_;
    ListFindings* findings_;
};

} // namespace muster
