// SPDX-License-Identifier: MIT
// What the benches of pages share: Muster itself in this process, with settings and library in a folder of
// the bench's own, and its clocks.
#pragma once

#include "gui/shell/application.h"

#include <filesystem>
#include <functional>
#include <string_view>

namespace muster {
class Frame;
}

namespace muster::bench {

[[nodiscard]] double wall_ms(const std::function<void()>& work);
// Deals with events for that long.
void settle(int milliseconds);
void run_action(Frame& window, std::string_view id);

// Starts the program with the call and the shipped data in `armylists`, its own files below `folder`; tells
// what `measure` does of the first window.
int with_window(LaunchOptions call, const char* armylists, const std::filesystem::path& folder,
                const std::function<int(Frame&)>& measure);

} // namespace muster::bench
