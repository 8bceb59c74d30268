// SPDX-License-Identifier: MIT
// Icons of what cannot be done at present: GTK only lightens them, so that a green one stays green.
#pragma once

#include <wx/bmpbndl.h>

namespace muster {

// The icon in grey and nearly transparent, for a light or a dark background.
[[nodiscard]] wxBitmapBundle disabled_icon(const wxBitmapBundle& icon);

} // namespace muster
