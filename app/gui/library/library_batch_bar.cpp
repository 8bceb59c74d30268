// SPDX-License-Identifier: MIT
#include "gui/library/library_batch_bar.h"

#include "gui/toolkit/accessible_name.h"
#include "gui/toolkit/wx_text.h"

#include <wx/button.h>
#include <wx/gauge.h>
#include <wx/intl.h>
#include <wx/sizer.h>
#include <wx/stattext.h>

#include <atomic>
#include <exception>
#include <string>
#include <utility>

namespace muster {

namespace {
constexpr int look_every_ms = 60;
}

struct LibraryBatchBar::Outcome {
    std::shared_ptr<BatchResult> result;
    std::string trouble;
    std::atomic<bool> done = false; // set last
};

LibraryBatchBar::LibraryBatchBar(wxWindow* parent) : wxPanel(parent), timer_(this) {
    Bind(wxEVT_TIMER, [this](wxTimerEvent& /*event*/) { look(); });
}

// When it is first wanted: most pages are closed without.
void LibraryBatchBar::make_controls() {
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

LibraryBatchBar::~LibraryBatchBar() {
    cancel();
    if (thread_.joinable())
        thread_.join();
}

void LibraryBatchBar::begin(const wxString& what, const std::filesystem::path& library, Work work, Then then,
                            Failed failed) {
    if (working())
        return;
    if (!words_)
        make_controls();
    what_ = what;
    then_ = std::move(then);
    failed_ = std::move(failed);
    progress_ = std::make_shared<BatchProgress>();
    outcome_ = std::make_shared<Outcome>();
    thread_ = std::thread([library, work = std::move(work), progress = progress_, outcome = outcome_] {
        try {
            Library own(library);
            outcome->result = work(own, *progress);
        } catch (const std::exception& error) {
            outcome->trouble = error.what();
        }
        outcome->done = true;
    });
    cancel_->Enable();
    show_progress(); // no more than that: the work may be done already
    Show();
    GetParent()->Layout();
    timer_.Start(look_every_ms);
}

void LibraryBatchBar::cancel() {
    if (!progress_)
        return;
    progress_->cancelled = true;
    cancel_->Disable();
}

void LibraryBatchBar::show_progress() {
    const auto done = static_cast<int>(progress_->done);
    const auto total = static_cast<int>(progress_->total);
    words_->SetLabelText(total == 0 ? what_ : wxString::Format(_("%s: %d of %d"), what_, done, total));
    if (total == 0) {
        gauge_->Pulse();
    } else {
        gauge_->SetRange(total);
        gauge_->SetValue(done);
    }
    Layout();
}

void LibraryBatchBar::look() {
    show_progress();
    if (outcome_->done)
        finish();
}

void LibraryBatchBar::finish() {
    timer_.Stop();
    thread_.join();
    Hide();
    GetParent()->Layout();
    const std::shared_ptr<Outcome> outcome = std::move(outcome_);
    if (outcome->result)
        then_(*outcome->result);
    else
        failed_(wx(outcome->trouble));
}

} // namespace muster
