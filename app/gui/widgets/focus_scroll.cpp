// SPDX-License-Identifier: MIT
#include "gui/widgets/focus_scroll.h"

#include <algorithm>

namespace muster {

namespace {

constexpr int space_below = 4;

// Of the heading above a control.
int space_above(const wxWindow& window) {
    return window.GetCharHeight() * 3 / 2;
}

// How far a window of this height must scroll down, in pixels; negative: up.
int missing_scroll(int top, int bottom, int height) {
    if (top < 0 || bottom - top > height)
        return top;
    return bottom > height ? bottom - height : 0;
}

void show_focus(wxScrolledWindow& window) {
    // Not the window of the event, which is a panel too that passes the keyboard on.
    wxWindow* const focus = wxWindow::FindFocus();
    int step = 0;
    window.GetScrollPixelsPerUnit(nullptr, &step);
    if (focus == nullptr || focus == &window || !window.IsDescendant(focus) || step <= 0)
        return;
    const int top = window.ScreenToClient(focus->GetScreenPosition()).y;
    const int by =
        missing_scroll(top - space_above(window), top + focus->GetSize().y + window.FromDIP(space_below),
                       window.GetClientSize().y);
    const int steps = (by > 0 ? by + step - 1 : by - step + 1) / step;
    if (steps != 0)
        window.Scroll(wxDefaultCoord, std::max(0, window.GetViewStart().y + steps)); // -1 would be no scroll
}

} // namespace

void scroll_to_focus(wxScrolledWindow& window) {
    window.Bind(wxEVT_CHILD_FOCUS, [&window](wxChildFocusEvent& event) {
        event.Skip();
        show_focus(window);
    });
}

} // namespace muster
