// SPDX-License-Identifier: MIT
#include "gui/widgets/wrapped_text.h"

#include "gui/toolkit/accessible_name.h"
#include "gui/toolkit/theme.h"
#include "gui/widgets/drawn_text.h"
#include "gui/widgets/drawn_window.h"

namespace muster {

WrappedText::WrappedText(wxWindow* parent) : wxWindow(parent, wxID_ANY) {
    set_drawn_style(*this);
    bind_painting(
        *this, [this] { return background_behind(*this); }, [this](wxDC& dc) { paint(dc); });
    bind_resizing(*this);
}

void WrappedText::show(const wxString& text, const wxColour Theme::*colour) {
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

void WrappedText::paint(wxDC& dc) {
    dc.SetFont(GetFont());
    dc.SetTextForeground(Theme::current().*colour_);
    draw_wrapped(dc, text_, {0, 0}, GetClientSize().x);
}

} // namespace muster
