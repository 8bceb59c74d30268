// SPDX-License-Identifier: MIT
// PageSetupDialog: the paper and orientation of sheets.
#pragma once

#include "sheet/sheet_output.h"

#include <wx/dialog.h>

class wxRadioBox;

namespace muster {

class PageSetupDialog : public wxDialog {
public:
    PageSetupDialog(wxWindow* parent, const PageSetup& setup);

    [[nodiscard]] PageSetup setup() const;

private:
    wxRadioBox* paper_;
    wxRadioBox* orientation_;
};

} // namespace muster
