// SPDX-License-Identifier: MIT
// RevisionsPanel: what the current revision of a list changes of an earlier one.
#pragma once

#include "event/event_desk.h"
#include "event/event_matrix.h"

#include <wx/panel.h>

#include <string>
#include <vector>

class wxChoice;

namespace muster {

class CompareList;
class EmptyNote;

class RevisionsPanel : public wxPanel {
public:
    explicit RevisionsPanel(wxWindow* parent);

    // Nothing if the row is null.
    void show(const EventDesk& desk, const MatrixRow* row);
    void update_colours();
    [[nodiscard]] CompareList& differences() { return *list_; }
    [[nodiscard]] wxChoice& earlier() { return *earlier_; }

private:
    void compare(const EventDesk& desk);
    void show_note(const wxString& why);

    wxChoice* earlier_;
    CompareList* list_;
    EmptyNote* note_;
    const EventDesk* desk_ = nullptr;
    std::vector<std::string> armies_; // of the revisions in the order of their arrival; as files
};

} // namespace muster
