// SPDX-License-Identifier: MIT
// The pane with the timeline of the open army.
#pragma once

#include "gui/shell/room_registry.h"

namespace muster {

inline constexpr std::string_view timeline_pane = "timeline";

[[nodiscard]] Pane make_army_timeline(wxWindow* parent, Shell& shell);

} // namespace muster
