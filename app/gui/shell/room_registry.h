// SPDX-License-Identifier: MIT
// RoomRegistry: what the rooms bring into the window: pages, panes and actions. A room registers its own; all
// else finds them here by their ids.
#pragma once

#include "gui/shell/action.h"

#include <functional>
#include <string>
#include <string_view>
#include <vector>

class wxAuiPaneInfo;
class wxWindow;

namespace muster {

class Shell;

// A page as its room makes it.
struct Page {
    wxWindow* window;
    // Called when a command opens the page, with the rule set that the player is busy with, else an empty id.
    std::function<void(const std::string& ruleset)> open = {};
    std::function<void()> focus = {}; // where keys go; without it, the page itself
    std::function<void()> update_colours = {};
};

enum class PageKind {
    ordinary, // leads back to the open army, else home
    home,     // one of the pages that a window begins with; a bar above leads from one to the next
    detour,   // leads back to the page from which it was opened
};

struct PageRow {
    std::string_view id;
    PageKind kind;
    const char* title; // of a home page, on the bar; English, to be translated
    const char* help;  // likewise
    // Called when the page is first shown.
    Page (*make)(wxWindow* parent, Shell& shell);
};

// A panel beside the open army, as its room makes it.
struct Pane {
    wxWindow* window;
    std::function<void()> focus = {}; // where keys go; without it, the panel itself
    std::function<void()> shown = {}; // called when the player shows it
    std::function<void()> update_colours = {};
};

struct PaneRow {
    std::string_view id;
    const char* title; // English, to be translated
    int tab_position;  // F6 goes through the panes in ascending order; 0: not to this one
    bool is_paper;     // has the background of a text, not of a dialog
    bool is_lazy;      // made when first shown, not with the army's page
    // Where it stands at first, and its sizes.
    void (*dock)(wxAuiPaneInfo& info, const wxWindow& window);
    Pane (*make)(wxWindow* parent, Shell& shell);
};

class RoomRegistry {
public:
    void add_page(const PageRow& page) { pages_.push_back(page); }
    // Panes are made in this order.
    void add_pane(const PaneRow& pane) { panes_.push_back(pane); }
    void add_actions(const std::vector<Action>& actions);

    [[nodiscard]] const std::vector<PageRow>& pages() const { return pages_; }
    [[nodiscard]] const std::vector<PaneRow>& panes() const { return panes_; }
    // In the order of menus and of their entries.
    [[nodiscard]] const std::vector<Action>& actions() const { return actions_; }

    // These throw std::out_of_range for an unknown id.
    [[nodiscard]] const PageRow& page(std::string_view id) const;
    [[nodiscard]] const Action& action(std::string_view id) const;
    // The id of the action's menu entry.
    [[nodiscard]] int menu_id(const Action& action) const;

private:
    std::vector<PageRow> pages_;
    std::vector<PaneRow> panes_;
    std::vector<Action> actions_;
};

} // namespace muster
