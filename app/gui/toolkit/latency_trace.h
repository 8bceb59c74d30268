// SPDX-License-Identifier: MIT
// For --trace-latency: how long each change takes from being asked for until all panels know it, and until
// the window is painted with it, in milliseconds on standard error.
#pragma once

#include <chrono>
#include <functional>

class wxWindow;

namespace muster {

// To be called after each change, with the time when it was asked for. The window must outlive the function.
[[nodiscard]] std::function<void(std::chrono::steady_clock::time_point)> trace_latency(wxWindow& window);

} // namespace muster
