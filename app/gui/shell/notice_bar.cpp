// SPDX-License-Identifier: MIT
#include "gui/shell/notice_bar.h"

#include "gui/toolkit/accessible_name.h"
#include "gui/toolkit/theme.h"

#include <wx/arrstr.h>
#include <wx/button.h>
#include <wx/intl.h>
#include <wx/msgdlg.h>
#include <wx/sizer.h>
#include <wx/stattext.h>

#include <algorithm>
#include <utility>

namespace muster {

namespace {
constexpr std::size_t most_lines = 2;
}

NoticeBar::NoticeBar(wxWindow* parent)
    : wxPanel(parent), text_(new wxStaticText(this, wxID_ANY, wxString(), wxDefaultPosition, wxDefaultSize,
                                              wxST_NO_AUTORESIZE)),
      buttons_(new wxBoxSizer(wxHORIZONTAL)),
      all_(new wxButton(this, wxID_ANY, _("Show all…"), wxDefaultPosition, wxDefaultSize, wxBU_EXACTFIT)) {
    auto* sizer = new wxBoxSizer(wxHORIZONTAL);
    sizer->Add(text_, wxSizerFlags(1).CentreVertical().Border(wxLEFT | wxRIGHT, FromDIP(10)));
    sizer->Add(all_, wxSizerFlags().CentreVertical());
    sizer->Add(buttons_, wxSizerFlags().CentreVertical().Border(wxRIGHT, FromDIP(8)));
    SetSizer(sizer);
    Hide();
    all_->Bind(wxEVT_BUTTON, [this](wxCommandEvent& /*event*/) { CallAfter([this] { show_all(); }); });
    parent->Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        event.Skip();
        lay_out();
    });
}

int NoticeBar::needed_height() const {
    return std::max(static_cast<int>(most_lines) * GetCharHeight(), all_->GetBestSize().y);
}

void NoticeBar::update_colours() {
    SetBackgroundColour(Theme::current().query_background);
    Refresh();
}

void NoticeBar::show_message(const wxString& message, std::vector<Choice> choices) {
    message_ = message;
    is_step_ = false;
    is_question_ = !choices.empty();
    update_colours();
    set_text_colour(*text_, &Theme::text);
    buttons_->Clear(true);
    choices.push_back({_("Close"), nullptr});
    for (Choice& choice : choices) {
        auto* button =
            new wxButton(this, wxID_ANY, choice.label, wxDefaultPosition, wxDefaultSize, wxBU_EXACTFIT);
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
    Raise();
    lay_out();
}

void NoticeBar::show_step(const wxString& message, std::function<void()> undo) {
    show_message(message, {{_("Undo"), std::move(undo)}});
    is_step_ = true;
    is_question_ = false;
}

void NoticeBar::show_problem(const wxString& message) {
    show_message(message);
    is_step_ = true;
}

void NoticeBar::close_step() {
    if (is_step_)
        close();
}

void NoticeBar::give_way() {
    if (!is_question_)
        close();
}

// Over the whole parent, which has its room from the start, so that a message moves nothing.
void NoticeBar::lay_out() {
    if (!IsShown())
        return;
    SetSize(wxRect(GetParent()->GetClientSize()));
    wrap();
}

void NoticeBar::wrap() {
    const int width = GetClientSize().x - buttons_->CalcMin().x - FromDIP(40);
    if (width == wrapped_for_ || width < FromDIP(100))
        return;
    wrapped_for_ = width;
    const auto lines_in = [&](int wide) {
        wxString flat = message_;
        flat.Replace("\n", " ");
        text_->SetLabel(wxControl::EscapeMnemonics(flat));
        text_->Wrap(wide);
        return wxSplit(text_->GetLabel(), '\n', '\0');
    };
    wxArrayString lines = lines_in(width);
    const bool is_long = lines.size() > most_lines;
    all_->Show(is_long);
    if (is_long) {
        lines = lines_in(width - all_->GetBestSize().x - FromDIP(20));
        lines.resize(most_lines);
        text_->SetLabel(wxJoin(lines, '\n', '\0') + wxString::FromUTF8("…"));
    }
    // GTK measures the new lines late: until then the second one would have no room.
    text_->SetMinSize({-1, static_cast<int>(lines.size()) * GetCharHeight()});
    text_->SetToolTip(message_);
    Layout();
}

void NoticeBar::show_all() {
    wxMessageDialog(wxGetTopLevelParent(this), message_, "Muster", wxOK).ShowModal();
}

void NoticeBar::close() {
    Hide();
}

} // namespace muster
