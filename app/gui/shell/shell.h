// SPDX-License-Identifier: MIT
// Shell: the door through which a room uses its window and the program. A room knows this interface, the
// parts it hands out, and the core, but no other room.
#pragma once

class wxFrame;

namespace muster {

class NoticeBar;
class PageBook;
class PaneBook;
class RoomRegistry;
class Services;
class SessionController;
class Windows;
class Workbench;
struct Action;

class Shell {
public:
    Shell() = default;
    virtual ~Shell() = default;
    Shell(const Shell&) = delete;
    Shell& operator=(const Shell&) = delete;

    // The parent of dialogs, which also has the status bar.
    virtual wxFrame& window() = 0;
    // The army of the window, and what is selected in it.
    virtual Workbench& bench() = 0;
    // Opens and saves the army of the window.
    virtual SessionController& session() = 0;
    virtual PageBook& pages() = 0;
    // The panels around the open army.
    virtual PaneBook& panes() = 0;
    virtual NoticeBar& notice() = 0;

    // Of the whole program:
    virtual Services& services() = 0;
    virtual Windows& windows() = 0;
    virtual const RoomRegistry& rooms() const = 0;

    // Runs the action if it is enabled.
    virtual void run(const Action& action) = 0;
    // Another theme was chosen, here or on the desktop.
    virtual void update_colours() = 0;
};

} // namespace muster
