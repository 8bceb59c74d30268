// SPDX-License-Identifier: MIT
// PageBook: the pages of one window, of which one is shown. A page is made when it is first shown.
#pragma once

#include "gui/shell/room_registry.h"

#include <wx/panel.h>

#include <deque>
#include <string>
#include <string_view>

class wxSimplebook;

namespace muster {

class HomeBar;

class PageBook : public wxPanel {
public:
    PageBook(wxWindow* parent, Shell& shell);

    // All that take an id throw std::out_of_range if it is unknown.
    // Shows the page as it is.
    void show(std::string_view id);
    // Shows the page and begins with it anew.
    void open(std::string_view id, const std::string& ruleset = {});
    // Opens the page that a window begins with: the library, or the start page if there is no library or if
    // there is unsaved work to restore.
    void open_home();
    // There is nothing in the library: if open_home() opened it, opens the start page instead.
    void leave_empty_library();
    // To where the page leads back, see PageKind.
    void leave();
    // Does what the Escape key does on the page; false if that is nothing.
    bool press_escape();
    void update_colours();

    [[nodiscard]] std::string_view current() const { return current_ ? current_->row->id : ""; }
    // Null if the page was not made yet.
    [[nodiscard]] wxWindow* find(std::string_view id) const;
    // The page's window, of a type that its room knows. Makes it if need be, but does not show it.
    template <class Window>
    Window& window(std::string_view id) {
        return static_cast<Window&>(*made(id).page.window);
    }

private:
    struct Made {
        const PageRow* row;
        Page page;
        Made* opened_from = nullptr; // of a detour
    };
    Made& made(std::string_view id);
    void bring_to_front(Made& made);
    void move_focus_to_current();

    Shell& shell_;
    HomeBar* home_bar_;
    wxSimplebook* book_;
    std::deque<Made> made_; // whose elements stay where they are
    Made* current_ = nullptr;
    bool may_leave_library_ = false;
};

} // namespace muster
