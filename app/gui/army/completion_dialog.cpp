// SPDX-License-Identifier: MIT
#include "gui/army/completion_dialog.h"

#include "army/place.h"
#include "gui/toolkit/accessible_name.h"
#include "gui/toolkit/text_lines.h"
#include "gui/toolkit/text_size.h"
#include "gui/toolkit/wx_text.h"
#include "gui/widgets/run_bar.h"

#include <wx/button.h>
#include <wx/checkbox.h>
#include <wx/intl.h>
#include <wx/listbox.h>
#include <wx/sizer.h>
#include <wx/textctrl.h>

#include <memory>
#include <utility>

namespace muster {

namespace {

constexpr int completion_width = 560;
constexpr int proposals_height = 130;
constexpr int additions_height = 90;
constexpr int additions_margin = 6;
constexpr int random_attempts = 3;

} // namespace

CompletionDialog::CompletionDialog(wxWindow* parent, const Army& army, const Ruleset& ruleset,
                                   CompletionOrder order)
    : wxDialog(parent, wxID_ANY, _("Complete the army"), wxDefaultPosition, wxDefaultSize,
               wxDEFAULT_DIALOG_STYLE | wxRESIZE_BORDER),
      army_(army), ruleset_(ruleset), order_(std::move(order)) {
    add_controls();
    search();
    rows_->SetFocus();
}

void CompletionDialog::add_controls() {
    owned_only_ = new wxCheckBox(this, wxID_ANY, _("Add only figures of my collection"));
    owned_only_->Enable(order_.owned && !order_.owned->empty());
    const int width = with_text_size(*this, completion_width);
    rows_ = new wxListBox(this, wxID_ANY, wxDefaultPosition,
                          wxSize(width, with_text_size(*this, proposals_height)), 0, nullptr,
                          wxLB_SINGLE | wxLB_HSCROLL);
    set_accessible_name(*rows_, _("Legal armies that keep everything you chose"));
    details_ = new wxTextCtrl(this, wxID_ANY, wxString(), wxDefaultPosition,
                              wxSize(width, with_text_size(*this, additions_height)),
                              wxTE_MULTILINE | wxTE_READONLY);
    set_text_margin(*details_, FromDIP(additions_margin));
    set_accessible_name(*details_, _("What the chosen army adds"));
    bar_ = new RunBar(this, run_);
    others_ = new wxButton(this, wxID_ANY, _("Search for others"));
    const int gap = FromDIP(10);
    auto* sizer = new wxBoxSizer(wxVERTICAL);
    const wxSizerFlags row = wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT | wxTOP, gap);
    sizer->Add(owned_only_, row);
    sizer->Add(rows_, wxSizerFlags(row).Proportion(2));
    sizer->Add(details_, wxSizerFlags(row).Proportion(1));
    sizer->Add(bar_, row);
    sizer->Add(others_, wxSizerFlags().Border(wxLEFT | wxRIGHT | wxTOP, gap));
    if (wxSizer* buttons = CreateButtonSizer(wxOK | wxCANCEL))
        sizer->Add(buttons, wxSizerFlags().Expand().Border(wxALL, gap));
    if (wxWindow* ok = FindWindow(wxID_OK))
        ok->SetLabel(_("Use this army"));
    SetSizerAndFit(sizer);
    owned_only_->Bind(wxEVT_CHECKBOX, [this](wxCommandEvent& /*event*/) { search(); });
    others_->Bind(wxEVT_BUTTON, [this](wxCommandEvent& /*event*/) { search_others(); });
    rows_->Bind(wxEVT_LISTBOX, [this](wxCommandEvent& /*event*/) { show_details(); });
    rows_->Bind(wxEVT_LISTBOX_DCLICK, [this](wxCommandEvent& /*event*/) { EndModal(wxID_OK); });
}

const Proposal* CompletionDialog::chosen() const {
    const int row = rows_->GetSelection();
    return row == wxNOT_FOUND || is_complete() ? nullptr : &proposals_[static_cast<std::size_t>(row)];
}

wxString CompletionDialog::details() const {
    return details_->GetValue();
}

void CompletionDialog::search_others() {
    ++order_.seed;
    search();
}

void CompletionDialog::search() {
    show({});
    details_->ChangeValue(wxString());
    if (run_.running()) {
        search_again_ = true;
        bar_->cancel();
        return;
    }
    search_again_ = false;
    others_->Disable();
    CompletionOrder order = order_;
    if (!owned_only_->GetValue())
        order.owned.reset();
    const auto found = std::make_shared<std::vector<Proposal>>();
    const bool is_started = run_.start(
        [this, found, order = std::move(order)](RunProgress& progress) mutable {
            progress.total = order.most_trials;
            order.progress = [&progress](std::size_t trials) {
                progress.done = trials;
                return !progress.cancelled;
            };
            // A random army may run into a dead end.
            for (int left = has_troops(army_) ? 1 : random_attempts;
                 left > 0 && found->empty() && !progress.cancelled; --left) {
                *found = completions(army_, ruleset_, order);
                ++order.seed;
            }
        },
        [this, found] {
            if (search_again_)
                search();
            else
                show(std::move(*found));
        },
        [this](const std::string& reason) { show_problem(wx(reason)); });
    if (is_started)
        bar_->show_started(_("Searching"));
}

void CompletionDialog::show(std::vector<Proposal> found) {
    proposals_ = std::move(found);
    others_->Enable();
    rows_->Clear();
    if (is_complete()) {
        show_problem(_("The army is complete as it is."));
        return;
    }
    for (const Proposal& proposal : proposals_)
        rows_->Append(wxString::Format(_("%u more: %s"), static_cast<unsigned>(proposal.added),
                                       wx(additions_text(army_, proposal, ruleset_))));
    if (proposals_.empty()) {
        show_problem(_("No legal army was found that keeps everything chosen. Follow the findings."));
        return;
    }
    rows_->SetSelection(0);
    show_details();
}

void CompletionDialog::show_problem(const wxString& problem) {
    others_->Enable();
    details_->ChangeValue(problem);
    FindWindow(wxID_OK)->Disable();
}

void CompletionDialog::show_details() {
    const Proposal* proposal = chosen();
    FindWindow(wxID_OK)->Enable(proposal != nullptr);
    if (proposal != nullptr)
        details_->ChangeValue(
            wxString::Format(_("Adds: %s."), wx(additions_text(army_, *proposal, ruleset_))));
}

bool CompletionDialog::is_complete() const {
    return !proposals_.empty() && proposals_.front().army == army_;
}

} // namespace muster
