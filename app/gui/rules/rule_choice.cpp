// SPDX-License-Identifier: MIT
#include "gui/rules/rule_choice.h"

#include "gui/toolkit/wx_text.h"
#include "gui/widgets/segmented_choice.h"
#include "gui/widgets/spacing.h"

#include <wx/intl.h>
#include <wx/sizer.h>
#include <wx/stattext.h>

#include <utility>
#include <vector>

namespace muster {

namespace {

constexpr int text_lines = 3;
constexpr int severities = static_cast<int>(all_severities.size());

// The segments are the severities in their order, then "off"; before them "as published" for a rule whose
// cases have different severities.
int first_severity(const RuleLine& rule) {
    return rule.mixed ? 1 : 0;
}

wxString meaning_of(Severity severity) {
    switch (severity) {
    case Severity::error: return _("Error: an army that breaks the rule is not legal.");
    case Severity::query:
        return _("Query: the army stays legal, but the umpire may ask the player about it.");
    case Severity::note: break;
    }
    return _("Note: the army stays legal; the finding is only mentioned.");
}

} // namespace

wxString severity_label(Severity severity) {
    switch (severity) {
    case Severity::error: return _("Error");
    case Severity::query: return _("Query");
    case Severity::note: break;
    }
    return _("Note");
}

RuleChoice::RuleChoice(wxWindow* parent, HouseRulesEditor& editor, std::function<void()> changed)
    : wxPanel(parent), editor_(editor), changed_(std::move(changed)) {
    words_ =
        new wxStaticText(this, wxID_ANY, wxString(), wxDefaultPosition, wxDefaultSize, wxST_NO_AUTORESIZE);
    words_->SetMinSize(wxSize(-1, text_lines * words_->GetCharHeight() + FromDIP(4)));
    choice_ = new SegmentedChoice(this, _("Severity of the rule"), [this](int segment) { choose(segment); });
    choice_->SetMinSize(wxSize(-1, choice_->GetCharHeight() + FromDIP(control_gap)));
    meaning_ = new wxStaticText(this, wxID_ANY, wxString());
    auto* sizer = new wxBoxSizer(wxVERTICAL);
    sizer->Add(words_, wxSizerFlags().Expand());
    sizer->Add(choice_, wxSizerFlags().Expand().Border(wxTOP | wxBOTTOM, FromDIP(control_gap / 2)));
    sizer->Add(meaning_, wxSizerFlags().Expand());
    SetSizer(sizer);
}

void RuleChoice::show(const RuleLine* rule) {
    rule_ = rule;
    words_->SetLabelText(rule != nullptr ? wx(rule->words)
                                         : wxString(_("No rule matches. Search for fewer words.")));
    words_->Wrap(GetParent()->GetClientSize().x);
    meaning_->SetLabel(wxString());
    const bool is_fixed = rule == nullptr || editor_.state_of(*rule).own;
    choice_->Show(!is_fixed);
    if (!is_fixed)
        show_segments(*rule, editor_.state_of(*rule));
    else if (rule != nullptr)
        meaning_->SetLabel(_("The file replaces this rule. Change it there."));
    Layout();
}

void RuleChoice::focus() {
    choice_->SetFocus();
}

void RuleChoice::show_segments(const RuleLine& rule, const RuleState& state) {
    std::vector<SegmentedChoice::Segment> segments;
    if (rule.mixed)
        segments.push_back({_("As published"), _("Each case as published"), {}});
    for (const Severity severity : all_severities) {
        const bool published = !rule.mixed && severity == rule.severity;
        segments.push_back({published ? wxString::Format(_("%s, as published"), severity_label(severity))
                                      : severity_label(severity),
                            meaning_of(severity),
                            {}});
    }
    segments.push_back({_("Off"), _("The rule is not checked"), {}});
    int chosen = first_severity(rule) + static_cast<int>(state.severity);
    if (state.off)
        chosen = first_severity(rule) + severities;
    else if (rule.mixed && !state.changed)
        chosen = 0;
    choice_->show(std::move(segments), chosen);
    meaning_->SetLabel(state.off ? wxString(_("Off: the rule is not checked.")) : meaning_of(state.severity));
}

void RuleChoice::choose(int segment) {
    if (rule_ == nullptr)
        return;
    const int severity = segment - first_severity(*rule_);
    if (severity < 0)
        editor_.set_published(*rule_);
    else if (severity == severities)
        editor_.switch_off(*rule_);
    else
        editor_.set_severity(*rule_, all_severities.at(static_cast<std::size_t>(severity)));
    show(rule_);
    changed_();
}

} // namespace muster
