// SPDX-License-Identifier: MIT
// ListVerdict: what an edited list amounts to: whether it can be used, what the open army would break under
// it, and the list as it will be read.
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

    // `army` is the open one; null: there is none.
    void show(const HouseListSession& session, const Army* army);
    // Wraps the words to the width of the panel.
    void wrap();
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
