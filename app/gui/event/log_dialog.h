// SPDX-License-Identifier: MIT
// The log of a tournament: everything that happened, with its time.
#pragma once

class wxWindow;

namespace muster {

class EventFile;

void show_event_log(wxWindow& parent, const EventFile& event);

} // namespace muster
