// SPDX-License-Identifier: MIT
// Shell: the interface through which a room uses its window and the program. A room knows this interface,
// what it gives access to, and the core, but no other room.
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

    // The parent of dialogs, and the owner of the status bar.
    virtual wxFrame& window() = 0;
    // The army of the window and its selection.
    virtual Workbench& bench() = 0;
    // Opens and saves the army of the window.
    virtual SessionController& session() = 0;
    virtual PageBook& pages() = 0;
    // The panels around the open army.
    virtual PaneBook& panes() = 0;
    virtual NoticeBar& notice() = 0;
    // Says in the status bar what was done. An older message that lies over it gives way.
    virtual void confirm(const wxString& message) = 0;

    // Of the whole program:
    virtual Services& services() = 0;
    virtual Windows& windows() = 0;
    virtual const RoomRegistry& rooms() const = 0;

    // Runs the action if it is enabled.
    virtual void run(const Action& action) = 0;
    // To be called when what the window's title names has another name.
    virtual void update_title() = 0;
    // To be called when another theme was chosen, here or on the desktop.
    virtual void update_colours() = 0;
};

} // namespace muster
