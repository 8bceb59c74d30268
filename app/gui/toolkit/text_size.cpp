// SPDX-License-Identifier: MIT
#include "gui/toolkit/text_size.h"

#include "gui/toolkit/text_metrics.h"
#include "gui/toolkit/theme.h"

#include <wx/display.h>
#include <wx/font.h>
#include <wx/textctrl.h>
#include <wx/window.h>

#ifdef __WXGTK__
#include <gtk/gtk.h>
#endif

#include <algorithm>
#include <string>
#include <utility>

namespace muster {

namespace {

int chosen_text_size = usual_text_size;

// The fonts that nearly all windows have, so that they stay exactly what new windows get.
std::array<wxFont, 4> desktop_fonts() {
    return {desktop_font(), small_desktop_font(), desktop_font().Bold(), large_desktop_font()};
}

using OldFonts = std::vector<std::pair<wxWindow*, wxFont>>;

void collect_fonts(wxWindow& window, OldFonts& fonts) {
    fonts.emplace_back(&window, window.GetFont());
    for (wxWindow* child : window.GetChildren())
        if (!child->IsTopLevel())
            collect_fonts(*child, fonts);
}

void resize_all(wxWindow& window) {
    window.SendSizeEvent();
    for (wxWindow* child : window.GetChildren())
        if (!child->IsTopLevel())
            resize_all(*child);
}

void invalidate_sizes(wxWindow& window) {
    for (wxWindow* child : window.GetChildren())
        invalidate_sizes(*child);
    window.InvalidateBestSize();
}

#ifdef __WXGTK__

// The font that all native controls follow.
void scale_native_font(int percent) {
    GtkSettings* settings = gtk_settings_get_default();
    if (settings == nullptr)
        return;
    gtk_settings_reset_property(settings, "gtk-font-name");
    if (percent == usual_text_size)
        return;
    char* name = nullptr;
    g_object_get(settings, "gtk-font-name", &name, nullptr);
    PangoFontDescription* font = pango_font_description_from_string(name);
    g_free(name);
    pango_font_description_set_size(font, pango_font_description_get_size(font) * percent / usual_text_size);
    char* scaled = pango_font_description_to_string(font);
    g_object_set(settings, "gtk-font-name", scaled, nullptr);
    g_free(scaled);
    pango_font_description_free(font);
}

struct Restyling {
    wxWindow& window;
    std::function<void()> act;
};

void on_restyled(GtkWidget* widget, gpointer waiting) {
    const Restyling done = *static_cast<Restyling*>(waiting);
    g_signal_handlers_disconnect_by_data(widget, waiting); // deletes it
    done.window.CallAfter(done.act); // the controls inside are restyled after the window itself
}

#else

void scale_native_font(int /*percent*/) {}

#endif

} // namespace

int text_size() {
    return chosen_text_size;
}

int next_text_size(int size, bool larger) {
    if (larger) {
        const auto next = std::upper_bound(text_sizes.begin(), text_sizes.end(), size);
        return next == text_sizes.end() ? size : *next;
    }
    const auto next = std::lower_bound(text_sizes.begin(), text_sizes.end(), size);
    return next == text_sizes.begin() ? size : *std::prev(next);
}

void choose_text_size(int percent) {
    chosen_text_size = std::clamp(percent, text_sizes.front(), text_sizes.back());
    scale_native_font(chosen_text_size);
    Theme::reset();
}

void change_text_size(int percent, const std::vector<wxWindow*>& windows) {
    const std::array<wxFont, 4> before = desktop_fonts();
    const int old_size = chosen_text_size;
    OldFonts fonts;
    for (wxWindow* window : windows)
        collect_fonts(*window, fonts);
    choose_text_size(percent);
    const std::array<wxFont, 4> after = desktop_fonts();
    const float by = static_cast<float>(chosen_text_size) / static_cast<float>(old_size);
    for (const auto& [window, old] : fonts) {
        const auto known = std::find_if(before.begin(), before.end(),
                                        [&, &font = old](const wxFont& one) { return same_font(one, font); });
        const wxFont wanted = known == before.end()
                                  ? old.Scaled(by)
                                  : after.at(static_cast<std::size_t>(std::distance(before.begin(), known)));
        if (!same_font(window->GetFont(), wanted))
            window->SetFont(wanted);
    }
}

void lay_out_again(wxWindow& window) {
    invalidate_sizes(window);
    resize_all(window);
}

void after_restyling(wxWindow& window, std::function<void()> act) {
#ifdef __WXGTK__
    g_signal_connect_data(
        window.GetHandle(), "style-updated", G_CALLBACK(on_restyled), new Restyling{window, std::move(act)},
        +[](gpointer waiting, GClosure* /*closure*/) { delete static_cast<Restyling*>(waiting); },
        G_CONNECT_AFTER);
#else
    window.CallAfter(act);
#endif
}

int least_field_height(const wxWindow& window) {
    constexpr int edges = 10; // of a field, above and below its text
    if (text_size() <= usual_text_size)
        return 0;
    int width = 0;
    int height = 0;
    const wxFont font = desktop_font();
    window.GetTextExtent("X", &width, &height, nullptr, nullptr, &font);
    return height + window.FromDIP(edges);
}

void give_fields_room(wxWindow& window) {
    for (wxWindow* child : window.GetChildren()) {
        give_fields_room(*child);
        const auto* field = dynamic_cast<wxTextCtrl*>(child);
        if (field != nullptr && field->IsSingleLine())
            if (const int least = least_field_height(*child); least > 0)
                child->SetMinSize({child->GetMinSize().x, least});
    }
}

int with_text_size(const wxWindow& window, int dip) {
    return window.FromDIP(dip) * chosen_text_size / usual_text_size;
}

wxSize size_on_screen(const wxWindow& parent, const wxSize& dip) {
    wxSize size(with_text_size(parent, dip.x), with_text_size(parent, dip.y));
    size.DecTo(wxDisplay(&parent).GetClientArea().GetSize());
    return size;
}

} // namespace muster
