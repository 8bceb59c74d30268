// SPDX-License-Identifier: MIT
// ListVerdict: the verdict on the list that is being edited: whether it can be used, what it finds wrong with
// the open army, and the list in words.
#pragma once

#include "house/house_list_session.h"

#include <wx/panel.h>

#include <functional>

class wxButton;
class wxStaticText;

namespace muster {

class ListDetails;

class ListVerdict : public wxPanel {
public:
    ListVerdict(wxWindow* parent, std::function<void()> go_to_problem);

    // `army` is the open army; null: there is none.
    void show(const HouseListSession& session, const Army* army);
    // Wraps the words to the width of the panel.
    void wrap();
    // What it says, not wrapped.
    [[nodiscard]] wxString text() const;

private:
    wxStaticText* verdict_ = nullptr;
    wxStaticText* army_ = nullptr;
    wxString verdict_words_; // not wrapped
    wxString army_words_;
    wxButton* problem_button_ = nullptr;
    ListDetails* details_ = nullptr;
};

} // namespace muster
