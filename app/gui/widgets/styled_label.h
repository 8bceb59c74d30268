// SPDX-License-Identifier: MIT
// StyledLabel: headings, and small labels beside controls. GTK applies the font and colour of a control late;
// until then its text is measured too small and would be cut off. Here they are markup in the text itself,
// which is measured correctly from the start and faster.
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

    // In the current colours and sizes of the theme. Takes no time if nothing has changed.
    void set_text(const wxString& text);
    // In lines of at most this many pixels, until another text is set. Returns whether they changed.
    bool wrap(int width);
    // To as much of it as fits into one line of this many pixels, until another text is set. Returns whether
    // that is less than all.
    bool shorten(int width);
    // As it was set.
    [[nodiscard]] const wxString& whole_text() const { return text_; }
    void update_colours() { show(lines_); }
    // Whether it has the colours and sizes of the theme.
    [[nodiscard]] bool is_current() const { return markup_ == markup_of(lines_); }

private:
    [[nodiscard]] wxString markup_of(const wxString& text) const;
    bool show(const wxString& lines);

    LabelStyle style_;
    wxString text_;
    wxString lines_; // as shown
    wxString markup_;
};

} // namespace muster
