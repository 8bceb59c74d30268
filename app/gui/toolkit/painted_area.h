// SPDX-License-Identifier: MIT
// The part of a window that is being painted: exact rectangles where the platform knows them, rather than
// their bounding box, which is usually the whole window.
#pragma once

class wxRect;
class wxWindow;

namespace muster {

// Also true outside a paint event, when everything is drawn.
[[nodiscard]] bool is_being_painted(const wxWindow& window, const wxRect& rect);

} // namespace muster
