// SPDX-License-Identifier: MIT
#include "gui/army/findings_panel.h"

#include "base/text.h"
#include "edit/obvious_fixes.h"
#include "gui/army/findings_list.h"
#include "gui/toolkit/text_size.h"
#include "gui/toolkit/theme.h"
#include "gui/toolkit/wx_text.h"
#include "gui/widgets/drawn_text.h"
#include "gui/widgets/set_if_changed.h"

#include <wx/button.h>
#include <wx/intl.h>
#include <wx/menu.h>
#include <wx/sizer.h>
#include <wx/stattext.h>
#include <wx/tglbtn.h>
#include <wx/toplevel.h>

#include <algorithm>
#include <utility>

namespace muster {

namespace {

constexpr int bar_margin = 2;
constexpr int least_list_height = 46; // one finding

wxString filter_label(Severity severity, std::size_t count) {
    const auto n = static_cast<unsigned>(count);
    switch (severity) {
    case Severity::error: return wxString::Format(wxPLURAL("%u error", "%u errors", n), n);
    case Severity::query: return wxString::Format(wxPLURAL("%u query", "%u queries", n), n);
    case Severity::note: break;
    }
    return wxString::Format(wxPLURAL("%u note", "%u notes", n), n);
}

wxString filter_tip(Severity severity) {
    switch (severity) {
    case Severity::error: return _("Errors: the rules forbid it");
    case Severity::query: return _("Queries: legal if the umpire agrees");
    case Severity::note: break;
    }
    return _("Notes: worth knowing");
}

} // namespace

wxString several_fixes_sign() {
    return wxString::FromUTF8(" ▾");
}

FindingsPanel::FindingsPanel(wxWindow* parent, Workbench& bench) : wxPanel(parent), bench_(bench) {
    use_system_background(*this);
    bar_ = new wxBoxSizer(wxHORIZONTAL);
    const int gap = FromDIP(6);
    for (const Severity severity : all_severities) {
        auto* filter = new wxToggleButton(this, wxID_ANY, filter_label(severity, 0), wxDefaultPosition,
                                          wxDefaultSize, wxBU_EXACTFIT);
        filter->SetValue(true);
        filter->SetToolTip(filter_tip(severity));
        filter->SetBitmap(severity_bitmap(severity, FromDIP(14), 1.0));
        filter->Bind(wxEVT_TOGGLEBUTTON, [this](wxCommandEvent& /*event*/) { fill(); });
        filters_.at(static_cast<std::size_t>(severity)) = filter;
        bar_->Add(filter, wxSizerFlags().CentreVertical().Border(wxLEFT, gap));
    }
    empty_text_ = new wxStaticText(this, wxID_ANY, wxString(), wxDefaultPosition, wxDefaultSize,
                                   wxST_ELLIPSIZE_END | wxST_NO_AUTORESIZE);
    set_text_colour(*empty_text_, &Theme::faint);
    bar_->Add(empty_text_, wxSizerFlags(1).CentreVertical().Border(wxLEFT, 2 * gap));
    fix_all_ = new wxButton(this, wxID_ANY, _("Fix what has one obvious fix"));
    fix_all_->SetToolTip(
        _("Fixes every error that has one possible fix, unless it removes a unit or a part of the army or "
          "makes troops another kind"));
    fix_all_->Bind(wxEVT_BUTTON, [this](wxCommandEvent& /*event*/) { fix_unambiguous(); });
    bar_->Add(fix_all_, wxSizerFlags().CentreVertical().Border(wxRIGHT, gap));
    list_ = new FindingsList(*this, bench);
    auto* sizer = new wxBoxSizer(wxVERTICAL);
    sizer->Add(bar_, wxSizerFlags().Expand().Border(wxTOP | wxBOTTOM, FromDIP(bar_margin)));
    sizer->Add(list_, wxSizerFlags(1).Expand());
    SetSizer(sizer);
    Bind(wxEVT_IDLE, [this](wxIdleEvent& event) {
        if (find_one_fix())
            event.RequestMore();
    });
    bench_.observe([this](Changed changed) { update(changed); });
}

void FindingsPanel::update(Changed changed) {
    if (!bench_.has_document() || changed == Changed::selection)
        return;
    for (const Severity severity : all_severities) {
        wxToggleButton* filter = filters_.at(static_cast<std::size_t>(severity));
        resized_ = set_label_if_changed(*filter, filter_label(severity, bench_.report().count(severity))) ||
                   resized_;
    }
    next_ = 0;
    had_findings_ = (had_findings_ && changed != Changed::document) || !bench_.report().findings().empty();
    fill();
}

void FindingsPanel::fill() {
    shown_.clear();
    const std::vector<Finding>& findings = bench_.report().findings();
    for (const Severity severity : all_severities)
        if (filters_.at(static_cast<std::size_t>(severity))->GetValue())
            for (std::size_t i = 0; i < findings.size(); ++i)
                if (findings[i].severity == severity && !findings[i].is_covered)
                    shown_.push_back(i);
    enable_fix_all();
    list_->update_rows();
    if (list_->HasFocus()) // the current one may have been the last
        list_->choose_some_row();
    const wxString words = !shown_.empty() ? wxString()
                           : findings.empty()
                               ? _("No findings: the army follows every rule that Muster checks.")
                               : _("The filters hide all findings.");
    // In this order, so that every call is made.
    resized_ = set_label_if_changed(*empty_text_, words) || resized_;
    fix_all_->Show(!findings.empty());
    resized_ = list_->Show(!shown_.empty()) || resized_;
    if (std::exchange(resized_, false))
        Layout();
    set_tip_if_cut(*empty_text_, words);
}

PaneHeights FindingsPanel::heights() const {
    const int bar = bar_->GetMinSize().y + 2 * FromDIP(bar_margin);
    if (bench_.has_document() && !had_findings_)
        return {bar, bar};
    return {bar + with_text_size(*this, least_list_height)};
}

void FindingsPanel::focus() {
    if (shown_.empty())
        SetFocus();
    else
        list_->SetFocus();
}

void FindingsPanel::show_severity(Severity severity, bool shown) {
    filters_.at(static_cast<std::size_t>(severity))->SetValue(shown);
    fill();
}

void FindingsPanel::go_to(std::size_t shown_index) {
    if (shown_index >= shown_.size())
        return;
    next_ = shown_index + 1;
    const Finding& finding = bench_.report().findings()[shown_[shown_index]];
    bench_.select(finding.culprits.empty() ? Places{finding.place} : finding.culprits);
}

void FindingsPanel::go_to_next() {
    if (shown_.empty())
        return;
    const std::size_t goal = next_ < shown_.size() ? next_ : 0;
    list_->SetSelection(static_cast<int>(goal));
    go_to(goal);
    if (list_->IsShownOnScreen())
        list_->SetFocus(); // Enter takes its fix
}

wxString FindingsPanel::fix_label(std::size_t shown_index) const {
    const std::size_t finding = shown_.at(shown_index);
    if (!bench_.has_fixes_for(finding))
        return {};
    const std::vector<Fix>& fixes = bench_.fixes(finding);
    if (fixes.empty())
        return {};
    return wx(fixes.front().short_label) + (fixes.size() > 1 ? several_fixes_sign() : wxString());
}

std::vector<wxString> FindingsPanel::fix_labels(std::size_t shown_index) {
    const std::vector<Fix>& fixes = bench_.fixes(shown_.at(shown_index));
    std::vector<wxString> labels;
    labels.reserve(fixes.size());
    for (const Fix& fix : fixes) {
        const auto alike = std::count_if(fixes.begin(), fixes.end(), [&](const Fix& other) {
            return other.short_label == fix.short_label;
        });
        labels.push_back(wx(alike > 1 ? fix.label : fix.short_label));
    }
    return labels;
}

bool FindingsPanel::find_one_fix() {
    if (!bench_.has_document() || !IsShownOnScreen())
        return false;
    for (std::size_t row = 0; row < shown_.size(); ++row)
        if (!bench_.has_fixes_for(shown_[row])) {
            static_cast<void>(bench_.fixes(shown_[row]));
            list_->RefreshRow(row);
            enable_fix_all();
            return true;
        }
    return false;
}

void FindingsPanel::fix(std::size_t shown_index) {
    if (shown_index >= shown_.size())
        return;
    const std::vector<Fix> fixes = bench_.fixes(shown_[shown_index]);
    if (fixes.empty()) {
        bench_.report_problem(_("No single change clears this without breaking another rule."));
        return;
    }
    if (fixes.size() == 1) {
        bench_.make_fix(fixes.front());
        return;
    }
    wxMenu menu;
    int id = 0;
    for (const wxString& label : fix_labels(shown_index))
        menu.Append(++id, wxControl::EscapeMnemonics(label));
    // Beneath the button, also where a key asked for it and the mouse is elsewhere.
    const wxPoint below = list_->button_of(shown_index).GetBottomLeft();
    const int chosen = list_->GetPopupMenuSelectionFromUser(menu, below);
    if (chosen > 0)
        bench_.make_fix(fixes[static_cast<std::size_t>(chosen) - 1]);
}

void FindingsPanel::fix_unambiguous() {
    ObviousFixes fixes = with_obvious_fixes(bench_.army(), bench_.ruleset(), bench_.report());
    if (fixes.made.empty()) {
        bench_.report_problem(
            _("No error has an obvious fix. Choose a fix at a finding, or follow its message."));
        return;
    }
    bench_.apply(_("Fix what has one obvious fix"), {std::move(fixes.army), bench_.selection()});
    if (say_fixed_)
        say_fixed_(wxString::Format(_("Fixed: %s."), wx(joined(fixes.made, "; "))));
}

// As far as the fixes are known: they are found while the window is idle.
void FindingsPanel::enable_fix_all() {
    const std::vector<Finding>& findings = bench_.report().findings();
    bool any = false;
    bool all_are_known = true;
    for (std::size_t i = 0; i < findings.size() && !any; ++i) {
        if (findings[i].severity != Severity::error)
            continue;
        any = bench_.has_fixes_for(i) && is_obvious(bench_.fixes(i));
        all_are_known = all_are_known && bench_.has_fixes_for(i);
    }
    may_fix_unambiguous_ = any || !all_are_known;
    if (fix_all_->IsEnabled() != any)
        fix_all_->Enable(any);
}

} // namespace muster
