// SPDX-License-Identifier: MIT
// Which part of a window is being painted: several rectangles where the platform knows them, not only the one
// around them all, which is mostly the whole window.
#pragma once

class wxRect;
class wxWindow;

namespace muster {

// True also outside a paint event, when everything is to be drawn.
[[nodiscard]] bool is_being_painted(const wxWindow& window, const wxRect& rect);

} // namespace muster
