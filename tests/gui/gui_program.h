// SPDX-License-Identifier: MIT
// Program: Muster itself, running in the test's process with settings and unsaved work in a folder of its
// own, and hands to work it with: clicks, keys, and waiting until nothing more happens.
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

    Frame* operator->() const { return window_; }
    Frame& operator*() const { return *window_; }

private:
    Frame* window_;
};

// Until all events are dealt with.
void settle(int milliseconds = 60);
// What the screen shows of the rectangle.
[[nodiscard]] wxImage screenshot(const wxWindow& window, const wxRect& rect);
void click(const wxWindow& window, const wxPoint& at);
void click_middle(const wxWindow& window);
void type(std::string_view text);
void press(int key, int modifiers = 0);
// By its id.
void run(Frame& window, std::string_view action);
[[nodiscard]] bool is_enabled(Frame& window, std::string_view action);

[[nodiscard]] const TemporaryFolder& folder();
// The first sample of the rule set.
[[nodiscard]] std::filesystem::path sample_file(std::string_view ruleset);

} // namespace muster::tests
