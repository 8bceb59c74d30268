// SPDX-License-Identifier: MIT
// Frame: a window of Muster: menus and toolbar built from the actions of the rooms, the notice bar, and the
// pages. It offers these to the rooms as their Shell.
#pragma once

#include "gui/shell/session_controller.h"
#include "gui/shell/shell.h"
#include "gui/shell/workbench.h"

#include <wx/frame.h>

namespace muster {

class Frame : public wxFrame, public Shell {
public:
    // All three must outlive it. `number` counts the windows of this run.
    Frame(Services& services, Windows& windows, const RoomRegistry& rooms, unsigned number);
    ~Frame() override;

    wxFrame& window() override { return *this; }
    Workbench& bench() override { return bench_; }
    SessionController& session() override { return session_; }
    PageBook& pages() override { return *pages_; }
    PaneBook& panes() override;
    NoticeBar& notice() override { return *notice_; }
    void confirm(const wxString& message) override;
    Services& services() override { return services_; }
    Windows& windows() override { return windows_; }
    [[nodiscard]] const RoomRegistry& rooms() const override { return rooms_; }
    void run(const Action& action) override;
    void update_title() override;
    void update_colours() override;
    // To be called when the text size has changed from `before` percent.
    void follow_text_size(int before);

private:
    void make_menus();
    void make_toolbar();
    void bind_actions();
    void bind_events();
    void update_action(wxUpdateUIEvent& event, const Action& action);
    void fill_recent_menu();
    void check_for_changes();
    bool press_text_size_key(const wxKeyEvent& event); // false: it is another key
    void on_close(wxCloseEvent& event);

    Services& services_;
    Windows& windows_;
    const RoomRegistry& rooms_;
    Workbench bench_;
    SessionController session_;
    NoticeBar* notice_ = nullptr;
    PageBook* pages_ = nullptr;
    wxMenu* recent_menu_ = nullptr;
};

} // namespace muster
