// SPDX-License-Identifier: MIT
// For --until-painted: ends the program as soon as a window has been painted, so that its start can be timed
// from outside.
#pragma once

class wxTopLevelWindow;

namespace muster {

void quit_when_painted(wxTopLevelWindow& window);

} // namespace muster
