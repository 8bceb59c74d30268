// SPDX-License-Identifier: MIT
#include "gui/rules/house_rules_hint.h"

#include "gui/toolkit/text_size.h"
#include "gui/toolkit/wx_text.h"
#include "gui/widgets/drawn_window.h"
#include "gui/widgets/small_button.h"
#include "gui/widgets/spacing.h"

#include <wx/intl.h>
#include <wx/sizer.h>
#include <wx/stattext.h>

#include <algorithm>
#include <utility>

namespace muster {

namespace {
constexpr int text_width = 560;
constexpr int least_width = 160;
} // namespace

HouseRulesHint::HouseRulesHint(wxWindow* parent, std::function<void()> open_file) : wxPanel(parent) {
    label_ = new wxStaticText(this, wxID_ANY, wxString());
    file_ = new SmallButton(this, _("Open the file"));
    file_->SetToolTip(_("Opens the file with your desktop's program for it"));
    file_->Bind(wxEVT_BUTTON, [open = std::move(open_file)](wxCommandEvent& /*event*/) { open(); });
    auto* sizer = new wxBoxSizer(wxVERTICAL);
    sizer->Add(label_, wxSizerFlags().Border(wxALL, FromDIP(2 * control_gap)));
    sizer->Add(file_, wxSizerFlags().Border(wxLEFT, FromDIP(2 * control_gap)));
    SetSizer(sizer);
    bind_resizing(*this, [this] { wrap(); });
}

void HouseRulesHint::show(const std::optional<HouseRulesEditor::Unreadable>& unreadable) {
    text_ = unreadable
                ? wxString::Format(_("These house rules cannot be read:\n\n%s\n\nCorrect the file and "
                                     "double-click it in the list, or delete it; it moves to the trash."),
                                   wx(unreadable->why))
                : wxString(_("House rules are a published rule set with your club's changes: rules that you "
                             "do not use, and rules with another severity.\n\nClick “New…” to create some, "
                             "or “Import…” to use a file."));
    file_->Show(unreadable.has_value());
    wrap();
}

void HouseRulesHint::wrap() {
    const int room = GetClientSize().x - 4 * FromDIP(control_gap);
    label_->SetLabelText(text_);
    label_->Wrap(std::min(with_text_size(*this, text_width), std::max(room, FromDIP(least_width))));
    Layout();
}

} // namespace muster
