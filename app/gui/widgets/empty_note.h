// SPDX-License-Identifier: MIT
// EmptyNote: replaces a table without rows and explains why it is empty and what to do.
#pragma once

#include <wx/panel.h>

namespace muster {

class WrappedText;

class EmptyNote : public wxPanel {
public:
    explicit EmptyNote(wxWindow* parent);
    void set_text(const wxString& text);
    void update_colours();
    [[nodiscard]] const wxString& text() const { return text_; }

private:
    void place();

    WrappedText* words_;
    wxString text_;
};

} // namespace muster
