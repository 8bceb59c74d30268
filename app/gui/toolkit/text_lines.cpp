// SPDX-License-Identifier: MIT
#include "gui/toolkit/text_lines.h"

#include "gui/toolkit/theme.h"

#include <wx/textctrl.h>

#ifdef __WXGTK__
#include <gtk/gtk.h>
#endif

#include <algorithm>

namespace muster {

namespace {

const wxColour& colour_of(LineMark mark) {
    const Theme& theme = Theme::current();
    return mark == LineMark::question ? theme.query_background : theme.selection;
}

} // namespace

std::size_t caret_line(const wxTextCtrl& text) {
    long column = 0;
    long line = 0;
    return text.PositionToXY(text.GetInsertionPoint(), &column, &line) ? static_cast<std::size_t>(line) + 1
                                                                       : 0;
}

void go_to_line(wxTextCtrl& text, std::size_t line) {
    const long position = line == 0 ? -1 : text.XYToPosition(0, static_cast<long>(line) - 1);
    if (position < 0)
        return;
    text.SetInsertionPoint(position);
    text.ShowPosition(position);
}

#ifdef __WXGTK__

namespace {

GtkTextView* text_view(wxTextCtrl& text) {
    return GTK_TEXT_VIEW(gtk_bin_get_child(GTK_BIN(text.GetHandle())));
}

// Made at its first use, in the present colours.
GtkTextTag* tag_of(GtkTextBuffer* buffer, LineMark mark) {
    const char* name = mark == LineMark::question ? "muster-question" : "muster-selected";
    GtkTextTag* tag = gtk_text_tag_table_lookup(gtk_text_buffer_get_tag_table(buffer), name);
    if (tag == nullptr)
        tag = gtk_text_buffer_create_tag(buffer, name, nullptr);
    const GdkRGBA* colour = colour_of(mark);
    g_object_set(tag, "paragraph-background-rgba", colour, nullptr);
    return tag;
}

} // namespace

std::size_t line_at(wxTextCtrl& text, const wxPoint& point) {
    GtkTextView* view = text_view(text);
    int x = 0;
    int y = 0;
    gtk_text_view_window_to_buffer_coords(view, GTK_TEXT_WINDOW_TEXT, point.x, point.y, &x, &y);
    GtkTextIter line;
    int top = 0;
    gtk_text_view_get_line_at_y(view, &line, y, &top);
    int height = 0;
    gtk_text_view_get_line_yrange(view, &line, &top, &height);
    return y < top || y >= top + height ? 0 : static_cast<std::size_t>(gtk_text_iter_get_line(&line)) + 1;
}

void set_text_margin(wxTextCtrl& text, int margin) {
    GtkTextView* view = text_view(text);
    gtk_text_view_set_left_margin(view, margin);
    gtk_text_view_set_right_margin(view, margin);
    gtk_text_view_set_top_margin(view, margin);
    gtk_text_view_set_bottom_margin(view, margin);
}

int text_margin(wxTextCtrl& text) {
    return gtk_text_view_get_left_margin(text_view(text));
}

void mark_lines(wxTextCtrl& text, LineMark mark, const std::vector<std::size_t>& lines) {
    GtkTextBuffer* buffer = gtk_text_view_get_buffer(text_view(text));
    GtkTextTag* tag = tag_of(buffer, mark);
    GtkTextIter begin;
    GtkTextIter end;
    gtk_text_buffer_get_bounds(buffer, &begin, &end);
    gtk_text_buffer_remove_tag(buffer, tag, &begin, &end);
    const auto count = static_cast<std::size_t>(gtk_text_buffer_get_line_count(buffer));
    for (const std::size_t line : lines) {
        if (line == 0 || line > count)
            continue;
        gtk_text_buffer_get_iter_at_line(buffer, &begin, static_cast<int>(line) - 1);
        end = begin;
        gtk_text_iter_forward_line(&end);
        gtk_text_buffer_apply_tag(buffer, tag, &begin, &end);
    }
}

bool is_marked(wxTextCtrl& text, LineMark mark, std::size_t line) {
    GtkTextBuffer* buffer = gtk_text_view_get_buffer(text_view(text));
    GtkTextIter begin;
    gtk_text_buffer_get_iter_at_line(buffer, &begin, static_cast<int>(line) - 1);
    return gtk_text_iter_has_tag(&begin, tag_of(buffer, mark)) != FALSE;
}

#else

std::size_t line_at(wxTextCtrl& text, const wxPoint& point) {
    wxTextCoord column = 0;
    wxTextCoord line = 0;
    return text.HitTest(point, &column, &line) == wxTE_HT_UNKNOWN ? 0 : static_cast<std::size_t>(line) + 1;
}

void mark_lines(wxTextCtrl& text, LineMark mark, const std::vector<std::size_t>& lines) {
    for (long line = 0; line < text.GetNumberOfLines(); ++line) {
        const bool marked =
            std::find(lines.begin(), lines.end(), static_cast<std::size_t>(line) + 1) != lines.end();
        const long begin = text.XYToPosition(0, line);
        const wxTextAttr plain(wxNullColour, text.GetBackgroundColour());
        if (marked)
            text.SetStyle(begin, begin + text.GetLineLength(line), wxTextAttr(wxNullColour, colour_of(mark)));
        else if (is_marked(text, mark, static_cast<std::size_t>(line) + 1))
            text.SetStyle(begin, begin + text.GetLineLength(line), plain);
    }
}

void set_text_margin(wxTextCtrl& text, int margin) {
    text.SetMargins(margin, margin);
}

int text_margin(wxTextCtrl& text) {
    return text.GetMargins().x;
}

bool is_marked(wxTextCtrl& text, LineMark mark, std::size_t line) {
    wxTextAttr style;
    return text.GetStyle(text.XYToPosition(0, static_cast<long>(line) - 1), style) &&
           style.GetBackgroundColour() == colour_of(mark);
}

#endif

} // namespace muster
