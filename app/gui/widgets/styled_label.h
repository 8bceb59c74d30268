// SPDX-License-Identifier: MIT
// StyledLabel: headings of pages and of their parts, and the small words beside a control. GTK applies a font
// and a colour that are set for a control only later: until then its text is measured too small and would be
// cut off. Here they are part of the text itself, which is measured rightly from the start and takes less
// time.
#pragma once

#include <wx/stattext.h>

namespace muster {

enum class LabelStyle {
    heading, // as large_font()
    bold,
    note, // as small_font(), faint
};

class StyledLabel : public wxStaticText {
public:
    StyledLabel(wxWindow* parent, const wxString& text, LabelStyle style, long flags = 0);

    // In the colours of the theme as it is now. What is said already takes no time.
    void set_text(const wxString& text);
    void update_colours() { set_text(text_); }

private:
    LabelStyle style_;
    int size_; // in 1024ths of a point, as markup has it
    wxString text_;
    wxString markup_;
};

} // namespace muster
