// SPDX-License-Identifier: MIT
// For --trace-latency: prints the time from the request of each change until all panels are updated, and
// until the window is painted, in milliseconds to standard error.
#pragma once

#include <chrono>
#include <functional>

class wxWindow;

namespace muster {

// The function is to be called after each change, with the time of its request. The window must outlive it.
[[nodiscard]] std::function<void(std::chrono::steady_clock::time_point)> trace_latency(wxWindow& window);

} // namespace muster
