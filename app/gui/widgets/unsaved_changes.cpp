// SPDX-License-Identifier: MIT
#include "gui/widgets/unsaved_changes.h"

#include <wx/intl.h>
#include <wx/msgdlg.h>

namespace muster {

UnsavedAnswer ask_about_unsaved(wxWindow& window, const wxString& name) {
    wxMessageDialog dialog(&window, wxString::Format(_("“%s” has unsaved changes."), name), "Muster",
                           wxYES_NO | wxCANCEL | wxICON_WARNING);
    dialog.SetYesNoCancelLabels(_("Save"), _("Do not save"), _("Cancel"));
    switch (dialog.ShowModal()) {
    case wxID_YES: return UnsavedAnswer::save;
    case wxID_NO: return UnsavedAnswer::discard;
    default: return UnsavedAnswer::stay;
    }
}

} // namespace muster
