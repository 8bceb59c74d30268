// SPDX-License-Identifier: MIT
// RoomRegistry: the pages, panes and actions of all rooms. Each room registers its own; everything else finds
// them by their ids.
#pragma once

#include "gui/shell/action.h"
#include "gui/shell/asked_troops.h"
#include "gui/shell/pane_heights.h"

#include <filesystem>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

class wxAuiPaneInfo;
class wxWindow;

namespace muster {

class Shell;

// What a page that begins an army knows of it before it is made.
struct PlannedArmy {
    std::string ruleset; // "": none is chosen
    std::string name;    // "": none is typed
};

// A page as its room creates it.
struct Page {
    wxWindow* window;
    // Called when a command opens the page, with the id of the rule set in use, or an empty one.
    std::function<void(const std::string& ruleset)> open = {};
    std::function<void()> focus = {}; // moves the keyboard focus; by default to the page
    std::function<void()> update_colours = {};
    std::function<void(const std::filesystem::path&)> open_file = {}; // see PageRow::file_ending
    std::function<wxString()> title = {};      // of the window; by default, or if empty, that of the army
    std::function<PlannedArmy()> planned = {}; // by default none
    std::function<void(AskedTroops)> ask = {}; // which of the page's army lists allow them
    // The file that the page has open, opened again at the next start; by default, or if empty, none.
    std::function<std::filesystem::path()> opened_file = {};
};

enum class PageKind {
    ordinary, // returns to the open army, else to a home page
    home,     // a first page of a window; the HomeBar switches between them
    detour,   // returns to the page from which it was opened
};

struct PageRow {
    std::string_view id;
    PageKind kind;
    const char* title; // in the HomeBar; English, translated when shown
    const char* help;  // likewise
    // Called when the page is first shown.
    Page (*make)(wxWindow* parent, Shell& shell);
    std::string_view chapter = "window"; // of the manual, for F1; see manual.h
    std::string_view file_ending = {};   // of files that this page opens: ".muster-event"
    // Instead of `make`, when the page is first shown with a file: the page may begin to read it while it
    // makes its controls. Page::open_file follows all the same. By default `make`.
    Page (*make_for)(wxWindow* parent, Shell& shell, const std::filesystem::path& file) = nullptr;
};

// A panel beside the open army, as its room creates it.
struct Pane {
    wxWindow* window;
    std::function<void()> focus = {}; // moves the keyboard focus; by default to the panel
    std::function<void()> shown = {}; // called when the player shows it
    std::function<void()> update_colours = {};
    std::function<PaneHeights()> heights = {}; // of the army or a pane below it; by default none
};

struct PaneRow {
    std::string_view id;
    const char* title; // English; translated when shown
    int tab_position;  // F6 visits the panes in ascending order; 0: never
    bool is_paper;     // has the background of lists, not of dialogs
    bool is_lazy;      // created when first shown, not with the page of the army
    // Sets the default position and the sizes.
    void (*dock)(wxAuiPaneInfo& info, const wxWindow& window);
    Pane (*make)(wxWindow* parent, Shell& shell);
    std::string_view chapter = {}; // as of a page; empty: that of the page of the army
};

class RoomRegistry {
public:
    void add_page(const PageRow& page) { pages_.push_back(page); }
    // Panes are created in this order.
    void add_pane(const PaneRow& pane) { panes_.push_back(pane); }
    void add_actions(const std::vector<Action>& actions);

    [[nodiscard]] const std::vector<PageRow>& pages() const { return pages_; }
    [[nodiscard]] const std::vector<PaneRow>& panes() const { return panes_; }
    // In the order of menus and their entries.
    [[nodiscard]] const std::vector<Action>& actions() const { return actions_; }

    // These throw std::out_of_range for an unknown id.
    [[nodiscard]] const PageRow& page(std::string_view id) const;
    // The page that opens this file instead of the page of the army; null if there is none.
    [[nodiscard]] const PageRow* page_for_file(const std::filesystem::path& file) const;
    [[nodiscard]] const Action& action(std::string_view id) const;
    // The id of the action's menu entry.
    [[nodiscard]] int menu_id(const Action& action) const;

private:
    std::vector<PageRow> pages_;
    std::vector<PaneRow> panes_;
    std::vector<Action> actions_;
};

} // namespace muster
