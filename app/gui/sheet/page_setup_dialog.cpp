// SPDX-License-Identifier: MIT
#include "gui/sheet/page_setup_dialog.h"

#include "gui/shell/sheet_titles.h"
#include "gui/toolkit/text_size.h"
#include "gui/toolkit/theme.h"

#include <wx/intl.h>
#include <wx/radiobox.h>
#include <wx/sizer.h>
#include <wx/stattext.h>

namespace muster {

namespace {
constexpr int hint_width = 520;
}

PageSetupDialog::PageSetupDialog(wxWindow* parent, const PageSetup& setup)
    : wxDialog(parent, wxID_ANY, _("Page setup")),
      paper_(new wxRadioBox(this, wxID_ANY, _("Paper"), wxDefaultPosition, wxDefaultSize, paper_titles(), 1,
                            wxRA_SPECIFY_ROWS)),
      orientation_(new wxRadioBox(this, wxID_ANY, _("Orientation"), wxDefaultPosition, wxDefaultSize,
                                  orientation_titles(), 1, wxRA_SPECIFY_ROWS)) {
    paper_->SetSelection(static_cast<int>(setup.paper));
    orientation_->SetSelection(static_cast<int>(setup.orientation));
    const int gap = FromDIP(10);
    auto* hint = new wxStaticText(
        this, wxID_ANY,
        _("Automatic chooses the orientation in which the whole army fits one page at a readable size.\nThe "
          "setting applies to all armies. Choose the printer's own paper and margins when you print."));
    hint->SetFont(desktop_font()); // which GTK gives it only later, too late to be measured
    hint->Wrap(with_text_size(*this, hint_width));
    auto* sizer = new wxBoxSizer(wxVERTICAL);
    const wxSizerFlags row = wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT | wxTOP, gap);
    sizer->Add(paper_, row);
    sizer->Add(orientation_, row);
    sizer->Add(hint, row);
    sizer->Add(CreateButtonSizer(wxOK | wxCANCEL), wxSizerFlags().Expand().Border(wxALL, gap));
    SetSizerAndFit(sizer);
    CallAfter([this] { paper_->SetFocus(); }); // once it is shown: until then the focus goes to OK
}

PageSetup PageSetupDialog::setup() const {
    return {static_cast<Paper>(paper_->GetSelection()),
            static_cast<Orientation>(orientation_->GetSelection())};
}

} // namespace muster
