// SPDX-License-Identifier: MIT
#include "gui/toolkit/wheel_scroll.h"

#include <wx/choice.h>
#include <wx/combobox.h>
#include <wx/event.h>
#include <wx/eventfilter.h>
#include <wx/listbox.h>
#include <wx/scrolwin.h>
#include <wx/slider.h>
#include <wx/spinctrl.h>
#include <wx/textctrl.h>
#include <wx/vscroll.h>

#include <cmath>

namespace muster {

namespace {

// An open list is a window of its own, which gets the wheel itself.
bool changes_with_wheel(const wxWindow& window) {
    return dynamic_cast<const wxChoice*>(&window) != nullptr ||
           dynamic_cast<const wxComboBox*>(&window) != nullptr ||
           dynamic_cast<const wxSpinCtrl*>(&window) != nullptr ||
           dynamic_cast<const wxSpinCtrlDouble*>(&window) != nullptr ||
           dynamic_cast<const wxSlider*>(&window) != nullptr;
}

// One that wx scrolls, and that takes the wheel whether or not it has anything to scroll.
bool is_box(const wxWindow& window) {
    return dynamic_cast<const wxScrollHelperBase*>(&window) != nullptr ||
           dynamic_cast<const wxVarScrollHelperBase*>(&window) != nullptr;
}

// A text or a list that scrolls itself.
bool is_native_box(const wxWindow& window) {
    return !is_box(window) &&
           (window.CanScroll(wxVERTICAL) || dynamic_cast<const wxTextCtrl*>(&window) != nullptr ||
            dynamic_cast<const wxListBox*>(&window) != nullptr);
}

bool can_scroll(const wxWindow& window, bool down) {
    if (!is_box(window) || !window.CanScroll(wxVERTICAL))
        return false;
    const int position = window.GetScrollPos(wxVERTICAL);
    return down ? position + window.GetScrollThumb(wxVERTICAL) < window.GetScrollRange(wxVERTICAL)
                : position > 0;
}

bool is_plain_wheel(const wxEvent& event) {
    if (event.GetEventType() != wxEVT_MOUSEWHEEL)
        return false;
    const auto* wheel = dynamic_cast<const wxMouseEvent*>(&event);
    return wheel != nullptr && wheel->GetWheelAxis() == wxMOUSE_WHEEL_VERTICAL && !wheel->HasAnyModifiers();
}

// As far as GTK scrolls a window of this height.
void scroll(wxWindow& window, const wxMouseEvent& wheel) {
    const double notches = -static_cast<double>(wheel.GetWheelRotation()) / wheel.GetWheelDelta();
    const double step = std::pow(window.GetScrollThumb(wxVERTICAL), 2.0 / 3);
    const int lines = static_cast<int>(std::lround(notches * step));
    window.ScrollLines(lines != 0 ? lines : notches < 0 ? -1 : 1);
}

} // namespace

int scroll_by_wheel(wxEvent& event) {
    if (!is_plain_wheel(event))
        return wxEventFilter::Event_Skip;
    auto* const under_pointer = dynamic_cast<wxWindow*>(event.GetEventObject());
    if (under_pointer == nullptr || is_native_box(*under_pointer))
        return wxEventFilter::Event_Skip;
    const auto& wheel = dynamic_cast<const wxMouseEvent&>(event);
    const bool down = wheel.GetWheelRotation() < 0;
    const bool is_changing = changes_with_wheel(*under_pointer);
    bool needs_help = is_changing; // otherwise the event finds its way
    wxWindow* window = is_changing ? under_pointer->GetParent() : under_pointer;
    for (; window != nullptr && !window->IsTopLevel(); window = window->GetParent()) {
        if (can_scroll(*window, down)) {
            if (!needs_help)
                return wxEventFilter::Event_Skip;
            scroll(*window, wheel);
            return wxEventFilter::Event_Processed;
        }
        if (can_scroll(*window, !down) && dynamic_cast<const KeepsWheel*>(window) != nullptr)
            return wxEventFilter::Event_Processed;
        needs_help = needs_help || is_box(*window);
    }
    return is_changing ? wxEventFilter::Event_Processed : wxEventFilter::Event_Skip;
}

} // namespace muster
