// SPDX-License-Identifier: MIT
// Muster running in the process of the tests, with its settings, library and unsaved work in a temporary
// folder, and functions that click, type and wait for it.
#pragma once

#include "gui/shell/application.h"
#include "gui/shell/frame.h"
#include "gui/shell/library_service.h"
#include "gui/shell/mirror_service.h"
#include "gui/shell/notice_bar.h"
#include "gui/shell/page_book.h"
#include "gui/shell/page_ids.h"
#include "gui/shell/pane_book.h"
#include "gui/shell/services.h"
#include "gui/shell/windows.h"
#include "temporary_folder.h"
#include "window_parts.h"

#include <wx/image.h>
#include <wx/uiaction.h>

#include <filesystem>
#include <string>
#include <string_view>

namespace muster::tests {

[[nodiscard]] Application& application();
// A new window, closed without questions at the end of the test.
class Window {
public:
    Window();
    ~Window();
    Window(const Window&) = delete;
    Window& operator=(const Window&) = delete;

    Frame* operator->() const { return window_; }
    Frame& operator*() const { return *window_; }

private:
    Frame* window_;
};

// Processes events until the program is idle.
void settle(int milliseconds = 60);
// Likewise, once the window manager has given a new window its size, at least the `wanted` one: before, it
// has that of an empty one, or its least.
void settle_shown(const Frame& window, const wxSize& wanted = wxSize());
// What the screen shows of this part of the window.
[[nodiscard]] wxImage screenshot(const wxWindow& window, const wxRect& rect);
void click(const wxWindow& window, const wxPoint& at);
void double_click(const wxWindow& window, const wxPoint& at);
void click_middle(const wxWindow& window);
void type(std::string_view text);
void press(int key, int modifiers = 0);
// Runs an action by its id.
void run(Frame& window, std::string_view action);
[[nodiscard]] bool is_enabled(Frame& window, std::string_view action);

[[nodiscard]] const TemporaryFolder& folder();
// The first sample of the rule set.
[[nodiscard]] std::filesystem::path sample_file(std::string_view ruleset);
// The small legal army of the rule set, new.
void show_starting_army(Frame& window, const std::string& ruleset);

} // namespace muster::tests
