// SPDX-License-Identifier: MIT
#include "gui/toolkit/tree_rows.h"

#include <wx/dataview.h>

#ifdef __WXGTK__
#include <gtk/gtk.h>
#endif

#include <array>
#include <utility>

namespace muster {

#ifdef __WXGTK__

namespace {

// GtkGetTreeView() is not const, though it changes nothing.
GtkWidget* tree_view(const wxDataViewCtrl& tree) {
    return const_cast<wxDataViewCtrl&>(tree).GtkGetTreeView();
}

GtkTreeViewColumn* native(const wxDataViewColumn& column) {
    return GTK_TREE_VIEW_COLUMN(column.GetGtkHandle());
}

GtkAdjustment* vertical_scroll(const wxDataViewCtrl& tree) {
    return gtk_scrollable_get_vadjustment(GTK_SCROLLABLE(tree_view(tree)));
}

} // namespace

void fix_row_sizes(wxDataViewCtrl& table) {
    for (unsigned i = 0; i < table.GetColumnCount(); ++i)
        gtk_tree_view_column_set_sizing(native(*table.GetColumn(i)), GTK_TREE_VIEW_COLUMN_FIXED);
    gtk_tree_view_set_fixed_height_mode(GTK_TREE_VIEW(tree_view(table)), TRUE);
}

void close_row_gaps(wxDataViewCtrl& tree) {
    GtkCssProvider* style = gtk_css_provider_new();
    gtk_css_provider_load_from_data(style, "treeview { -GtkTreeView-vertical-separator: 0; }", -1, nullptr);
    gtk_style_context_add_provider(gtk_widget_get_style_context(tree_view(tree)), GTK_STYLE_PROVIDER(style),
                                   GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
    g_object_unref(style);
}

void expand_column(wxDataViewColumn& column) {
    gtk_tree_view_column_set_expand(native(column), TRUE);
}

int assigned_width(const wxDataViewColumn& column) {
    return gtk_tree_view_column_get_fixed_width(native(column));
}

double scroll_position(const wxDataViewCtrl& tree) {
    return gtk_adjustment_get_value(vertical_scroll(tree));
}

void scroll_to(wxDataViewCtrl& tree, double position) {
    gtk_adjustment_set_value(vertical_scroll(tree), position);
}

bool is_realized(const wxDataViewCtrl& tree) {
    return gtk_widget_get_realized(tree_view(tree)) != FALSE;
}

// Until one of the two cells was clicked GTK does not know which of them is to be edited, and edits none.
void focus_text_cell(wxDataViewColumn& column) {
    GList* cells = gtk_cell_layout_get_cells(GTK_CELL_LAYOUT(native(column)));
    for (const GList* cell = cells; cell != nullptr; cell = cell->next)
        if (GTK_IS_CELL_RENDERER_TEXT(cell->data))
            gtk_tree_view_column_focus_cell(native(column), GTK_CELL_RENDERER(cell->data));
    g_list_free(cells);
}

void reserve_icon_width(wxDataViewColumn& column, int width) {
    GList* cells = gtk_cell_layout_get_cells(GTK_CELL_LAYOUT(native(column)));
    for (const GList* cell = cells; cell != nullptr; cell = cell->next)
        if (GTK_IS_CELL_RENDERER_PIXBUF(cell->data))
            gtk_cell_renderer_set_fixed_size(GTK_CELL_RENDERER(cell->data), width, -1);
    g_list_free(cells);
}

void set_text_editable(wxDataViewColumn& column, bool editable) {
    GList* cells = gtk_cell_layout_get_cells(GTK_CELL_LAYOUT(native(column)));
    for (const GList* cell = cells; cell != nullptr; cell = cell->next)
        if (GTK_IS_CELL_RENDERER_TEXT(cell->data))
            g_object_set(cell->data, "editable", editable ? TRUE : FALSE, nullptr);
    g_list_free(cells);
}

void release_tree_keys() {
    GtkBindingSet* bindings = gtk_binding_set_by_class(g_type_class_peek(GTK_TYPE_TREE_VIEW));
    for (const guint key : std::array<guint, 4>{GDK_KEY_a, GDK_KEY_f, GDK_KEY_n, GDK_KEY_p})
        gtk_binding_entry_remove(bindings, key, GDK_CONTROL_MASK);
}

void disable_search(wxDataViewCtrl& tree) {
    gtk_tree_view_set_enable_search(GTK_TREE_VIEW(tree_view(tree)), FALSE);
}

TreeLayoutObserver::TreeLayoutObserver(wxDataViewCtrl& tree, std::function<void()> laid_out)
    : tree_(tree), laid_out_(std::move(laid_out)) {
    const auto allocated = +[](GtkWidget* /*widget*/, GdkRectangle* /*room*/, gpointer observer) {
        static_cast<TreeLayoutObserver*>(observer)->laid_out_();
    };
    g_signal_connect_after(tree_view(tree_), "size-allocate", G_CALLBACK(allocated), this);
}

TreeLayoutObserver::~TreeLayoutObserver() {
    g_signal_handlers_disconnect_by_data(tree_view(tree_), this);
}

#else

void fix_row_sizes(wxDataViewCtrl& /*table*/) {}

void close_row_gaps(wxDataViewCtrl& /*tree*/) {}

void expand_column(wxDataViewColumn& /*column*/) {}

int assigned_width(const wxDataViewColumn& column) {
    return column.GetWidth();
}

double scroll_position(const wxDataViewCtrl& /*tree*/) {
    return 0;
}

void scroll_to(wxDataViewCtrl& /*tree*/, double /*position*/) {}

bool is_realized(const wxDataViewCtrl& tree) {
    return tree.IsShownOnScreen();
}

void focus_text_cell(wxDataViewColumn& /*column*/) {}

void reserve_icon_width(wxDataViewColumn& /*column*/, int /*width*/) {}

void set_text_editable(wxDataViewColumn& /*column*/, bool /*editable*/) {}

void release_tree_keys() {}

void disable_search(wxDataViewCtrl& /*tree*/) {}

TreeLayoutObserver::TreeLayoutObserver(wxDataViewCtrl& tree, std::function<void()> laid_out)
    : tree_(tree), laid_out_(std::move(laid_out)) {}

TreeLayoutObserver::~TreeLayoutObserver() = default;

#endif

} // namespace muster
