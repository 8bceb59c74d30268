// SPDX-License-Identifier: MIT
#include "gui/widgets/run_bar.h"

#include "gui/toolkit/accessible_name.h"

#include <wx/button.h>
#include <wx/gauge.h>
#include <wx/intl.h>
#include <wx/sizer.h>
#include <wx/stattext.h>

namespace muster {

namespace {
constexpr int poll_every_ms = 60;
}

RunBar::RunBar(wxWindow* parent, BackgroundRun& run) : wxPanel(parent), run_(run), timer_(this) {
    wxPanel::Hide();
    Bind(wxEVT_TIMER, [this](wxTimerEvent& /*event*/) { poll(); });
}

// Created with the first work, because most pages never start any.
void RunBar::make_controls() {
    words_ = new wxStaticText(this, wxID_ANY, wxString());
    gauge_ = new wxGauge(this, wxID_ANY, 1);
    cancel_ = new wxButton(this, wxID_ANY, _("Cancel"));
    set_accessible_name(*gauge_, _("Progress"));
    auto* sizer = new wxBoxSizer(wxHORIZONTAL);
    const int gap = FromDIP(8);
    sizer->Add(words_, wxSizerFlags().CentreVertical().Border(wxALL, gap));
    sizer->Add(gauge_, wxSizerFlags(1).CentreVertical());
    sizer->Add(cancel_, wxSizerFlags().CentreVertical().Border(wxALL, gap));
    SetSizer(sizer);
    cancel_->Bind(wxEVT_BUTTON, [this](wxCommandEvent& /*event*/) { cancel(); });
}

void RunBar::show_started(const wxString& title) {
    if (!words_)
        make_controls();
    title_ = title;
    cancel_->Enable();
    show_progress();
    Show();
    GetParent()->Layout();
    timer_.Start(poll_every_ms); // only the timer reports the end, even if it has come already
}

void RunBar::cancel() {
    run_.cancel();
    if (cancel_)
        cancel_->Disable();
}

void RunBar::show_progress() {
    const auto done = static_cast<int>(run_.done());
    const auto total = static_cast<int>(run_.total());
    words_->SetLabelText(total == 0 ? title_ : wxString::Format(_("%s: %d of %d"), title_, done, total));
    if (total == 0) {
        gauge_->Pulse();
    } else {
        gauge_->SetRange(total);
        gauge_->SetValue(done);
    }
    Layout();
}

void RunBar::poll() {
    show_progress();
    // The bar is hidden first, because the report may start the next work.
    if (!run_.ended())
        return;
    timer_.Stop();
    Hide();
    GetParent()->Layout();
    run_.poll();
}

} // namespace muster
