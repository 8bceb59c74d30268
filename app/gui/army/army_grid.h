// SPDX-License-Identifier: MIT
// ArmyGrid: the army as a tree with the columns of the rule set. Names and counts are edited in place, and
// rows are dragged between units and bodies. The inspector shows the selection.
#pragma once

#include "gui/army/army_model.h"
#include "gui/army/typed_count.h"
#include "gui/shell/workbench.h"
#include "gui/toolkit/tree_rows.h"
#include "gui/toolkit/tree_tips.h"
#include "gui/widgets/column_widths.h"

#include <wx/dataview.h>
#include <wx/panel.h>

#include <functional>
#include <set>

namespace muster {

class WrappedText;

class ArmyGrid : public wxPanel {
public:
    ArmyGrid(wxWindow* parent, Workbench& bench);
    ~ArmyGrid() override;
    ArmyGrid(const ArmyGrid&) = delete;
    ArmyGrid& operator=(const ArmyGrid&) = delete;

    [[nodiscard]] wxDataViewCtrl& tree() { return *tree_; }
    [[nodiscard]] const ArmyModel& model() const { return *model_; }
    // Whether a name or a count is being edited in place.
    [[nodiscard]] bool is_editing() const { return editing_; }
    // Only these and a double click begin it: a click on a selected row does not.
    void edit_name();
    // The height, in pixels, in which all rows of the army are seen. It only grows while the army is edited,
    // and by several rows at once, so that what is below does not move with each row.
    [[nodiscard]] int height_for_all();
    void select_all();
    // `show` gets where in the grid the menu belongs: wxDefaultPosition is at the mouse.
    void on_context_menu(std::function<void(const wxPoint& at)> show) { show_menu_ = std::move(show); }

private:
    void update(Changed changed);
    void lay_out();
    void show_hint();
    void make_columns();
    void hide_repeated_column();
    void restore_expansion();
    [[nodiscard]] int name_width() const;
    void measure_columns();
    [[nodiscard]] std::vector<ColumnNeed> column_needs() const;
    void fit_columns_to(int tree_width); // in pixels
    void show_selection();
    [[nodiscard]] bool is_selection_shown() const;
    void scroll_to_selection();
    void on_selection_changed();
    [[nodiscard]] Places selected_rows() const;
    void set_editable(bool editable);
    // Sets the count of the selected troops. False: it was no digit, or not for them.
    bool type_count(const wxKeyEvent& event);
    void show_menu_at_selection();
    void edit_cell(const wxDataViewItem& item, unsigned column);
    void set_collapsed(const wxDataViewItem& item, bool collapsed);
    void bind_drag();
    void drop(wxDataViewEvent& event);

    Workbench& bench_;
    wxObjectDataPtr<ArmyModel> model_;
    wxDataViewCtrl* tree_;
    TreeLayoutObserver first_layout_;
    CellTips tips_;
    WrappedText* hint_ = nullptr; // for an army without troops; created when first needed
    std::function<void(const wxPoint& at)> show_menu_;
    ColumnWidths widths_;
    std::size_t rows_with_room_ = 0;
    int name_width_ = 0;      // needed by the present names, in pixels
    std::vector<int> needed_; // by each column, in pixels
    std::vector<std::size_t> shape_;
    std::set<std::string> collapsed_;
    Places dragged_;
    TypedCount typed_count_;
    bool is_new_ = false;   // the army is new and the tree not laid out yet
    bool may_edit_ = false; // an edit in place was asked for
    bool editing_ = false;
    int scrolls_to_come_ = 0;    // until the selection is shown
    bool updating_tree_ = false; // its events are not the user's doing
};

} // namespace muster
