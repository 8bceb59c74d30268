// SPDX-License-Identifier: MIT
// RuleEditPanel: the rules of the open house rules with a search field, and the choice for the selected one.
#pragma once

#include "house/house_rules_editor.h"

#include <wx/panel.h>

#include <cstddef>
#include <functional>
#include <vector>

class wxCheckBox;
class wxSearchCtrl;

namespace muster {

class RuleChoice;
class RuleRows;

class RuleEditPanel : public wxPanel {
public:
    // `changed` is called after the player has changed a rule.
    RuleEditPanel(wxWindow* parent, HouseRulesEditor& editor, std::function<void()> changed);

    // Resets the search and shows all rules of the draft.
    void show_all();
    // Shows the selected rule, wrapped to the width of the panel.
    void show_rule();

private:
    void fill_rows();
    void rule_changed();
    [[nodiscard]] const RuleLine* selected() const;

    HouseRulesEditor& editor_;
    std::function<void()> changed_;
    std::vector<std::size_t> shown_; // indices of the editor's rules
    wxSearchCtrl* search_ = nullptr;
    wxCheckBox* only_changed_ = nullptr;
    RuleRows* rows_ = nullptr;
    RuleChoice* rule_ = nullptr;
};

} // namespace muster
