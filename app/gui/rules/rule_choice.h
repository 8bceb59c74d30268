// SPDX-License-Identifier: MIT
// RuleChoice: the text of one rule, and the choice of its severity in the house rules, or "Off".
#pragma once

#include "house/house_rules_editor.h"

#include <wx/panel.h>

#include <functional>

class wxStaticText;

namespace muster {

class SegmentedChoice;

[[nodiscard]] wxString severity_label(Severity severity);

class RuleChoice : public wxPanel {
public:
    // `changed` is called after a choice was passed to the editor.
    RuleChoice(wxWindow* parent, HouseRulesEditor& editor, std::function<void()> changed);

    // Null shows no rule.
    void show(const RuleLine* rule);
    // Moves the keyboard to the choice.
    void focus();

private:
    void show_segments(const RuleLine& rule, const RuleState& state);
    void choose(int segment);

    HouseRulesEditor& editor_;
    std::function<void()> changed_;
    const RuleLine* rule_ = nullptr;
    wxStaticText* words_ = nullptr;
    SegmentedChoice* choice_ = nullptr;
    wxStaticText* meaning_ = nullptr;
};

} // namespace muster
