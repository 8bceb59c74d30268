// SPDX-License-Identifier: MIT
// LibraryPage: the player's armies as a table, with the parts of the library on its left, a timeline on its
// right, a search field above and what can be done with the armies below. What it shows is a
// LibraryBrowser's; what is done with armies is LibraryCommands'.
#pragma once

#include "gui/library/library_commands.h"

#include <wx/panel.h>

#include <memory>
#include <optional>

class wxSearchCtrl;
class wxStaticText;

namespace muster {

class EmptyNote;
class LibraryActionBar;
class LibraryGroupsList;
class LibraryMirrorBar;
class LibraryTable;
class MirrorService;
class TimelinePanel;

class LibraryPage : public wxPanel {
public:
    using Handlers = LibraryHandlers;

    LibraryPage(wxWindow* parent, LibraryService& library, MirrorService& mirror, const Rulesets& rulesets,
                Handlers handlers);
    ~LibraryPage() override;

    // Shows what was asked for when the page was made.
    void show_first_results();
    // Asks the library again: the page is shown, or the library has changed.
    void refresh();
    void toggle_timeline();
    void update_colours();

    // The commands of the same names, for the menus of the window.
    void check_chosen() { commands_.check(); }
    void check_changes() { commands_.check_changes(); }
    void export_chosen() { commands_.export_with_dialog(); }
    void import_with_dialog() { commands_.import_with_dialog(); }

    [[nodiscard]] LibraryBrowser& browser() { return browser_; }
    [[nodiscard]] LibraryCommands& commands() { return commands_; }
    [[nodiscard]] LibraryTable& table() { return *table_; }
    [[nodiscard]] LibraryGroupsList& groups() { return *groups_; }
    [[nodiscard]] wxSearchCtrl& search_field() { return *search_; }
    [[nodiscard]] LibraryBatchBar& batch() { return *batch_; }
    [[nodiscard]] LibraryActionBar& actions() { return *actions_; }
    [[nodiscard]] LibraryMirrorBar& mirror() { return *mirror_bar_; }
    // Made when it is first needed.
    [[nodiscard]] TimelinePanel& timeline();
    // What is shown instead of the table while that has no army.
    [[nodiscard]] wxString empty_text() const;
    // Why nothing can be saved here; empty if it can.
    [[nodiscard]] wxString read_only_text() const;

private:
    [[nodiscard]] LibraryBrowser::Observer observer();
    void make_table();
    wxSizer* make_top();
    void bind_keys();
    void show_status();
    void show_read_only();
    void show_groups();
    void report_unreadable(const std::string& reason);
    [[nodiscard]] wxString why_empty() const;
    void show_timeline();

    LibraryService& library_;
    MirrorService& mirror_;
    const Rulesets& rulesets_;
    Handlers handlers_;
    LibraryBrowser browser_; // asks for its rows while the controls are made
    LibraryBatchBar* batch_;
    LibraryCommands commands_;
    wxSearchCtrl* search_ = nullptr;
    LibraryGroupsList* groups_ = nullptr;
    LibraryTable* table_ = nullptr;
    EmptyNote* empty_ = nullptr; // in the place of the table while there is no army
    LibraryActionBar* actions_ = nullptr;
    wxStaticText* read_only_ = nullptr; // shown while the library is
    wxWindow* import_ = nullptr;
    LibraryMirrorBar* mirror_bar_ = nullptr;
    wxSizer* middle_ = nullptr;
    TimelinePanel* timeline_ = nullptr;
    std::shared_ptr<int> token_ = std::make_shared<int>(0); // the service notifies the page while it lives
};

} // namespace muster
