// SPDX-License-Identifier: MIT
// LibraryCommands: what a player does with the armies that are selected or found in the library: asks what
// must be asked, has the work done, and reports how it ended.
#pragma once

#include "browse/army_comparison.h"
#include "browse/batch_armies.h"
#include "browse/sheet_batch.h"
#include "browse/stored_army_edits.h"
#include "gui/library/compare_page.h"
#include "gui/library/drag_folder.h"
#include "gui/library/library_batch_bar.h"
#include "gui/shell/notice_bar.h"

#include <filesystem>
#include <functional>
#include <string>
#include <vector>

namespace muster {

class LibraryService;

// What the library's page asks of the window that it is in.
struct LibraryHandlers {
    std::function<void(ArmyId)> open;
    std::function<void(ArmyId, std::int32_t revision)> open_revision;
    std::function<void(const ComparedText&, const ComparedText&, ComparisonView)> compare;
    std::function<void()> make_new;
    std::function<void()> open_file;
    std::function<void(const wxString&, std::vector<NoticeBar::Choice>)> notify;
    std::function<void()> found_empty; // the library has no army at all, or cannot be read
    std::function<void(ArmyId)> rescale;
    std::function<void(const std::vector<ArmyId>&)> show_figures; // that they need, beside the collection
    std::function<PageSetup()> page_setup;
    std::function<void(std::vector<SheetModel>, const PageSetup&)> print;
};

class LibraryCommands {
public:
    // All must outlive it. `state_changed`: work has begun or ended.
    LibraryCommands(wxWindow& page, LibraryBrowser& browser, LibraryBatchBar& batch, LibraryService& library,
                    const Rulesets& rulesets, const LibraryHandlers& handlers,
                    std::function<void()> state_changed);

    // On the selected armies.
    void open();
    void compare();
    void move_to_trash();
    void restore();
    void edit_tags();
    // The message that it is done has an Undo.
    void change_tags(const TagChange& change);
    void rescale();
    void show_figures();
    // On the selected armies, or on all that are found if none is.
    void check();
    void make_sheets();
    void print(const SheetOrder& order);
    void write_book(const std::filesystem::path& file, const SheetOrder& order);
    // Creates the folder if it does not exist.
    void write_sheets_to(const std::filesystem::path& folder, const SheetOrder& order);
    void export_with_dialog();
    // To a zip, or else a folder.
    void export_to(const std::filesystem::path& target);
    // On the whole library: which armies differ by the current rules from when they were saved.
    void check_changes();
    void import_with_dialog();
    void import_folder_with_dialog();
    void import(std::vector<std::filesystem::path> paths);
    // The armies as files that are deleted with the window; none if that cannot be done.
    [[nodiscard]] std::vector<std::filesystem::path> files_to_drag(const std::vector<ArmyId>& armies);

private:
    using WriteSheets =
        std::function<BatchResult(Library&, const std::vector<ArmyId>& armies, BatchProgress&)>;

    void check_all(std::vector<ArmyId> armies, bool changed_only);
    // `stays`: what was written before a cancellation is kept.
    void start_sheets(WriteSheets write, const std::filesystem::path& target, bool stays);
    template <class Work, class Done>
    void start(const wxString& title, Work work, Done done);
    void report(const wxString& done, const BatchResult& result);

    wxWindow& page_;
    LibraryBrowser& browser_;
    LibraryBatchBar& batch_;
    LibraryService& library_;
    BatchArmies armies_;
    const Rulesets& rulesets_;
    const LibraryHandlers& handlers_;
    std::function<void()> state_changed_;
    DragFolder drag_folder_;
};

} // namespace muster
