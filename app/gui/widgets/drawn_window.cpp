// SPDX-License-Identifier: MIT
#include "gui/widgets/drawn_window.h"

#include <wx/dcbuffer.h>

#include <utility>

namespace muster {

void bind_painting(wxWindow& window, std::function<wxColour()> background, std::function<void(wxDC&)> draw) {
    window.SetBackgroundStyle(wxBG_STYLE_PAINT);
    window.Bind(wxEVT_PAINT, [&window, background = std::move(background),
                              draw = std::move(draw)](wxPaintEvent& /*event*/) {
        wxAutoBufferedPaintDC dc(&window);
        dc.SetBackground(background());
        dc.Clear();
        draw(dc);
    });
}

void bind_resizing(wxWindow& window, std::function<void()> lay_out) {
    window.Bind(wxEVT_SIZE, [&window, lay_out = std::move(lay_out)](wxSizeEvent& event) {
        if (lay_out)
            lay_out();
        window.Refresh();
        event.Skip();
    });
}

} // namespace muster
