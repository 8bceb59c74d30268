// SPDX-License-Identifier: MIT
// Program: Muster itself, running in the test's process with settings and unsaved work in a folder of its
// own, and hands to work it with: clicks, keys, and waiting until nothing more happens.
#pragma once

#include "gui/shell/application.h"
#include "gui/shell/main_window.h"
#include "temporary_folder.h"

#include <wx/image.h>
#include <wx/uiaction.h>

#include <filesystem>
#include <string_view>

namespace muster::tests {

[[nodiscard]] Application& application();
// A new window, closed without questions when the test is over.
class Window {
public:
    Window();
    ~Window();
    Window(const Window&) = delete;
    Window& operator=(const Window&) = delete;

    MainWindow* operator->() const { return window_; }
    MainWindow& operator*() const { return *window_; }

private:
    MainWindow* window_;
};

// Until all events are dealt with.
void settle(int milliseconds = 60);
// What the screen shows of the rectangle.
[[nodiscard]] wxImage seen(const wxWindow& window, const wxRect& rect);
void click(const wxWindow& window, const wxPoint& at);
void click_middle(const wxWindow& window);
void type(std::string_view text);
void press(int key, int modifiers = 0);
// By its id in the action table.
void run(MainWindow& window, std::string_view action);
[[nodiscard]] bool is_enabled(const MainWindow& window, std::string_view action);

[[nodiscard]] const TemporaryFolder& folder();
// The page of army lists, opened.
ListPage& lists_in(MainWindow& window);
// The first sample of the rule set.
[[nodiscard]] std::filesystem::path sample_file(std::string_view ruleset);

} // namespace muster::tests
