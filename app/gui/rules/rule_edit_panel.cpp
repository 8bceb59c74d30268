// SPDX-License-Identifier: MIT
#include "gui/rules/rule_edit_panel.h"

#include "gui/rules/rule_choice.h"
#include "gui/rules/rule_rows.h"
#include "gui/toolkit/accessible_name.h"
#include "gui/toolkit/wx_text.h"
#include "gui/widgets/segmented_choice.h"
#include "gui/widgets/spacing.h"

#include <wx/checkbox.h>
#include <wx/intl.h>
#include <wx/sizer.h>
#include <wx/srchctrl.h>

#include <utility>

namespace muster {

namespace {

wxString state_text(const RuleState& state) {
    if (state.own)
        return _("Changed in the file");
    return state.off ? wxString(_("Off")) : severity_label(state.severity);
}

RuleRows::Row row_of(const RuleLine& rule, const RuleState& state) {
    wxString words = wx(rule.words);
    words.Replace("\n", " / ");
    return {words, wx(rule.cite.empty() ? rule.id : rule.cite + " · " + rule.id), state_text(state),
            state.changed, state.off};
}

} // namespace

RuleEditPanel::RuleEditPanel(wxWindow* parent, HouseRulesEditor& editor, std::function<void()> changed)
    : wxPanel(parent), editor_(editor), changed_(std::move(changed)) {
    search_ = new wxSearchCtrl(this, wxID_ANY);
    search_->SetDescriptiveText(_("Search the rules…"));
    search_->ShowCancelButton(true);
    set_accessible_name(*search_, _("Search the rules"));
    only_changed_ = new wxCheckBox(this, wxID_ANY, _("Only changed rules"));
    rows_ = new RuleRows(
        this, [this] { show_rule(); }, [this] { rule_->focus(); });
    rule_ = new RuleChoice(this, editor_, [this] { rule_changed(); });
    search_->Bind(wxEVT_TEXT, [this](wxCommandEvent& /*event*/) { fill_rows(); });
    search_->Bind(wxEVT_SEARCHCTRL_CANCEL_BTN, [this](wxCommandEvent& /*event*/) { search_->Clear(); });
    only_changed_->Bind(wxEVT_CHECKBOX, [this](wxCommandEvent& /*event*/) { fill_rows(); });
    auto* filters = new wxBoxSizer(wxHORIZONTAL);
    filters->Add(search_, wxSizerFlags(1).CentreVertical());
    filters->Add(only_changed_, wxSizerFlags().CentreVertical().Border(wxLEFT, FromDIP(control_gap)));
    auto* sizer = new wxBoxSizer(wxVERTICAL);
    sizer->Add(filters, wxSizerFlags().Expand().Border(wxBOTTOM, FromDIP(control_gap)));
    sizer->Add(rows_, wxSizerFlags(1).Expand());
    sizer->Add(rule_, wxSizerFlags().Expand().Border(wxTOP, FromDIP(control_gap)));
    SetSizer(sizer);
}

void RuleEditPanel::show_all() {
    search_->ChangeValue(wxString());
    only_changed_->SetValue(false);
    fill_rows();
}

void RuleEditPanel::fill_rows() {
    shown_ = editor_.search(utf8(search_->GetValue()), only_changed_->GetValue());
    std::vector<RuleRows::Row> rows;
    for (const std::size_t index : shown_)
        rows.push_back(row_of(editor_.rules()[index], editor_.state_of(editor_.rules()[index])));
    rows_->SetSelection(wxNOT_FOUND);
    rows_->show(std::move(rows));
    if (!shown_.empty())
        rows_->SetSelection(0);
    show_rule();
}

const RuleLine* RuleEditPanel::selected() const {
    const int row = rows_->GetSelection();
    return !editor_.draft() || row == wxNOT_FOUND || static_cast<std::size_t>(row) >= shown_.size()
               ? nullptr
               : &editor_.rules()[shown_[static_cast<std::size_t>(row)]];
}

void RuleEditPanel::show_rule() {
    rule_->show(selected());
    Layout();
}

void RuleEditPanel::rule_changed() {
    const RuleLine& rule = *selected();
    rows_->change(static_cast<std::size_t>(rows_->GetSelection()), row_of(rule, editor_.state_of(rule)));
    Layout();
    changed_();
}

} // namespace muster
