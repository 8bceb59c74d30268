// SPDX-License-Identifier: MIT
#include "gui/toolkit/tree_tips.h"

#include <wx/dataview.h>

#ifdef __WXGTK__
#include <gtk/gtk.h>
#endif

#include <utility>

namespace muster {

#ifdef __WXGTK__

namespace {

GtkWidget* head_of(const wxDataViewColumn& column) {
    return gtk_tree_view_column_get_button(GTK_TREE_VIEW_COLUMN(column.GetGtkHandle()));
}

// The column at a point of the rows; the first if there is none.
unsigned column_at(const wxDataViewCtrl& tree, GtkTreeView& view, int x, int y) {
    GtkTreeViewColumn* found = nullptr;
    gtk_tree_view_get_path_at_pos(&view, x, y, nullptr, &found, nullptr, nullptr);
    for (unsigned i = 0; i < tree.GetColumnCount(); ++i)
        if (GTK_TREE_VIEW_COLUMN(tree.GetColumn(i)->GetGtkHandle()) == found)
            return i;
    return 0;
}

} // namespace

void set_head_tip(wxDataViewColumn& column, const wxString& tip) {
    gtk_widget_set_tooltip_text(head_of(column), tip.utf8_str());
}

wxString head_tip(const wxDataViewColumn& column) {
    char* text = gtk_widget_get_tooltip_text(head_of(column));
    const wxString tip = text == nullptr ? wxString() : wxString::FromUTF8(text);
    g_free(text);
    return tip;
}

CellTips::CellTips(wxDataViewCtrl& tree, Tip tip) : tree_(tree), tip_(std::move(tip)) {
    const auto asked =
        +[](GtkWidget* widget, int x, int y, gboolean by_key, GtkTooltip* shown, gpointer self) -> gboolean {
        const auto& tips = *static_cast<CellTips*>(self);
        auto* view = GTK_TREE_VIEW(widget);
        GtkTreePath* path = nullptr;
        GtkTreeIter row;
        if (!gtk_tree_view_get_tooltip_context(view, &x, &y, by_key, nullptr, &path, &row))
            return FALSE;
        // wx stores the item's id there.
        const wxString words = tips.tip_(wxDataViewItem(row.user_data), column_at(tips.tree_, *view, x, y));
        if (!words.empty()) {
            gtk_tooltip_set_text(shown, words.utf8_str());
            gtk_tree_view_set_tooltip_row(view, shown, path);
        }
        gtk_tree_path_free(path);
        return words.empty() ? FALSE : TRUE;
    };
    GtkWidget* view = tree_.GtkGetTreeView();
    gtk_widget_set_has_tooltip(view, TRUE);
    g_signal_connect(view, "query-tooltip", G_CALLBACK(asked), this);
}

CellTips::~CellTips() {
    g_signal_handlers_disconnect_by_data(tree_.GtkGetTreeView(), this);
}

#else

void set_head_tip(wxDataViewColumn& /*column*/, const wxString& /*tip*/) {}

wxString head_tip(const wxDataViewColumn& /*column*/) {
    return {};
}

CellTips::CellTips(wxDataViewCtrl& tree, Tip tip) : tree_(tree), tip_(std::move(tip)) {}

CellTips::~CellTips() = default;

#endif

} // namespace muster
