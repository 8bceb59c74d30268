// SPDX-License-Identifier: MIT
#include "gui/library/rescale_dialog.h"

#include "base/input_error.h"
#include "gui/library/library_model.h"
#include "gui/toolkit/accessible_name.h"
#include "gui/toolkit/text_size.h"
#include "gui/toolkit/theme.h"
#include "gui/toolkit/wx_text.h"
#include "gui/widgets/compare_list.h"

#include <wx/button.h>
#include <wx/intl.h>
#include <wx/sizer.h>
#include <wx/spinctrl.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>

#include <stdexcept>

namespace muster {

namespace {
constexpr std::int32_t max_size = 1'000'000;
}

RescaleDialog::RescaleDialog(wxWindow* parent, const Army& army, const Rulesets& rulesets)
    : wxDialog(parent, wxID_ANY, _("Duplicate and rescale"), wxDefaultPosition,
               size_on_screen(*parent, {820, 560}), wxDEFAULT_DIALOG_STYLE | wxRESIZE_BORDER),
      army_(army), rulesets_(rulesets),
      size_(new wxSpinCtrl(this, wxID_ANY, wxString(), wxDefaultPosition, wxDefaultSize,
                           wxSP_ARROW_KEYS | wxTE_PROCESS_ENTER, 1, max_size,
                           suggested_size(army, rulesets))),
      name_(new wxTextCtrl(this, wxID_ANY)), measure_(new wxStaticText(this, wxID_ANY, wxString())),
      verdict_(new wxStaticText(this, wxID_ANY, wxString())),
      to_choose_(new wxTextCtrl(this, wxID_ANY, wxString(), wxDefaultPosition,
                                wxSize(100, with_text_size(*this, 84)), wxTE_MULTILINE | wxTE_READONLY)),
      differences_(new CompareList(this)) {
    set_accessible_name(*size_, _("New size"));
    set_accessible_name(*name_, _("Name of the copy"));
    set_accessible_name(*to_choose_, _("Still to be chosen"));
    verdict_->SetFont(bold_font(*verdict_));
    set_text_colour(*measure_, &Theme::faint);
    const int gap = FromDIP(10);
    auto* fields = new wxFlexGridSizer(3, wxSize(gap, gap));
    fields->AddGrowableCol(2);
    const auto label = [&](const wxString& words) {
        fields->Add(new wxStaticText(this, wxID_ANY, words), wxSizerFlags().CentreVertical());
    };
    label(_("New size:"));
    fields->Add(size_, wxSizerFlags().CentreVertical());
    fields->Add(measure_, wxSizerFlags().Expand().CentreVertical());
    auto* names = new wxBoxSizer(wxHORIZONTAL);
    names->Add(new wxStaticText(this, wxID_ANY, _("Name of the copy:")), wxSizerFlags().CentreVertical());
    names->Add(name_, wxSizerFlags(1).CentreVertical().Border(wxLEFT, gap));
    auto* sizer = new wxBoxSizer(wxVERTICAL);
    const wxSizerFlags row = wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT | wxTOP, gap);
    sizer->Add(fields, row);
    sizer->Add(names, row);
    sizer->Add(verdict_, row);
    sizer->Add(to_choose_, row);
    sizer->Add(differences_, wxSizerFlags(1).Expand().Border(wxALL, gap));
    if (wxSizer* buttons = CreateButtonSizer(wxOK | wxCANCEL))
        sizer->Add(buttons, wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT | wxBOTTOM, gap));
    if (wxWindow* ok = FindWindow(wxID_OK))
        ok->SetLabel(_("Make the copy"));
    give_fields_room(*this);
    SetSizer(sizer);
    size_->Bind(wxEVT_SPINCTRL, [this](wxSpinEvent& /*event*/) { update_preview(); });
    size_->Bind(wxEVT_TEXT, [this](wxCommandEvent& /*event*/) { update_preview(); });
    update_preview();
    size_->SetFocus();
    size_->SetSelection(-1, -1);
}

void RescaleDialog::choose_size(std::int32_t size) {
    size_->SetValue(size);
    update_preview();
}

wxString RescaleDialog::verdict() const {
    return verdict_->GetLabelText();
}

std::optional<Army> RescaleDialog::result() const {
    if (!preview_)
        return std::nullopt;
    Army army = preview_->result.army;
    army.name = utf8(name_->GetValue());
    return army;
}

wxString RescaleDialog::summary_of(const ArmyRescaling& rescaling) const {
    return wxString::Format(_("%s: from %s to %s. %s"), wx(rescaling.measure),
                            wx(rescaling.result.before.readable()), wx(rescaling.result.reached.readable()),
                            verdict_label(rescaling.verdict));
}

void RescaleDialog::update_preview() {
    const std::int32_t size = size_->GetValue();
    if (preview_ && preview_->result.wanted == size)
        return;
    preview_.reset();
    wxString to_choose;
    try {
        preview_ = army_rescaling(army_, rulesets_, size);
        verdict_->SetLabelText(summary_of(*preview_));
        set_text_colour(*verdict_, preview_->verdict.legal() ? &Theme::good : &Theme::error);
        measure_->SetLabelText(
            wxString::Format(_("%s, now %s"), wx(preview_->measure), wx(preview_->result.before.readable())));
        for (const auto* lines : {&preview_->obstacles, &preview_->result.to_choose})
            for (const std::string& line : *lines)
                to_choose += (to_choose.empty() ? "" : "\n") + wx(line);
        // A name that the player has typed stays.
        if (name_->GetValue() == given_name_) {
            given_name_ = wx(preview_->result.army.name);
            name_->ChangeValue(given_name_);
        }
        differences_->show(wx(army_.name), wx(preview_->result.army.name), preview_->rows);
    } catch (const std::runtime_error& error) { // RescaleError, or a list that cannot be read
        verdict_->SetLabelText(
            wxString::Format(_("A copy of this size is not possible: %s."), wx(error.what())));
        set_text_colour(*verdict_, &Theme::error);
        differences_->show(wx(army_.name), wxString(), {});
    }
    to_choose_->ChangeValue(to_choose);
    FindWindow(wxID_OK)->Enable(preview_.has_value());
    Layout();
}

} // namespace muster
