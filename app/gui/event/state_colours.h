// SPDX-License-Identifier: MIT
// The colours of the states of lists.
#pragma once

#include "event/event_status.h"
#include "gui/toolkit/theme.h"

namespace muster {

[[nodiscard]] inline const wxColour& state_colour(ListState state) {
    const Theme& theme = Theme::current();
    switch (state) {
    case ListState::refused:
    case ListState::wrong: return theme.error;
    case ListState::unread:
    case ListState::query: return theme.query;
    case ListState::accepted:
    case ListState::passed: return theme.good;
    case ListState::missing: break;
    }
    return theme.faint;
}

} // namespace muster
