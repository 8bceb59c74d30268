// SPDX-License-Identifier: MIT
// LibraryTable: the armies of a LibraryBrowser as a table that can be sorted and from which armies can be
// dragged as files.
#pragma once

#include "browse/library_browser.h"
#include "gui/widgets/column_widths.h"

#include <wx/dataview.h>

#include <filesystem>
#include <functional>
#include <string>
#include <utility>
#include <vector>

namespace muster {

class LibraryModel;

class LibraryTable : public wxDataViewCtrl {
public:
    struct Handlers {
        std::function<void()> selection_changed;
        std::function<void()> activated;
        std::function<void()> menu;
        // Writes the armies as files for a drag; no file refuses the drag.
        std::function<std::vector<std::filesystem::path>(const std::vector<ArmyId>&)> files_to_drag;
    };

    // The browser must outlive it.
    LibraryTable(wxWindow* parent, LibraryBrowser& browser, Handlers handlers);

    // To be called by the browser's observer.
    void show_columns();
    void show_rows(bool from_top);
    void show_added_rows(std::size_t first);

    void select(const std::vector<ArmyId>& armies);
    [[nodiscard]] const LibraryModel& model() const { return *model_; }

private:
    void bind();
    void make_columns();
    void mark_sorted();
    void fit_columns();
    void show_selection();
    void on_selection_changed();
    // What is done as soon as all rows are fetched.
    enum class WithAllRows { nothing, select_last, select_all };
    bool press_key(const wxKeyEvent& event); // false: the control does what the key asks for
    void act_with_all_rows();
    void select_last();
    void select_all();
    void begin_drag(wxDataViewEvent& event);
    [[nodiscard]] std::vector<ArmyId> selected_items() const;
    [[nodiscard]] const StoredArmy* army_at(const wxDataViewItem& item) const;

    LibraryBrowser& browser_;
    Handlers handlers_;
    wxObjectDataPtr<LibraryModel> model_;
    ColumnWidths widths_;
    std::vector<std::pair<std::string, std::string>> shown_columns_; // ids and numbers
    std::size_t found_before_ = 0;
    bool fits_columns_ = true; // the columns need new widths with the next rows
    bool replacing_rows_ = false;
    WithAllRows with_all_rows_ = WithAllRows::nothing;
    std::vector<ArmyId> selection_at_press_; // before the mouse press, which may have changed it
};

} // namespace muster
