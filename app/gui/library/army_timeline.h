// SPDX-License-Identifier: MIT
// The timeline of the open army, a pane beside it.
#pragma once

#include "gui/shell/room_registry.h"

namespace muster {

inline constexpr std::string_view timeline_pane = "timeline";

[[nodiscard]] Pane make_army_timeline(wxWindow* parent, Shell& shell);

} // namespace muster
