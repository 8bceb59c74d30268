// SPDX-License-Identifier: MIT
// HouseRulesPage: the page on which an umpire edits house rules: a published rule set in which rules are
// switched off or have another severity. All house rules are on the left, the open ones with every rule on
// the right. HouseRulesEditor does the editing. New rules and other numbers are written in the file by hand.
#pragma once

#include "gui/shell/workbench.h"
#include "house/house_rules_editor.h"

#include <wx/panel.h>
#include <wx/timer.h>

#include <filesystem>
#include <functional>
#include <optional>
#include <string>

class wxButton;
class wxSizer;
class wxStaticText;
class wxTextCtrl;

namespace muster {

class HouseRulesHint;
class HouseRulesList;
class RuleEditPanel;

class HouseRulesPage : public wxPanel {
public:
    struct Handlers {
        std::function<void()> rules_changed; // on the disk
        std::function<void(const wxString& message, const wxString& choice, std::function<void()> act)>
            notify;
        std::function<void()> close;
    };

    HouseRulesPage(wxWindow* parent, const Rulesets& rulesets, Workbench& bench, Handlers handlers);

    // Opens these if they exist, else the first ones.
    void open_or_first(const std::string& id);
    // None if no house rules are open, or if their file cannot be read.
    [[nodiscard]] const std::optional<HouseRulesDraft>& draft() const { return editor_.draft(); }

    void create(const std::string& base);
    void save();
    void remove();
    void import_file(const std::filesystem::path& file);
    void close();

private:
    wxSizer* make_heading();
    wxSizer* make_halves();
    wxSizer* make_fields();
    wxSizer* make_buttons();
    void open(const std::string& id);
    void show_draft();
    void show_fields();
    void show_state();
    void on_edited();
    // Stores what is not on the disk yet.
    void autosave();
    void revert();
    void switch_army_rules();
    void import_with_dialog();
    void export_with_dialog();
    void open_file();
    // Reports an exception as a problem.
    void attempt(const std::function<void()>& act);

    const Rulesets& rulesets_;
    Workbench& bench_;
    Handlers handlers_;
    HouseRulesEditor editor_;
    wxTimer autosave_timer_;
    wxStaticText* state_ = nullptr;
    HouseRulesList* list_ = nullptr;
    HouseRulesHint* hint_ = nullptr; // instead of the fields while there is no draft
    wxPanel* fields_ = nullptr;
    wxTextCtrl* name_ = nullptr;
    wxTextCtrl* about_ = nullptr;
    RuleEditPanel* rules_ = nullptr;
    wxStaticText* own_rules_ = nullptr;
    wxButton* save_ = nullptr;
    wxButton* revert_ = nullptr;
    wxButton* export_ = nullptr;
    wxButton* use_ = nullptr;
};

} // namespace muster
