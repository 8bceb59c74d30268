// SPDX-License-Identifier: MIT
#include "gui/toolkit/accessible_name.h"

#include "gui/toolkit/text_size.h"

#include <wx/dialog.h>
#include <wx/listbox.h>
#include <wx/textctrl.h>

#ifdef __WXGTK__
#include <gtk/gtk.h>
#endif

#include <array>
#include <string>

namespace muster {

#ifdef __WXGTK__
namespace {

std::string name_of(GtkWidget* widget) {
    AtkObject* const object = gtk_widget_get_accessible(widget);
    const char* const name = object == nullptr ? nullptr : atk_object_get_name(object);
    return name == nullptr ? std::string() : std::string(name);
}

// What takes the focus may be a part of the control, such as the text inside of a scrolled window.
void name_widget(GtkWidget* widget, const wxString& name, const wxString& description) {
    if (AtkObject* object = gtk_widget_get_accessible(widget)) {
        atk_object_set_name(object, name.utf8_str());
        if (!description.empty())
            atk_object_set_description(object, description.utf8_str());
    }
}

struct Naming {
    const wxString& name;
    const wxString& description;
    std::string old_name; // of the control
};

// Parts with a name of their own, such as the buttons of a toolbar, keep it.
void name_inner(GtkWidget* widget, gpointer data) {
    const auto& naming = *static_cast<const Naming*>(data);
    if (gtk_widget_get_can_focus(widget) != 0) {
        const std::string own = name_of(widget);
        if (own.empty() || own == naming.old_name)
            name_widget(widget, naming.name, naming.description);
    }
    if (GTK_IS_CONTAINER(widget))
        gtk_container_forall(GTK_CONTAINER(widget), name_inner, data);
}

} // namespace
#endif

void set_accessible_name(wxWindow& window, const wxString& name, const wxString& description) {
    window.SetName(name);
#ifdef __WXGTK__
    Naming naming{name, description, name_of(window.GetHandle())};
    name_widget(window.GetHandle(), name, description);
    if (window.GetChildren().empty()) {
        if (GTK_IS_CONTAINER(window.GetHandle()))
            gtk_container_forall(GTK_CONTAINER(window.GetHandle()), name_inner, &naming);
    }
#else
    window.SetHelpText(description);
#endif
}

void name_answer(wxDialog& dialog, const wxString& question) {
    for (wxWindow* child : dialog.GetChildren())
        if (dynamic_cast<wxTextCtrl*>(child) != nullptr || dynamic_cast<wxListBox*>(child) != nullptr)
            set_accessible_name(*child, question);
    give_fields_room(dialog);
    dialog.Fit();
}

void set_accessible_role(wxWindow& window, AccessibleRole role) {
#ifdef __WXGTK__
    constexpr std::array<AtkRole, 6> roles{ATK_ROLE_LIST_BOX, ATK_ROLE_GROUPING, ATK_ROLE_PUSH_BUTTON,
                                           ATK_ROLE_IMAGE,    ATK_ROLE_PANEL,    ATK_ROLE_STATUSBAR};
    if (AtkObject* object = gtk_widget_get_accessible(window.GetHandle()))
        atk_object_set_role(object, roles.at(static_cast<std::size_t>(role)));
#else
    static_cast<void>(window);
    static_cast<void>(role);
#endif
}

void announce(wxWindow& window, const wxString& text) {
#ifdef __WXGTK__
    AtkObject* object = gtk_widget_get_accessible(window.GetHandle());
    if (!object)
        return;
    atk_object_set_description(object, text.utf8_str());
    // Since ATK 2.46.
    if (g_signal_lookup("announcement", ATK_TYPE_OBJECT) != 0)
        g_signal_emit_by_name(object, "announcement", static_cast<const char*>(text.utf8_str()));
#else
    window.SetHelpText(text);
#endif
}

wxString accessible_name(const wxWindow& window) {
#ifdef __WXGTK__
    if (const std::string name = name_of(window.GetHandle()); !name.empty())
        return wxString::FromUTF8(name);
#endif
    return window.GetName();
}

} // namespace muster
