// SPDX-License-Identifier: MIT
#include "gui/toolkit/accessible_name.h"

#include <wx/window.h>

#ifdef __WXGTK__
#include <gtk/gtk.h>
#endif

#include <array>

namespace muster {

void set_accessible_name(wxWindow& window, const wxString& name, const wxString& description) {
    window.SetName(name);
#ifdef __WXGTK__
    if (AtkObject* object = gtk_widget_get_accessible(window.GetHandle())) {
        atk_object_set_name(object, name.utf8_str());
        if (!description.empty())
            atk_object_set_description(object, description.utf8_str());
    }
#else
    window.SetHelpText(description);
#endif
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
    if (AtkObject* object = gtk_widget_get_accessible(window.GetHandle()))
        if (const char* name = atk_object_get_name(object))
            return wxString::FromUTF8(name);
#endif
    return window.GetName();
}

} // namespace muster
