// SPDX-License-Identifier: MIT
// HouseListCommands: what a player does with house lists on the page of army lists: creates, edits, removes,
// exports and imports them. It asks what must be asked, has the work done, and reports how it ended.
#pragma once

#include "gui/shell/workbench.h"
#include "house/list_browser.h"

#include <wx/gdicmn.h>

#include <filesystem>
#include <functional>
#include <string>

class wxWindow;

namespace muster {

// What the commands ask of the page and of its window.
struct HouseListHandlers {
    std::function<void(ListDraft draft, bool saved)> edit;
    std::function<void()> lists_changed; // on the disk; the page reads them again
    // Selects this list, and drops the search if that does not find it.
    std::function<void(const std::string& ruleset, const std::string& id)> select;
    // Reports what was done, with a button that undoes it.
    std::function<void(const wxString& message, const wxString& button, std::function<void()> undo)> notify;
};

class HouseListCommands {
public:
    // All must outlive it.
    HouseListCommands(wxWindow& page, const ListBrowser& browser, const HouseLists& house, Workbench& bench,
                      HouseListHandlers handlers);

    // Runs the command that the player chooses from a menu.
    void show_menu(const wxPoint& at);

    void create();
    void create_from_army();
    // On the selected list.
    void copy();
    void edit();
    void remove();
    void export_with_dialog();
    void import_with_dialog();
    void import_file(const std::filesystem::path& file);

private:
    void restore(const HouseLists::Removed& removed);
    // Reports an exception as a problem.
    void attempt(const std::function<void()>& work);

    wxWindow& page_;
    const ListBrowser& browser_;
    const HouseLists& house_;
    Workbench& bench_;
    HouseListHandlers handlers_;
};

} // namespace muster
