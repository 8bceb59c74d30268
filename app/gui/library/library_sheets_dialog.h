// SPDX-License-Identifier: MIT
// LibrarySheetsDialog: asks for the kind of sheets of many armies and for their target: the printer, one PDF,
// or a file for each army.
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
