// SPDX-License-Identifier: MIT
// For --trace-latency: how long each change takes from its being asked for until all panels know it, and
// until the window is painted with it, in milliseconds on standard error.
#pragma once

namespace muster {

class MainWindow;

void trace_latency(MainWindow& window);

} // namespace muster
