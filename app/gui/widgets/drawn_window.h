// SPDX-License-Identifier: MIT
// What all windows that draw themselves have in common.
#pragma once

#include <wx/dc.h>
#include <wx/window.h>

#include <functional>

namespace muster {

// Paints the window with `draw`, on a buffer that is filled with `background` first.
void bind_painting(wxWindow& window, std::function<wxColour()> background, std::function<void(wxDC&)> draw);
// Repaints all of the window whenever it gets another size, after `lay_out`.
void bind_resizing(wxWindow& window, std::function<void()> lay_out = {});

} // namespace muster
