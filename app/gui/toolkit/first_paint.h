// SPDX-License-Identifier: MIT
// For --until-painted: exits as soon as a window has been painted, so that a script can measure the start.
#pragma once

class wxTopLevelWindow;

namespace muster {

void quit_when_painted(wxTopLevelWindow& window);

} // namespace muster
