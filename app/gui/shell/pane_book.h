// SPDX-License-Identifier: MIT
// PaneBook: the page of the open army, in which the panes of the rooms are docked. Functions that take an id
// need the id of a registered pane.
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
    // `layout` comes from layout_to_store(); empty: the default layout.
    PaneBook(wxWindow* parent, Shell& shell, const wxString& layout);
    ~PaneBook() override;

    void show(std::string_view id);
    void toggle(std::string_view id);
    [[nodiscard]] bool is_shown(std::string_view id) const;
    // Maximizes the pane, or restores the layout before that. Returns whether the pane is maximized now.
    bool toggle_maximized(std::string_view id);
    [[nodiscard]] bool is_maximized(std::string_view id) const;
    // The chapter of the manual about the maximized pane, or about the one that has the keyboard. Empty if
    // that has none of its own.
    [[nodiscard]] std::string_view chapter() const;
    // Moves the keyboard focus to the pane.
    void focus(std::string_view id);
    // Moves the keyboard focus to the pane in the centre.
    void focus_middle();
    // Moves the keyboard focus to the next visible pane, or to the one before.
    void focus_next() { focus_beside(true); }
    void focus_previous() { focus_beside(false); }
    // Restores the default layout.
    void reset_layout();
    // The layout for the next start, with no pane maximized.
    [[nodiscard]] wxString layout_to_store();
    void update_colours();
    // To be called when the text size has changed from `before` percent.
    void follow_text_size(int before);

    // Null if the pane has not been created.
    [[nodiscard]] wxWindow* find(std::string_view id) const;
    // Around the pane and its caption, in pixels of this window; empty if it is not shown.
    [[nodiscard]] wxRect frame_of(std::string_view id) const;
    // The window of the pane, whose type its room knows. Creates it if necessary, but does not show it.
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
    [[nodiscard]] const PaneRow* maximized() const; // null if none is
    // A layout whose docks have their sizes for text of this size, in percent.
    void load(const wxString& layout, int size);
    void refresh_pane_sizes();
    [[nodiscard]] wxAuiPaneInfo& docked(std::string_view id) const;
    void set_shown(std::string_view id, bool shown);
    void focus_beside(bool forward);
    void mark_focus();
    static void move_focus_to(const Made& made);

    Shell& shell_;
    mutable DockManager docks_; // GetPane() is not const
    std::deque<Made> made_;     // a deque keeps references valid
    wxString first_layout_;
    int first_text_size_;
};

} // namespace muster
