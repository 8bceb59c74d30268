// SPDX-License-Identifier: MIT
#include "army_grid.h"

#include "accessible_name.h"
#include "check/wording.h"
#include "desk/clipboard.h"
#include "text_measures.h"
#include "theme.h"
#include "wrapped_text.h"
#include "wx_text.h"

#include <wx/dataobj.h>
#include <wx/dcclient.h>
#include <wx/intl.h>

#ifdef __WXGTK__
#include <gtk/gtk.h>
#endif

#include <algorithm>
#include <array>

namespace muster {

namespace {

constexpr int least_tree_size = 80;
constexpr int hint_margin = 12;
constexpr int level_indent = 18; // also the room for a sign
constexpr int least_name_width = 200;
constexpr int most_name_width = 290;
constexpr int least_column_width = 20;

std::vector<std::size_t> shape_of(const Army& army) {
    std::vector<std::size_t> shape{army.bodies.size()};
    for (const Body& body : army.bodies) {
        shape.push_back(body.units.size());
        for (const Unit& unit : body.units)
            shape.push_back(unit.troops.size());
    }
    return shape;
}

// GTK's trees keep these for moving about, before any accelerator of the window is asked.
void leave_keys_to_window() {
#ifdef __WXGTK__
    GtkBindingSet* bindings = gtk_binding_set_by_class(g_type_class_peek(GTK_TYPE_TREE_VIEW));
    for (const guint key : {GDK_KEY_a, GDK_KEY_f, GDK_KEY_n, GDK_KEY_p})
        gtk_binding_entry_remove(bindings, key, GDK_CONTROL_MASK);
#endif
}

// Whether it knows yet where its rows are.
bool is_realized(wxDataViewCtrl& tree) {
#ifdef __WXGTK__
    return gtk_widget_get_realized(tree.GtkGetTreeView()) != FALSE;
#else
    return tree.IsShownOnScreen();
#endif
}

// The column of names has two cells, the sign and the text. Until one of them was clicked GTK does not know
// which of them is to be edited, and edits none.
void focus_text(wxDataViewColumn& column) {
#ifdef __WXGTK__
    auto* gtk = GTK_TREE_VIEW_COLUMN(column.GetGtkHandle());
    GList* cells = gtk_cell_layout_get_cells(GTK_CELL_LAYOUT(gtk));
    for (const GList* cell = cells; cell != nullptr; cell = cell->next)
        if (GTK_IS_CELL_RENDERER_TEXT(cell->data))
            gtk_tree_view_column_focus_cell(gtk, GTK_CELL_RENDERER(cell->data));
    g_list_free(cells);
#else
    static_cast<void>(column);
#endif
}

// What the window is wider than all columns need.
void take_spare_room(wxDataViewColumn& column) {
#ifdef __WXGTK__
    gtk_tree_view_column_set_expand(GTK_TREE_VIEW_COLUMN(column.GetGtkHandle()), TRUE);
#else
    static_cast<void>(column);
#endif
}

} // namespace

ArmyGrid::ArmyGrid(wxWindow* parent, Workbench& bench)
    : wxPanel(parent), bench_(bench), model_(new ArmyModel(bench)),
      tree_(new wxDataViewCtrl(this, wxID_ANY, wxDefaultPosition, wxDefaultSize,
                               wxDV_MULTIPLE | wxDV_ROW_LINES | wxBORDER_NONE)) {
    leave_ground(*this);
    set_accessible_name(*tree_, _("Army"));
    tree_->AssociateModel(model_.get());
    leave_keys_to_window();
    Bind(wxEVT_SIZE, [this](wxSizeEvent& /*event*/) { lay_out(); });
    tree_->Bind(wxEVT_DATAVIEW_SELECTION_CHANGED, [this](wxDataViewEvent& /*event*/) { take_selection(); });
    tree_->Bind(wxEVT_DATAVIEW_ITEM_EDITING_STARTED, [this](wxDataViewEvent& /*event*/) { editing_ = true; });
    tree_->Bind(wxEVT_DATAVIEW_ITEM_EDITING_DONE, [this](wxDataViewEvent& /*event*/) { editing_ = false; });
    tree_->Bind(wxEVT_DATAVIEW_ITEM_CONTEXT_MENU, [this](wxDataViewEvent& /*event*/) {
        if (show_menu_)
            show_menu_();
    });
    tree_->Bind(wxEVT_DATAVIEW_ITEM_COLLAPSED, [this](wxDataViewEvent& event) {
        if (!showing_)
            collapsed_.insert(ArmyModel::place_of(event.GetItem()).path());
    });
    tree_->Bind(wxEVT_DATAVIEW_ITEM_EXPANDED, [this](wxDataViewEvent& event) {
        if (!showing_)
            collapsed_.erase(ArmyModel::place_of(event.GetItem()).path());
    });
    bind_drag();
    bench_.listen([this](News news) { look(news); });
}

void ArmyGrid::lay_out() {
    // Before the window is laid out there is no room at all, with which GTK's trees cannot do.
    const int least = FromDIP(least_tree_size);
    wxSize size = GetClientSize();
    size.IncTo(wxSize(least, least));
    wxRect tree(size);
    if (hint_ && hint_->IsShown()) {
        const int margin = FromDIP(hint_margin);
        const int height = hint_->height_for(size.x - 2 * margin);
        tree.height = std::max(least, size.y - height - 2 * margin);
        hint_->SetSize(margin, tree.height + margin, size.x - 2 * margin, height);
    }
    tree_->SetSize(tree);
}

void ArmyGrid::show_hint() {
    const bool is_empty = !has_troops(bench_.army());
    if (is_empty && !hint_)
        hint_ = new WrappedText(this);
    if (!hint_)
        return;
    hint_->show(
        _("There are no troops in it yet. At the left stands what can be added: a click on the plus of a "
          "line "
          "adds it, and so does a double click on the line. What the army still lacks stands below, under "
          "Findings."),
        Theme::now().text);
    hint_->Show(is_empty);
    lay_out();
}

void ArmyGrid::make_columns() {
    tree_->ClearColumns();
    model_->choose_columns();
    room_for_names_ = name_width();
    const auto add = [&](const wxString& title, wxDataViewRenderer* renderer, unsigned column, int width,
                         wxAlignment align) {
        auto* added = new wxDataViewColumn(title, renderer, column, width, align, wxDATAVIEW_COL_RESIZABLE);
        tree_->AppendColumn(added);
        return added;
    };
    auto* names = new wxDataViewIconTextRenderer("wxDataViewIconText", wxDATAVIEW_CELL_EDITABLE);
    wxDataViewColumn* name = add(wx(bench_.ruleset().level_words[index_of(Level::army)]), names,
                                 ArmyModel::name_column, room_for_names_, wxALIGN_LEFT);
    names->EnableEllipsize(wxELLIPSIZE_END);
    tree_->SetExpanderColumn(name);
    take_spare_room(*name);
    add(_("Count"), new wxDataViewTextRenderer("string", wxDATAVIEW_CELL_EDITABLE), ArmyModel::count_column,
        FromDIP(64), wxALIGN_RIGHT);
    unsigned column = ArmyModel::first_sheet_column;
    for (const GridColumn& described : model_->columns()) {
        const wxAlignment align = described.alignment == Alignment::start    ? wxALIGN_LEFT
                                  : described.alignment == Alignment::middle ? wxALIGN_CENTRE_HORIZONTAL
                                                                             : wxALIGN_RIGHT;
        const wxString title = wx(described.short_name.empty() ? described.name : described.short_name);
        add(title, new wxDataViewTextRenderer(), column++, FromDIP(least_column_width), align);
    }
    widths_.begin(*tree_);
}

// As wide as the names need, within reason. Of each level only the name with most letters is measured.
int ArmyGrid::name_width() const {
    std::array<std::string, level_count> longest;
    for (const Place& place : all_places(bench_.army())) {
        std::string name = element_name(place, bench_.army(), bench_.ruleset());
        if (std::string& so_far = longest.at(index_of(place.level())); name.size() > so_far.size())
            so_far = std::move(name);
    }
    int width = 0;
    for (std::size_t level = 0; level < level_count; ++level)
        width = std::max(width, FromDIP(level_indent) * static_cast<int>(level + 2) +
                                    TextMeasures::width(*tree_, bold_font(*tree_), wx(longest.at(level))));
    return std::clamp(width, FromDIP(least_name_width), FromDIP(most_name_width));
}

// An army that was begun with nothing gets longer names than its first.
void ArmyGrid::fit_names() {
    const int wanted = name_width();
    if (wanted <= room_for_names_)
        return;
    room_for_names_ = wanted;
    wxDataViewColumn& names = *tree_->GetColumn(0);
    if (names.GetWidth() < wanted)
        names.SetWidth(wanted);
}

void ArmyGrid::look(News news) {
    if (!bench_.has_document())
        return;
    showing_ = true;
    const std::vector<std::size_t> shape = shape_of(bench_.army());
    if (news == News::document) {
        collapsed_.clear();
        make_columns();
        model_->look_again(false);
        expand_again();
    } else if (news == News::army && shape == shape_) {
        model_->look_again(true);
    } else if (news == News::army) {
        const double scrolled = scroll_position();
        model_->look_again(false);
        expand_again();
        scroll_to(scrolled);
        CallAfter([this, scrolled] {
            scroll_to(scrolled); // the selection below scrolls it too
            reveal_selection();
        });
    }
    if (news == News::army)
        fit_names();
    if (news != News::selection)
        widths_.fit(*tree_, ArmyModel::first_sheet_column, model_->longest_cells());
    if (shape_ != shape || news == News::document)
        show_hint();
    shape_ = shape;
    show_selection();
    showing_ = false;
}

// What is made anew begins at the top, which is not where the player looks.
double ArmyGrid::scroll_position() const {
#ifdef __WXGTK__
    return gtk_adjustment_get_value(gtk_scrollable_get_vadjustment(GTK_SCROLLABLE(tree_->GtkGetTreeView())));
#else
    return 0;
#endif
}

void ArmyGrid::scroll_to(double position) {
#ifdef __WXGTK__
    gtk_adjustment_set_value(gtk_scrollable_get_vadjustment(GTK_SCROLLABLE(tree_->GtkGetTreeView())),
                             position);
#else
    static_cast<void>(position);
#endif
}

void ArmyGrid::expand_again() {
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
        tree_->SetSelections(wanted); // the current item alone would be selected else
        // Once the tree knows where its rows are.
        CallAfter([this] { reveal_selection(); });
    }
}

// Only if need be, for it would scroll the row to the edge.
void ArmyGrid::reveal_selection() {
    if (!bench_.has_document() || !is_realized(*tree_))
        return;
    const wxDataViewItem item = ArmyModel::item_of(bench_.first_selected());
    const wxRect rect = tree_->GetItemRect(item);
    if (rect.IsEmpty() || rect.y < 0 || rect.GetBottom() > tree_->GetClientSize().y)
        tree_->EnsureVisible(item);
}

void ArmyGrid::take_selection() {
    if (showing_)
        return;
    wxDataViewItemArray items;
    tree_->GetSelections(items);
    Places places;
    for (const wxDataViewItem& item : items)
        places.push_back(ArmyModel::place_of(item));
    if (places.empty())
        places.emplace_back();
    bench_.select(std::move(places));
}

void ArmyGrid::edit_name() {
    const wxDataViewItem item = ArmyModel::item_of(bench_.first_selected());
    tree_->SetFocus();
    focus_text(*tree_->GetColumn(0));
    tree_->EditItem(item, tree_->GetColumn(0));
}

void ArmyGrid::select_all() {
    // All of the level that is selected now.
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
    // The tree is in the middle of its own drop: change it afterwards.
    CallAfter([this, dragged, target] {
        if (std::optional<Change> change = moved_to(bench_.army(), bench_.ruleset(), dragged, target))
            bench_.apply(_("Move"), std::move(*change));
    });
}

} // namespace muster
