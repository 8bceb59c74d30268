// SPDX-License-Identifier: MIT
// HouseRulesList: all house rules by name, with the buttons that add and delete some.
#pragma once

#include "house/house_rules_editor.h"

#include <wx/panel.h>

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

class wxButton;
class wxListBox;

namespace muster {

class HouseRulesList : public wxPanel {
public:
    struct Handlers {
        std::function<void(const std::string& id)> open;
        std::function<void(const std::string& base)> create; // for a published rule set
        std::function<void()> remove;                        // the open ones
        std::function<void()> import;
    };

    // Both must outlive it.
    HouseRulesList(wxWindow* parent, const Rulesets& rulesets, const HouseRulesEditor& editor,
                   Handlers handlers);

    // Reads the entries again and selects the open one.
    void update();
    // The open house rules have another title.
    void update_title();
    // This one if it exists, else the first; none if there are no house rules.
    [[nodiscard]] std::optional<std::string> existing_or_first(std::string_view id) const;
    void focus();

private:
    void choose_base();

    const Rulesets& rulesets_;
    const HouseRulesEditor& editor_;
    Handlers handlers_;
    std::vector<HouseRulesFolder::Entry> entries_;
    wxListBox* names_ = nullptr;
    wxButton* remove_ = nullptr;
};

} // namespace muster
