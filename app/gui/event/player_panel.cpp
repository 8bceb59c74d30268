// SPDX-License-Identifier: MIT
#include "gui/event/player_panel.h"

#include "event/status_json.h"
#include "gui/event/list_findings.h"
#include "gui/toolkit/accessible_name.h"
#include "gui/toolkit/wx_text.h"
#include "gui/widgets/spacing.h"
#include "gui/widgets/styled_label.h"

#include <wx/intl.h>
#include <wx/sizer.h>

namespace muster {

namespace {

wxString dot() {
    return wxString::FromUTF8(" · ");
}

wxString name_and_army(const MatrixRow& row) {
    wxString text = wx(row.player->player.name);
    if (row.list != nullptr && row.list->army)
        text += dot() + wx(row.list->army->name.empty() ? row.list->list_title : row.list->army->name);
    return text;
}

wxString about_list(const MatrixRow& row) {
    if (row.list == nullptr)
        return wx(row.player->player.mail);
    wxString text = wx(row.list->source) + dot() + wx(readable_event_time(row.list->received)) + dot() +
                    wx(row.list->matched);
    if (!row.list->fingerprint.empty())
        text += dot() + wx(row.list->fingerprint);
    return text;
}

} // namespace

PlayerPanel::PlayerPanel(wxWindow* parent)
    : wxPanel(parent), name_(new StyledLabel(this, wxString(), LabelStyle::bold, wxST_ELLIPSIZE_END)),
      about_(new StyledLabel(this, wxString(), LabelStyle::note, wxST_ELLIPSIZE_END)),
      findings_(new ListFindings(this)) {
    set_accessible_name(*this, _("The selected list"));
    auto* sizer = new wxBoxSizer(wxVERTICAL);
    sizer->Add(name_, wxSizerFlags().Expand());
    sizer->Add(about_, wxSizerFlags().Expand().Border(wxTOP, FromDIP(2)));
    sizer->Add(findings_, wxSizerFlags(1).Expand().Border(wxTOP, FromDIP(control_gap)));
    SetSizer(sizer);
}

void PlayerPanel::show(const EventDesk& /*desk*/, const MatrixRow* row) {
    name_->set_text(row == nullptr ? wxString() : name_and_army(*row));
    about_->set_text(row == nullptr ? wxString() : about_list(*row));
    about_->SetToolTip(row == nullptr ? wxString() : about_list(*row));
    findings_->show(row == nullptr ? nullptr : row->player, row == nullptr ? nullptr : row->list);
    Layout();
}

void PlayerPanel::update_colours() {
    name_->update_colours();
    about_->update_colours();
    findings_->update_rows();
}

wxString PlayerPanel::heading() const {
    return name_->GetLabelText() + "\n" + about_->GetLabelText();
}

} // namespace muster
