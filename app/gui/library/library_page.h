// SPDX-License-Identifier: MIT
// LibraryPage: the player's armies as a table, with a search field above, the parts of the library on the
// left, a timeline on the right and the actions below. It shows a LibraryBrowser; LibraryCommands runs the
// actions.
#pragma once

#include "gui/library/library_commands.h"

#include <wx/panel.h>
#include <wx/timer.h>

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

    // Shows the first results, which were queried when the page was created.
    void show_first_results();
    // To be called when the page is shown or the library has changed.
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
    // Created when first needed.
    [[nodiscard]] TimelinePanel& timeline();
    // The text that replaces an empty table.
    [[nodiscard]] wxString empty_text() const;
    // Why the library is read-only; empty if it is not.
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
    LibraryBrowser browser_; // runs its first query while the controls are created
    LibraryBatchBar* batch_;
    LibraryCommands commands_;
    wxSearchCtrl* search_ = nullptr;
    LibraryGroupsList* groups_ = nullptr;
    LibraryTable* table_ = nullptr;
    EmptyNote* empty_ = nullptr; // replaces the table while it is empty
    LibraryActionBar* actions_ = nullptr;
    wxStaticText* read_only_ = nullptr; // shown while the library is read-only
    wxWindow* import_ = nullptr;
    LibraryMirrorBar* mirror_bar_ = nullptr;
    wxSizer* middle_ = nullptr;
    TimelinePanel* timeline_ = nullptr;
    wxTimer looks_;                                         // for what other programs change
    std::shared_ptr<int> token_ = std::make_shared<int>(0); // the service notifies the page while it lives
};

} // namespace muster
