// SPDX-License-Identifier: MIT
#include "accessible_name.h"

#include <wx/window.h>

#ifdef __WXGTK__
#include <gtk/gtk.h>
#endif

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

wxString accessible_name(const wxWindow& window) {
#ifdef __WXGTK__
    if (AtkObject* object = gtk_widget_get_accessible(window.GetHandle()))
        if (const char* name = atk_object_get_name(object))
            return wxString::FromUTF8(name);
#endif
    return window.GetName();
}

} // namespace muster
