// SPDX-License-Identifier: MIT
#include "gui/army/army_grid.h"

#include "edit/clipboard.h"
#include "gui/toolkit/accessible_name.h"
#include "gui/toolkit/theme.h"
#include "gui/toolkit/tree_rows.h"
#include "gui/toolkit/wx_text.h"
#include "gui/widgets/wrapped_text.h"

#include <wx/dataobj.h>
#include <wx/intl.h>
#include <wx/utils.h>

#include <algorithm>
#include <chrono>
#include <optional>
#include <utility>

namespace muster {

namespace {

constexpr int min_tree_size = 80;
constexpr int hint_margin = 12;
constexpr int menu_indent = 12;
constexpr int usual_row_gap = 4;
constexpr int header_gap = 12;   // that the header is higher than a row, and the border around all
constexpr int most_scrolls = 10; // GTK measures new rows and takes a new height when it is idle, step by step

std::vector<std::size_t> shape_of(const Army& army) {
    std::vector<std::size_t> shape{army.bodies.size()};
    for (const Body& body : army.bodies) {
        shape.push_back(body.units.size());
        for (const Unit& unit : body.units)
            shape.push_back(unit.troops.size());
    }
    return shape;
}

} // namespace

ArmyGrid::ArmyGrid(wxWindow* parent, Workbench& bench)
    : wxPanel(parent), bench_(bench), model_(new ArmyModel(bench)),
      tree_(new wxDataViewCtrl(this, wxID_ANY, wxDefaultPosition, wxDefaultSize,
                               wxDV_MULTIPLE | wxDV_ROW_LINES | wxBORDER_NONE)),
      // GTK does not scroll to the top if the rows were created while the tree was hidden.
      first_layout_(*tree_,
                    [this] {
                        if (std::exchange(is_new_, false))
                            scroll_to(*tree_, 0);
                    }),
      tips_(*tree_, [this](const wxDataViewItem& item, unsigned column) {
          return model_->tip_of(ArmyModel::place_of(item), column);
      }) {
    use_system_background(*this);
    set_accessible_name(*tree_, _("Army"));
    tree_->AssociateModel(model_.get());
    release_tree_keys();
    disable_search(*tree_);
    close_row_gaps(*tree_);
    Bind(wxEVT_SIZE, [this](wxSizeEvent& /*event*/) { lay_out(); });
    Bind(wxEVT_IDLE, [this](wxIdleEvent& event) {
        event.Skip();
        if (scrolls_to_come_ == 0)
            return;
        scrolls_to_come_ = is_selection_shown() ? 0 : scrolls_to_come_ - 1;
        scroll_to_selection();
        if (scrolls_to_come_ != 0)
            event.RequestMore();
    });
    tree_->Bind(wxEVT_DATAVIEW_SELECTION_CHANGED,
                [this](wxDataViewEvent& /*event*/) { on_selection_changed(); });
    tree_->Bind(wxEVT_DATAVIEW_ITEM_EDITING_STARTED, [this](wxDataViewEvent& /*event*/) { editing_ = true; });
    tree_->Bind(wxEVT_DATAVIEW_ITEM_START_EDITING, [this](wxDataViewEvent& event) {
        if (!may_edit_)
            event.Veto();
    });
    tree_->Bind(wxEVT_DATAVIEW_ITEM_EDITING_DONE, [this](wxDataViewEvent& /*event*/) {
        editing_ = false;
        set_editable(false);
    });
    tree_->Bind(wxEVT_LEFT_DCLICK, [this](wxMouseEvent& event) {
        wxDataViewItem item;
        wxDataViewColumn* column = nullptr;
        // GTK's event counts from below the header, HitTest() from above it.
        tree_->HitTest(tree_->ScreenToClient(wxGetMousePosition()), item, column);
        if (item.IsOk() && column && column->GetModelColumn() < ArmyModel::first_sheet_column())
            CallAfter([this, item, edited = column->GetModelColumn()] { edit_cell(item, edited); });
        event.Skip();
    });
    tree_->Bind(wxEVT_CHAR_HOOK, [this](wxKeyEvent& event) { event.Skip(!type_count(event)); });
    tree_->Bind(wxEVT_DATAVIEW_ITEM_CONTEXT_MENU, [this](wxDataViewEvent& /*event*/) {
        if (show_menu_)
            show_menu_(wxDefaultPosition);
    });
    tree_->Bind(wxEVT_CONTEXT_MENU, [this](wxContextMenuEvent& event) {
        if (event.GetPosition() != wxDefaultPosition || editing_)
            event.Skip();
        else // of the keyboard
            CallAfter([this] { show_menu_at_selection(); });
    });
    tree_->Bind(wxEVT_DATAVIEW_ITEM_COLLAPSED,
                [this](wxDataViewEvent& event) { set_collapsed(event.GetItem(), true); });
    tree_->Bind(wxEVT_DATAVIEW_ITEM_EXPANDED,
                [this](wxDataViewEvent& event) { set_collapsed(event.GetItem(), false); });
    bind_drag();
    bench_.observe([this](Changed changed) { update(changed); });
}

// The tree outlives the members of this class, and its destructor still reports the end of an edit.
ArmyGrid::~ArmyGrid() {
    tree_->SetEvtHandlerEnabled(false);
}

void ArmyGrid::lay_out() {
    // GTK's trees need some space even before the window is laid out.
    const int least = FromDIP(min_tree_size);
    wxSize size = GetClientSize();
    size.IncTo(wxSize(least, least));
    wxRect tree(size);
    if (hint_ && hint_->IsShown()) {
        const int margin = FromDIP(hint_margin);
        const int height = hint_->height_for(size.x - 2 * margin);
        tree.height = std::max(least, size.y - height - 2 * margin);
        hint_->SetSize(margin, tree.height + margin, size.x - 2 * margin, height);
    }
    const bool has_other_room = tree.width != tree_->GetSize().x;
    // Before the tree gets its size: GTK distributes the spare width only when that changes.
    if (has_other_room && !needed_.empty())
        fit_columns_to(tree.width);
    // A pane that opens below, as the findings do, does not cover what was just added.
    const bool showed_selection = is_selection_shown();
    tree_->SetSize(tree);
    if (showed_selection)
        scrolls_to_come_ = most_scrolls;
}

void ArmyGrid::show_hint() {
    const bool is_empty = !has_troops(bench_.army());
    if (is_empty && !hint_)
        hint_ = new WrappedText(this);
    if (!hint_)
        return;
    hint_->show(_("The army has no troops yet. Choose some in the palette on the left: click the plus sign "
                  "of a row, or double-click the row. The findings below show what the army still needs."),
                &Theme::text);
    hint_->Show(is_empty);
    lay_out();
}

void ArmyGrid::update(Changed changed) {
    if (!bench_.has_document())
        return;
    updating_tree_ = true;
    const std::vector<std::size_t> shape = shape_of(bench_.army());
    if (changed == Changed::document) {
        collapsed_.clear();
        rows_with_room_ = 0;
        model_->set_closed({});
        make_columns();
        set_editable(false);
        model_->update(false);
        restore_expansion();
        is_new_ = true;
    } else if (changed == Changed::army && shape == shape_) {
        model_->update(true);
    } else if (changed == Changed::army) {
        const double scrolled = scroll_position(*tree_); // new rows scroll to the top
        model_->update(false);
        restore_expansion();
        scroll_to(*tree_, scrolled);
        CallAfter([this, scrolled] {
            scroll_to(*tree_, scrolled); // showing the selection scrolls too
            scroll_to_selection();
        });
        scrolls_to_come_ = most_scrolls;
    }
    if (changed != Changed::selection) {
        measure_columns();
        fit_columns_to(tree_->GetSize().x);
    }
    if (shape_ != shape || changed == Changed::document)
        show_hint();
    shape_ = shape;
    show_selection();
    updating_tree_ = false;
}

void ArmyGrid::restore_expansion() {
    for (const Place& place : all_places(bench_.army()))
        if (place.level() != Level::troop && !collapsed_.contains(place.path()))
            tree_->Expand(ArmyModel::item_of(place));
}

void ArmyGrid::show_selection() {
    wxDataViewItemArray now;
    tree_->GetSelections(now);
    wxDataViewItemArray wanted;
    for (const Place& place : bench_.selection())
        wanted.push_back(ArmyModel::item_of(place));
    if (now == wanted)
        return;
    tree_->SetSelections(wanted);
    if (!wanted.empty()) {
        tree_->SetCurrentItem(wanted.front());
        tree_->SetSelections(wanted); // SetCurrentItem() selects only the current one
        // After the tree has positioned its rows.
        CallAfter([this] { scroll_to_selection(); });
    }
}

int ArmyGrid::height_for_all() {
    if (!bench_.has_document())
        return 0;
    rows_with_room_ = std::max(rows_with_room_, all_places(bench_.army()).size());
    const wxRect first = is_realized(*tree_) ? tree_->GetItemRect(ArmyModel::item_of({})) : wxRect();
    const int row = first.height > 0 ? first.height : tree_->GetCharHeight() + FromDIP(usual_row_gap);
    return static_cast<int>(rows_with_room_ + 1) * row + FromDIP(header_gap);
}

bool ArmyGrid::is_selection_shown() const {
    if (!bench_.has_document() || !is_realized(*tree_))
        return false;
    const wxRect rect = tree_->GetItemRect(ArmyModel::item_of(bench_.first_selected()));
    return !rect.IsEmpty() && rect.y >= 0 && rect.GetBottom() <= tree_->GetClientSize().y;
}

// Only if necessary, because EnsureVisible() scrolls the row to the edge.
void ArmyGrid::scroll_to_selection() {
    if (bench_.has_document() && is_realized(*tree_) && !is_selection_shown())
        tree_->EnsureVisible(ArmyModel::item_of(bench_.first_selected()));
}

void ArmyGrid::on_selection_changed() {
    if (updating_tree_)
        return;
    if (!editing_)
        set_editable(false);
    if (Places places = selected_rows(); !places.empty()) {
        bench_.select(std::move(places));
        return;
    }
    // Before GTK selects the row of a right click it selects none.
    CallAfter([this] {
        if (bench_.has_document() && selected_rows().empty())
            bench_.select({Place{}});
    });
}

Places ArmyGrid::selected_rows() const {
    wxDataViewItemArray items;
    tree_->GetSelections(items);
    Places places;
    for (const wxDataViewItem& item : items)
        places.push_back(ArmyModel::place_of(item));
    return places;
}

void ArmyGrid::set_collapsed(const wxDataViewItem& item, bool collapsed) {
    if (updating_tree_)
        return;
    const std::string path = ArmyModel::place_of(item).path();
    if (collapsed)
        collapsed_.insert(path);
    else
        collapsed_.erase(path);
    // Not while the tree is changing its rows.
    CallAfter([this] {
        if (bench_.has_document())
            model_->set_closed(collapsed_);
    });
}

void ArmyGrid::set_editable(bool editable) {
    may_edit_ = editable;
    for (unsigned column = 0; column < ArmyModel::first_sheet_column(); ++column)
        set_text_editable(*tree_->GetColumn(column), editable);
}

bool ArmyGrid::type_count(const wxKeyEvent& event) {
    const std::optional<int> digit = digit_of_key(event.GetKeyCode());
    const Places& rows = bench_.selection();
    if (!digit || event.HasAnyModifiers() || editing_ || !bench_.has_document() ||
        bench_.first_selected().level() != Level::troop)
        return false;
    const std::optional<std::int32_t> count =
        typed_count_.add(*digit, rows, std::chrono::steady_clock::now());
    if (!count)
        return true;
    Places troops = rows;
    std::erase_if(troops, [](const Place& place) { return place.level() != Level::troop; });
    Change change = with_count(bench_.army(), troops, *count);
    change.selection = rows;
    bench_.apply(_("Change the count"), std::move(change), "count " + bench_.first_selected().path());
    return true;
}

void ArmyGrid::show_menu_at_selection() {
    if (!show_menu_ || !bench_.has_document())
        return;
    scroll_to_selection();
    const wxRect row = tree_->GetItemRect(ArmyModel::item_of(bench_.first_selected()));
    show_menu_(tree_->GetPosition() + row.GetBottomLeft() + wxPoint(FromDIP(menu_indent), 0));
}

void ArmyGrid::edit_cell(const wxDataViewItem& item, unsigned column) {
    if (!exists(bench_.army(), ArmyModel::place_of(item)))
        return;
    set_editable(true);
    tree_->SetFocus();
    focus_text_cell(*tree_->GetColumn(column));
    tree_->EditItem(item, tree_->GetColumn(column));
}

void ArmyGrid::edit_name() {
    edit_cell(ArmyModel::item_of(bench_.first_selected()), ArmyModel::name_column);
}

void ArmyGrid::select_all() {
    // All elements of the level of the selection.
    const Level level =
        bench_.first_selected().level() == Level::army ? Level::troop : bench_.first_selected().level();
    Places places = all_places(bench_.army());
    std::erase_if(places, [&](const Place& place) { return place.level() != level; });
    if (!places.empty())
        bench_.select(std::move(places));
}

void ArmyGrid::bind_drag() {
    tree_->EnableDragSource(wxDF_UNICODETEXT);
    tree_->EnableDropTarget(wxDF_UNICODETEXT);
    tree_->Bind(wxEVT_DATAVIEW_ITEM_BEGIN_DRAG, [this](wxDataViewEvent& event) {
        const Place place = ArmyModel::place_of(event.GetItem());
        if (place.level() == Level::army) {
            event.Veto();
            return;
        }
        const Places& selected = bench_.selection();
        dragged_ =
            std::find(selected.begin(), selected.end(), place) != selected.end() ? selected : Places{place};
        event.SetDataObject(
            new wxTextDataObject(wx(clipboard_text(bench_.army(), bench_.ruleset(), dragged_))));
        event.SetDragFlags(wxDrag_AllowMove);
    });
    tree_->Bind(wxEVT_DATAVIEW_ITEM_DROP_POSSIBLE, [](wxDataViewEvent& event) {
        if (event.GetDataFormat() != wxDF_UNICODETEXT)
            event.Veto();
        else
            event.SetDropEffect(wxDragMove);
    });
    tree_->Bind(wxEVT_DATAVIEW_ITEM_DROP, &ArmyGrid::drop, this);
}

void ArmyGrid::drop(wxDataViewEvent& event) {
    const Place target = event.GetItem().IsOk() ? ArmyModel::place_of(event.GetItem()) : Place{};
    if (dragged_.empty()) {
        event.Veto();
        return;
    }
    const Places dragged = std::exchange(dragged_, {});
    // Not during the drop event of the tree.
    CallAfter([this, dragged, target] {
        if (std::optional<Change> change = moved_to(bench_.army(), bench_.ruleset(), dragged, target))
            bench_.apply(_("Move"), std::move(*change));
    });
}

} // namespace muster
