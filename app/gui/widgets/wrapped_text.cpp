// SPDX-License-Identifier: MIT
#include "gui/widgets/wrapped_text.h"

#include "gui/toolkit/accessible_name.h"
#include "gui/toolkit/theme.h"
#include "gui/widgets/drawn_text.h"

#include <wx/dcbuffer.h>

namespace muster {

WrappedText::WrappedText(wxWindow* parent) : wxWindow(parent, wxID_ANY) {
    set_drawn_style(*this);
    Bind(wxEVT_PAINT, [this](wxPaintEvent& /*event*/) { paint(); });
    Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        Refresh();
        event.Skip();
    });
}

void WrappedText::show(const wxString& text, const wxColour& colour) {
    if (text == text_ && colour == colour_)
        return;
    text_ = text;
    colour_ = colour;
    set_accessible_name(*this, text);
    Refresh();
}

int WrappedText::height_for(int width) const {
    MeasuringDC dc(*this, GetFont());
    return wrapped_height(dc, text_, width);
}

void WrappedText::paint() {
    wxAutoBufferedPaintDC dc(this);
    dc.SetBackground(wxBrush(background_behind(*this)));
    dc.Clear();
    dc.SetFont(GetFont());
    dc.SetTextForeground(colour_);
    draw_wrapped(dc, text_, {0, 0}, GetClientSize().x);
}

} // namespace muster
