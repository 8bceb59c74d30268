// SPDX-License-Identifier: MIT
// The mouse wheel scrolls pages. It does not change the drop-down lists and spin controls that come under the
// pointer, and where a scrolled box ends, the page around it goes on.
#pragma once

class wxEvent;

namespace muster {

// A window that keeps the wheel at its ends while it has more to scroll the other way: what is around it
// stays where it is.
class KeepsWheel {
public:
    KeepsWheel() = default;
    virtual ~KeepsWheel() = default;
    KeepsWheel(const KeepsWheel&) = delete;
    KeepsWheel& operator=(const KeepsWheel&) = delete;
};

// To be called for every event before it is processed; returns what wxApp::FilterEvent() returns.
[[nodiscard]] int scroll_by_wheel(wxEvent& event);

} // namespace muster
