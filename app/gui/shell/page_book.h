// SPDX-License-Identifier: MIT
// PageBook: the pages of one window, one of which is shown. Each page is created when it is first shown.
#pragma once

#include "gui/shell/room_registry.h"

#include <wx/panel.h>

#include <deque>
#include <optional>
#include <string>
#include <string_view>

class wxSimplebook;

namespace muster {

class HomeBar;

class PageBook : public wxPanel {
public:
    PageBook(wxWindow* parent, Shell& shell);

    // All functions that take an id throw std::out_of_range for an unknown one.
    // Shows the page in its present state.
    void show(std::string_view id);
    // Shows the page and calls its Page::open.
    void open(std::string_view id, const std::string& ruleset = {});
    // Shows the page and opens the file in it; see PageRow::file_ending.
    void open_file(std::string_view id, const std::filesystem::path& file);
    // Opens the page with the army lists that allow these troops; see Page::ask.
    void ask(std::string_view id, AskedTroops troops);
    // Opens the first page of a window: the library, or the start page if there is no library or if there is
    // unsaved work to restore.
    void open_home();
    // To be called if the library is empty: shows the start page if open_home() opened the library.
    void leave_empty_library();
    // Leaves the page; see PageKind for where to.
    void leave();
    // Does what the Escape key does on the page. False if it does nothing.
    bool press_escape();
    void update_colours();

    [[nodiscard]] std::string_view current() const { return current_ ? current_->row->id : ""; }
    // What the page says the window is called; empty if it says nothing.
    [[nodiscard]] wxString title() const;
    // The file that the page itself has open; empty if it has none.
    [[nodiscard]] std::filesystem::path opened_file() const;
    // The army that the page is about to begin; none if it begins none.
    [[nodiscard]] std::optional<PlannedArmy> planned_army() const;
    // Null if the page has not been created.
    [[nodiscard]] wxWindow* find(std::string_view id) const;
    // The window of the page, whose type its room knows. Creates it if necessary, but does not show it.
    template <class Window>
    Window& window(std::string_view id) {
        return static_cast<Window&>(*made(id).page.window);
    }

private:
    struct Made {
        const PageRow* row;
        Page page;
        Made* opened_from = nullptr; // for PageKind::detour
    };
    // `file`: that the page is to open, if it must be made; by default none.
    Made& made(std::string_view id, const std::filesystem::path& file = {});
    void bring_to_front(Made& made);
    void move_focus_to_current();

    Shell& shell_;
    HomeBar* home_bar_;
    wxSimplebook* book_;
    std::deque<Made> made_; // a deque keeps references valid
    Made* current_ = nullptr;
    bool may_leave_library_ = false;
};

} // namespace muster
