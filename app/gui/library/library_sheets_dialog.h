// SPDX-License-Identifier: MIT
// LibrarySheetsDialog: which sheets to make of many armies, and where they go: to the printer, into one PDF,
// or into a file for each.
#pragma once

#include "sheet/sheet_output.h"

#include <wx/dialog.h>

class wxChoice;
class wxRadioBox;

namespace muster {

class LibrarySheetsDialog : public wxDialog {
public:
    enum class Target : int { printer, one_pdf, folder };

    LibrarySheetsDialog(wxWindow* parent, const wxString& armies, const PageSetup& setup);

    [[nodiscard]] SheetOrder order() const;
    [[nodiscard]] Target target() const;
    void choose(SheetKind kind, Target target);

private:
    wxChoice* kind_;
    wxChoice* format_;
    wxChoice* paper_;
    wxChoice* orientation_;
    wxRadioBox* target_;
};

} // namespace muster
