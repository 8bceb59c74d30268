// SPDX-License-Identifier: MIT
#include "gui/shell/notice_bar.h"

#include "gui/toolkit/accessible_name.h"
#include "gui/toolkit/theme.h"

#include <wx/button.h>
#include <wx/intl.h>
#include <wx/sizer.h>
#include <wx/stattext.h>

#include <utility>

namespace muster {

NoticeBar::NoticeBar(wxWindow* parent)
    : wxPanel(parent), text_(new wxStaticText(this, wxID_ANY, wxString())),
      buttons_(new wxBoxSizer(wxHORIZONTAL)) {
    auto* sizer = new wxBoxSizer(wxHORIZONTAL);
    sizer->Add(text_, wxSizerFlags(1).CentreVertical().Border(wxALL, FromDIP(10)));
    sizer->Add(buttons_, wxSizerFlags().CentreVertical().Border(wxRIGHT, FromDIP(8)));
    SetSizer(sizer);
    Hide();
    Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        wrap();
        event.Skip();
    });
}

void NoticeBar::show_message(const wxString& message, std::vector<Choice> choices) {
    message_ = message;
    SetBackgroundColour(Theme::current().query_background);
    text_->SetForegroundColour(Theme::current().text);
    buttons_->Clear(true);
    choices.push_back({_("Close"), nullptr});
    for (Choice& choice : choices) {
        auto* button = new wxButton(this, wxID_ANY, choice.label);
        button->Bind(wxEVT_BUTTON, [this, act = std::move(choice.act)](wxCommandEvent& /*event*/) {
            // After the event, because the action may show another notice and so destroy the button.
            CallAfter([this, act] {
                close();
                if (act)
                    act();
            });
        });
        buttons_->Add(button, wxSizerFlags().Border(wxLEFT, FromDIP(6)));
    }
    set_accessible_name(*this, _("Notice"), message);
    wrapped_for_ = 0;
    Show();
    wrap();
    GetParent()->Layout();
}

void NoticeBar::wrap() {
    const int width = GetParent()->GetClientSize().x - buttons_->CalcMin().x - FromDIP(40);
    if (!IsShown() || width == wrapped_for_ || width < FromDIP(100))
        return;
    wrapped_for_ = width;
    text_->SetLabel(wxControl::EscapeMnemonics(message_));
    text_->Wrap(width);
    CallAfter([this] { GetParent()->Layout(); });
}

void NoticeBar::close() {
    if (!IsShown())
        return;
    Hide();
    GetParent()->Layout();
}

} // namespace muster
