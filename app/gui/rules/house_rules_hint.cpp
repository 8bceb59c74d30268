// SPDX-License-Identifier: MIT
#include "gui/rules/house_rules_hint.h"

#include "gui/toolkit/wx_text.h"
#include "gui/widgets/small_button.h"
#include "gui/widgets/spacing.h"

#include <wx/intl.h>
#include <wx/sizer.h>
#include <wx/stattext.h>

#include <utility>

namespace muster {

namespace {
constexpr int text_width = 560;
} // namespace

HouseRulesHint::HouseRulesHint(wxWindow* parent, std::function<void()> open_file) : wxPanel(parent) {
    label_ = new wxStaticText(this, wxID_ANY, wxString());
    file_ = new SmallButton(this, _("Open the file"));
    file_->SetToolTip(_("In the program that your desktop has for such files"));
    file_->Bind(wxEVT_BUTTON, [open = std::move(open_file)](wxCommandEvent& /*event*/) { open(); });
    auto* sizer = new wxBoxSizer(wxVERTICAL);
    sizer->Add(label_, wxSizerFlags().Border(wxALL, FromDIP(2 * control_gap)));
    sizer->Add(file_, wxSizerFlags().Border(wxLEFT, FromDIP(2 * control_gap)));
    SetSizer(sizer);
}

void HouseRulesHint::show(const std::optional<HouseRulesEditor::Unreadable>& unreadable) {
    text_ =
        unreadable
            ? wxString::Format(_("These house rules cannot be read:\n\n%s\n\nMend the file and choose it "
                                 "again by a double click, or delete it: it then lies in the trash."),
                               wx(unreadable->why))
            : wxString(
                  _("House rules are a published rule set with changes of your club's own: rules that you do "
                    "not use, and rules that you take less or more severely.\n\nBegin by “New…”, or take a "
                    "file that somebody sent you."));
    label_->SetLabelText(text_);
    label_->Wrap(FromDIP(text_width));
    file_->Show(unreadable.has_value());
    Layout();
}

} // namespace muster
