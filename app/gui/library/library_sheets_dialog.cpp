// SPDX-License-Identifier: MIT
#include "gui/library/library_sheets_dialog.h"

#include "gui/shell/sheet_titles.h"
#include "gui/toolkit/accessible_name.h"

#include <wx/button.h>
#include <wx/choice.h>
#include <wx/intl.h>
#include <wx/radiobox.h>
#include <wx/sizer.h>
#include <wx/stattext.h>

namespace muster {

LibrarySheetsDialog::LibrarySheetsDialog(wxWindow* parent, const wxString& armies, const PageSetup& setup)
    : wxDialog(parent, wxID_ANY, wxString::Format(_("Sheets of %s"), armies)) {
    const int gap = FromDIP(10);
    auto* fields = new wxFlexGridSizer(2, wxSize(gap, gap));
    fields->AddGrowableCol(1);
    const auto add = [&](const wxString& name, const wxArrayString& entries, int chosen) {
        auto* choice = new wxChoice(this, wxID_ANY, wxDefaultPosition, wxDefaultSize, entries);
        choice->SetSelection(chosen);
        set_accessible_name(*choice, name);
        fields->Add(new wxStaticText(this, wxID_ANY, name + ":"), wxSizerFlags().CentreVertical());
        fields->Add(choice, wxSizerFlags().Expand());
        return choice;
    };
    kind_ = add(_("Kind of sheet"), sheet_kind_titles(), 0);
    paper_ = add(_("Paper"), paper_titles(), static_cast<int>(setup.paper));
    orientation_ = add(_("Orientation"), orientation_titles(), static_cast<int>(setup.orientation));
    wxArrayString targets;
    for (const wxString& words :
         {_("Print them"), _("One PDF of all, for printing"), _("A file for each army, in a folder")})
        targets.Add(words);
    target_ = new wxRadioBox(this, wxID_ANY, _("What to do"), wxDefaultPosition, wxDefaultSize, targets, 1,
                             wxRA_SPECIFY_COLS);
    format_ = new wxChoice(this, wxID_ANY, wxDefaultPosition, wxDefaultSize, sheet_format_titles());
    format_->SetSelection(0);
    set_accessible_name(*format_, _("Kind of file"));
    auto* formats = new wxBoxSizer(wxHORIZONTAL);
    formats->Add(new wxStaticText(this, wxID_ANY, _("Kind of file") + ":"), wxSizerFlags().CentreVertical());
    formats->Add(format_, wxSizerFlags(1).Border(wxLEFT, gap));
    auto* sizer = new wxBoxSizer(wxVERTICAL);
    const wxSizerFlags row = wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT | wxTOP, gap);
    sizer->Add(fields, row);
    sizer->Add(target_, row);
    sizer->Add(formats, row);
    sizer->Add(CreateButtonSizer(wxOK | wxCANCEL), wxSizerFlags().Expand().Border(wxALL, gap));
    SetSizerAndFit(sizer);
    target_->Bind(wxEVT_RADIOBOX,
                  [this](wxCommandEvent& /*event*/) { format_->Enable(target() == Target::folder); });
    format_->Enable(false);
}

SheetOrder LibrarySheetsDialog::order() const {
    SheetOrder order;
    order.kind = static_cast<SheetKind>(kind_->GetSelection());
    if (target() == Target::folder)
        order.format = &sheet_formats()[static_cast<std::size_t>(format_->GetSelection())];
    order.setup = {static_cast<Paper>(paper_->GetSelection()),
                   static_cast<Orientation>(orientation_->GetSelection())};
    return order;
}

LibrarySheetsDialog::Target LibrarySheetsDialog::target() const {
    return static_cast<Target>(target_->GetSelection());
}

void LibrarySheetsDialog::choose(SheetKind kind, Target target) {
    kind_->SetSelection(static_cast<int>(kind));
    target_->SetSelection(static_cast<int>(target));
    format_->Enable(target == Target::folder);
}

} // namespace muster
