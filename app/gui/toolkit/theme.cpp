// SPDX-License-Identifier: MIT
#include "gui/toolkit/theme.h"

#include "gui/toolkit/text_metrics.h"
#include "gui/toolkit/text_size.h"

#include <wx/clntdata.h>
#include <wx/panel.h>
#include <wx/settings.h>
#include <wx/window.h>

#ifdef __WXGTK__
#include <gtk/gtk.h>
#endif

#include <optional>

namespace muster {

namespace {

std::optional<Theme> current_theme;
unsigned current_revision = 1;

// Cached for the font that nearly all windows have.
struct Fonts {
    wxFont usual;
    wxFont small;
    wxFont bold;
    wxFont large;
};

Fonts fonts;

const Fonts& fonts_of(const wxFont& font) {
    if (!same_font(fonts.usual, font))
        fonts = {font, font.Scaled(0.88F), font.Bold(), font.Bold().Scaled(1.30F)};
    return fonts;
}

// Which colour of the theme a label has.
class TextColour : public wxClientData {
public:
    explicit TextColour(const wxColour Theme::*given) : colour(given) {}
    const wxColour Theme::*colour;
};

wxColour mixed(const wxColour& a, const wxColour& b, double share_of_b) {
    const auto channel = [&](unsigned char x, unsigned char y) {
        return static_cast<unsigned char>(x + (y - x) * share_of_b);
    };
    return {channel(a.Red(), b.Red()), channel(a.Green(), b.Green()), channel(a.Blue(), b.Blue())};
}

// What GTK paints behind panels; wx only knows the background of buttons.
wxColour window_colour() {
#ifdef __WXGTK__
    GtkWidgetPath* path = gtk_widget_path_new();
    gtk_widget_path_append_type(path, GTK_TYPE_WINDOW);
    gtk_widget_path_iter_set_object_name(path, -1, "window");
    GtkStyleContext* context = gtk_style_context_new();
    gtk_style_context_set_path(context, path);
    gtk_widget_path_unref(path);
    GdkRGBA found{};
    const bool is_known = gtk_style_context_lookup_color(context, "theme_bg_color", &found) != FALSE;
    g_object_unref(context);
    if (is_known)
        return wxColour(found);
#endif
    return wxSystemSettings::GetColour(wxSYS_COLOUR_BTNFACE);
}

Theme make_theme() {
    Theme theme;
    theme.dark = wxSystemSettings::GetAppearance().IsDark();
    theme.panel = window_colour();
    theme.paper = wxSystemSettings::GetColour(wxSYS_COLOUR_LISTBOX);
    theme.text = wxSystemSettings::GetColour(wxSYS_COLOUR_LISTBOXTEXT);
    theme.faint = mixed(theme.text, theme.paper, 0.33);
    theme.line = mixed(theme.paper, theme.text, theme.dark ? 0.20 : 0.13);
    theme.accent = theme.dark ? wxColour(0x78, 0xAE, 0xFF) : wxColour(0x1A, 0x5F, 0xC4);
    theme.on_accent = theme.dark ? wxColour(0x10, 0x18, 0x24) : *wxWHITE;
    theme.selection = mixed(theme.paper, theme.accent, theme.dark ? 0.22 : 0.17);
    theme.error = theme.dark ? wxColour(0xFF, 0x8A, 0x80) : wxColour(0xB3, 0x1B, 0x1B);
    theme.query = theme.dark ? wxColour(0xF2, 0xBE, 0x5C) : wxColour(0x8F, 0x55, 0x00);
    theme.note = theme.dark ? wxColour(0x9C, 0xC4, 0xE8) : wxColour(0x2F, 0x5C, 0x86);
    theme.good = theme.dark ? wxColour(0x86, 0xD6, 0x96) : wxColour(0x1D, 0x6B, 0x33);
    theme.error_background = mixed(theme.paper, theme.error, 0.11);
    theme.query_background = mixed(theme.paper, theme.query, 0.13);
    theme.good_background = mixed(theme.paper, theme.good, 0.11);
    return theme;
}

} // namespace

const Theme& Theme::current() {
    if (!current_theme)
        current_theme = make_theme();
    return *current_theme;
}

void Theme::reset() {
    ++current_revision;
    current_theme.reset();
    fonts = {};
    TextMetrics::clear();
}

unsigned Theme::revision() {
    return current_revision;
}

const wxColour& Theme::colour_of(Severity severity) const {
    return severity == Severity::error ? error : severity == Severity::query ? query : note;
}

void choose_theme(ThemeChoice choice) {
#ifdef __WXGTK__
    if (GtkSettings* settings = gtk_settings_get_default()) {
        if (choice == ThemeChoice::system)
            gtk_settings_reset_property(settings, "gtk-application-prefer-dark-theme");
        else
            g_object_set(settings, "gtk-application-prefer-dark-theme",
                         choice == ThemeChoice::dark ? TRUE : FALSE, nullptr);
        // wx caches the colours until it is notified of another theme.
        g_object_notify(G_OBJECT(settings), "gtk-theme-name");
    }
#else
    static_cast<void>(choice); // the desktop decides
#endif
    Theme::reset();
}

void disable_animations() {
#ifdef __WXGTK__
    if (GtkSettings* settings = gtk_settings_get_default())
        g_object_set(settings, "gtk-enable-animations", FALSE, nullptr);
#endif
}

void set_theme_style(wxWindow& window) {
    window.SetFont(desktop_font());
    window.SetOwnForegroundColour(Theme::current().text);
}

void set_text_colour(wxWindow& label, const wxColour Theme::*colour) {
    if (auto* known = dynamic_cast<TextColour*>(label.GetClientObject()))
        known->colour = colour;
    else
        label.SetClientObject(new TextColour(colour));
    label.SetForegroundColour(Theme::current().*colour);
}

void update_text_colours(wxWindow& window) {
    if (const auto* known = dynamic_cast<TextColour*>(window.GetClientObject()))
        window.SetForegroundColour(Theme::current().*known->colour);
    for (wxWindow* child : window.GetChildren())
        update_text_colours(*child);
}

void set_drawn_style(wxWindow& window) {
    set_theme_style(window);
    window.SetBackgroundStyle(wxBG_STYLE_PAINT);
    window.SetOwnBackgroundColour(background_behind(window));
}

void use_system_background(wxWindow& window) {
    window.SetBackgroundStyle(wxBG_STYLE_SYSTEM);
}

void set_paper_background(wxWindow& window) {
    window.SetBackgroundColour(Theme::current().paper);
    for (wxWindow* child : window.GetChildren())
        if (dynamic_cast<wxPanel*>(child))
            set_paper_background(*child);
}

wxColour background_behind(const wxWindow& control) {
    for (const wxWindow* window = control.GetParent(); window; window = window->GetParent())
        if (window->UseBgCol())
            return window->GetBackgroundColour();
    return Theme::current().panel;
}

wxFont desktop_font() {
    const wxFont font = wxSystemSettings::GetFont(wxSYS_DEFAULT_GUI_FONT);
#ifdef __WXGTK__
    return font; // GTK's settings have the chosen size
#else
    return text_size() == usual_text_size
               ? font
               : font.Scaled(static_cast<float>(text_size()) / static_cast<float>(usual_text_size));
#endif
}

wxFont small_desktop_font() {
    return fonts_of(desktop_font()).small;
}

wxFont large_desktop_font() {
    return fonts_of(desktop_font()).large;
}

wxFont small_font(const wxWindow& window) {
    return fonts_of(window.GetFont()).small;
}

wxFont bold_font(const wxWindow& window) {
    return fonts_of(window.GetFont()).bold;
}

wxFont large_font(const wxWindow& window) {
    return fonts_of(window.GetFont()).large;
}

} // namespace muster
