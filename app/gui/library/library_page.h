// SPDX-License-Identifier: MIT
// LibraryPage: the player's armies as a table: found as he types, sorted by any column, by rule set, tag or
// in the trash; and what can be done with those that are selected. It asks the library on another thread and
// holds only what was looked at, so that it is as quick with a hundred thousand armies as with ten.
#pragma once

#include "browse/army_batch.h"
#include "browse/army_comparison.h"
#include "gui/library/library_drag.h"
#include "gui/shell/notice_bar.h"
#include "gui/widgets/column_widths.h"
#include "library/library_view.h"

#include <wx/dataview.h>
#include <wx/panel.h>

#include <atomic>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

class wxButton;
class wxSearchCtrl;
class wxStaticText;

namespace muster {

class LibraryBatchBar;
class LibraryService;
class LibraryMirrorBar;
class LibraryModel;
class LibraryShelves;
class EmptyNote;
class MirrorService;
class TimelinePanel;

class LibraryPage : public wxPanel {
public:
    struct Handlers {
        std::function<void(ArmyId)> open;
        std::function<void(ArmyId, std::int32_t revision)> open_revision;
        std::function<void(const ComparedText&, const ComparedText&)> compare;
        std::function<void()> make_new;
        std::function<void()> open_file;
        std::function<void(const wxString&, std::vector<NoticeBar::Choice>)> say;
        std::function<void()> found_empty; // nothing is in it at all, or it cannot be read
        std::function<void(ArmyId)> rescale;
        std::function<void(ArmyId)> show_figures; // that it needs, beside the collection
        std::function<PageSetup()> page_setup;
        std::function<void(std::vector<SheetModel>, const PageSetup&)> print;
    };

    LibraryPage(wxWindow* parent, LibraryService& keeper, MirrorService& mirror, const Rulesets& rulesets,
                Handlers handlers);
    ~LibraryPage() override;

    // Shows what there is, which was asked for when the page was made.
    void look_at_first();
    // Asks the library anew: it is shown, or has changed.
    void look_again();
    // Of what a click or a key would do.
    void search(const wxString& typed);
    void sort(LibrarySort by, const std::string& number, bool descending);
    void choose(const std::vector<ArmyId>& armies);
    [[nodiscard]] std::vector<ArmyId> chosen() const;
    void delete_chosen();
    void restore_chosen();
    void open_chosen();
    void compare_chosen();
    void tag_chosen();
    void check_chosen();
    void sheets_chosen();
    void rescale_chosen();
    void figures_of_chosen();
    // All armies by the present rules against when they were saved.
    void check_changes();
    void export_chosen();
    void import_with_dialog();
    void toggle_timeline();
    void print(const SheetOrder& order);
    void write_book(const std::filesystem::path& file, const SheetOrder& order);
    // To a folder or zip; the folder need not be there.
    void write_sheets_to(const std::filesystem::path& folder, const SheetOrder& order);
    void export_to(const std::filesystem::path& target);
    void import(std::vector<std::filesystem::path> paths);
    void set_tags(const std::vector<std::string>& tags);

    void colours_changed();

    [[nodiscard]] const LibraryModel& model() const { return *model_; }
    [[nodiscard]] wxDataViewCtrl& table() { return *table_; }
    [[nodiscard]] LibraryShelves& shelves() { return *shelves_; }
    [[nodiscard]] wxSearchCtrl& search_field() { return *search_; }
    // Made when it is first wanted.
    [[nodiscard]] TimelinePanel& timeline();
    [[nodiscard]] LibraryBatchBar& batch() { return *batch_; }
    // What is said in place of the table while that shows no army.
    [[nodiscard]] wxString empty_words() const;
    [[nodiscard]] const wxStaticText& status() const { return *status_; }
    [[nodiscard]] LibraryMirrorBar& mirror() { return *mirror_bar_; }
    // Why nothing can be saved here, while that is so.
    [[nodiscard]] wxString read_only_words() const;
    [[nodiscard]] std::size_t found() const { return found_; }
    // Counts the answers that were shown.
    [[nodiscard]] int rows_taken() const { return rows_taken_; }
    [[nodiscard]] bool in_trash() const { return query_.shelf == Shelf::trash; }

private:
    struct Column {
        LibrarySort sort = LibrarySort::saved;
        std::string number;
        bool sortable = true;
        wxString title = wxString();
    };
    struct Answer;

    wxSizer* make_top();
    wxSizer* make_actions();
    void bind_table();
    void make_columns();
    void add_column(const wxString& title, unsigned model_column, Column column,
                    wxAlignment align = wxALIGN_LEFT);
    void mark_sorted();
    void fit_columns();
    void choose_shelf();
    // Looks on the other thread for what is shown, and takes that up unless something else is asked by then.
    void ask_of_shown(std::function<std::function<void()>(const LibraryView&)> look);
    void ask_rows(std::size_t offset);
    void ask_count();
    void ask_groups();
    void take(Answer& answer, std::size_t offset);
    // What is done with the reason why a question has no answer.
    [[nodiscard]] std::function<void(const wxString&)> unreadable();
    void show_read_only(const std::optional<std::string>& why);
    void update_actions();
    void show_table_or_why_not();
    [[nodiscard]] wxString why_empty() const;
    void show_menu();
    void begin_drag(wxDataViewEvent& event);
    void show_timeline();
    [[nodiscard]] const StoredArmy* army_at(const wxDataViewItem& item) const;
    // The chosen ones, or all that are found; asked of the library.
    void with_armies(std::function<void(std::vector<ArmyId>)> act);
    void with_found(LibraryQuery query, std::function<void(std::vector<ArmyId>)> act);
    void say_moved_to_trash(const std::vector<ArmyId>& armies);
    void say_result(const wxString& done, const BatchResult& result);

    // The bar does the work on a thread of its own, and tells `then` what came of it.
    void begin_batch(const wxString& what,
                     std::function<std::shared_ptr<BatchResult>(Library&, BatchProgress&)> work,
                     std::function<void(const BatchResult&)> then);
    using WriteSheets =
        std::function<BatchResult(Library&, const std::vector<ArmyId>& armies, BatchProgress&)>;
    // `keeps_part`: what was written before it was stopped is there.
    void begin_sheets(WriteSheets write, const std::filesystem::path& target, bool keeps_part);
    void check_armies_of(std::vector<ArmyId> armies, bool changed_alone);

    LibraryService& keeper_;
    MirrorService& mirror_;
    const Rulesets& rulesets_;
    Handlers handlers_;
    LibraryQuery query_;
    std::size_t found_ = 0;
    int rows_taken_ = 0;
    bool unreadable_ = false;        // no word of how many there are, then
    std::vector<ArmyId> wanted_;     // to be selected once the rows are there
    std::vector<ArmyId> pressed_on_; // chosen when the mouse was pressed
    bool fits_columns_ = false;      // with the next rows
    bool asks_groups_ = false;       // after the next rows
    bool to_top_ = false;            // the next rows are others, and begin with the first
    std::vector<Column> columns_;
    ColumnWidths widths_;
    DragFolder drag_folder_;
    std::vector<wxButton*> actions_; // in the order they are made
    // Counts the questions of what is shown; those before are broken off, or their answers go.
    std::shared_ptr<std::atomic<int>> asked_ = std::make_shared<std::atomic<int>>(0);
    wxObjectDataPtr<LibraryModel> model_;
    wxSearchCtrl* search_ = nullptr;
    LibraryShelves* shelves_ = nullptr;
    wxDataViewCtrl* table_ = nullptr;
    EmptyNote* empty_ = nullptr; // in its place while there is no army
    wxStaticText* status_ = nullptr;
    wxStaticText* read_only_ = nullptr; // shown while it is
    wxButton* import_ = nullptr;
    LibraryBatchBar* batch_ = nullptr;
    LibraryMirrorBar* mirror_bar_ = nullptr;
    wxSizer* middle_ = nullptr;
    TimelinePanel* timeline_ = nullptr;
};

} // namespace muster
