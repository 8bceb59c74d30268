// SPDX-License-Identifier: MIT
// HouseRulesPage: the page on which an umpire edits house rules: a published rule set in which rules are
// switched off or have another severity. On the left are all house rules, on the right the open ones with
// every rule. The editing itself is HouseRulesEditor's. New rules and other numbers are written in the file.
#pragma once

#include "gui/shell/workbench.h"
#include "house/house_rules_editor.h"

#include <wx/panel.h>
#include <wx/timer.h>

#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <vector>

class wxButton;
class wxListBox;
class wxSearchCtrl;
class wxSizer;
class wxStaticText;
class wxTextCtrl;

namespace muster {

class HouseRulesHint;
class RuleEditPanel;
class RuleRows;
class SegmentedChoice;

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
    void begin(const std::string& id);

    [[nodiscard]] wxTextCtrl& name_box() { return *name_; }
    [[nodiscard]] wxSearchCtrl& search();
    [[nodiscard]] RuleRows& rows();
    [[nodiscard]] SegmentedChoice& choice();
    [[nodiscard]] wxButton& save_button() { return *save_; }
    [[nodiscard]] wxButton& use_button() { return *use_; }
    [[nodiscard]] wxListBox& names() { return *names_; }
    [[nodiscard]] const std::optional<HouseRulesDraft>& draft() const { return editor_.draft(); }
    [[nodiscard]] wxButton& remove_button() { return *remove_; }
    [[nodiscard]] wxButton& file_button();
    [[nodiscard]] const wxString& hint() const;

    void make_new(const std::string& base);
    void save();
    void remove();
    void import_rules(const std::filesystem::path& file);
    void use_for_army();
    void close();
    // Autosaves what is not on the disk yet.
    void autosave();

private:
    wxSizer* make_names();
    wxSizer* make_fields();
    wxSizer* make_buttons();
    void fill_names();
    void open(const std::string& id);
    void show_draft();
    void edited();
    void show_state();
    void begin_new();
    void revert();
    void share();
    void open_file();
    void import();
    // Reports an exception as a problem.
    void attempt(const std::function<void()>& act);

    const Rulesets& rulesets_;
    Workbench& bench_;
    Handlers handlers_;
    HouseRulesEditor editor_;
    std::vector<HouseRulesFolder::Entry> entries_;
    wxTimer autosave_timer_;
    wxStaticText* state_ = nullptr;
    wxListBox* names_ = nullptr;
    HouseRulesHint* hint_ = nullptr; // instead of the fields
    wxPanel* fields_ = nullptr;
    wxTextCtrl* name_ = nullptr;
    wxTextCtrl* about_ = nullptr;
    RuleEditPanel* rules_ = nullptr;
    wxStaticText* own_ = nullptr;
    wxButton* remove_ = nullptr;
    wxButton* save_ = nullptr;
    wxButton* revert_ = nullptr;
    wxButton* share_ = nullptr;
    wxButton* use_ = nullptr;
};

} // namespace muster
