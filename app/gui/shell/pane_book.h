// SPDX-License-Identifier: MIT
// PaneBook: the page of the open army, with the panes of the rooms docked in it. Every function that takes an
// id needs the id of a registered pane.
#pragma once

#include "gui/shell/dock_manager.h"
#include "gui/shell/room_registry.h"

#include <wx/panel.h>

#include <deque>
#include <string>
#include <string_view>

namespace muster {

class PaneBook : public wxPanel {
public:
    // `layout` as layout_to_store() gave it; empty: that of the rooms.
    PaneBook(wxWindow* parent, Shell& shell, const wxString& layout);
    ~PaneBook() override;

    void show(std::string_view id);
    void toggle(std::string_view id);
    [[nodiscard]] bool is_shown(std::string_view id) const;
    // Gives the pane all the room; once more, and all is as before. Returns whether it has all the room now.
    bool toggle_maximized(std::string_view id);
    [[nodiscard]] bool is_maximized(std::string_view id) const;
    // Moves the keyboard to the pane.
    void focus(std::string_view id);
    // Moves the keyboard to the pane in the middle.
    void focus_middle();
    // Moves the keyboard to the next pane that can be seen.
    void focus_next();
    // Puts all panes where they were at first.
    void reset_layout();
    // For the next start, which shows no pane maximized.
    [[nodiscard]] wxString layout_to_store();
    void update_colours();

    // Null if the pane was not made yet.
    [[nodiscard]] wxWindow* find(std::string_view id) const;
    // The pane's window, of a type that its room knows. Makes it if need be, but does not show it.
    template <class Window>
    Window& window(std::string_view id) {
        return static_cast<Window&>(*made(id).pane.window);
    }

private:
    struct Made {
        const PaneRow* row;
        Pane pane;
    };
    Made& made(std::string_view id);
    Made& make(const PaneRow& row);
    [[nodiscard]] wxAuiPaneInfo& docked(std::string_view id) const;
    void set_shown(std::string_view id, bool shown);
    static void move_focus_to(const Made& made);

    Shell& shell_;
    mutable DockManager docks_; // GetPane() is not const
    std::deque<Made> made_;     // whose elements stay where they are
    wxString first_layout_;
    bool was_shown_ = false; // the pane that is maximized
};

} // namespace muster
