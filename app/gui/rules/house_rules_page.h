// SPDX-License-Identifier: MIT
// HouseRulesPage: an umpire's own house rules: a published rule set of which he switches rules off or takes
// them less or more severely. On the left those he has, on the right one of them with every rule. Work that
// is not saved is kept on the disk. Wholly new rules and numbers are left to the file.
#pragma once

#include "gui/shell/workbench.h"
#include "house/house_rules_folder.h"
#include "house/rule_lines.h"

#include <wx/panel.h>
#include <wx/timer.h>

#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <vector>

class wxButton;
class wxCheckBox;
class wxListBox;
class wxSearchCtrl;
class wxSizer;
class wxStaticText;
class wxTextCtrl;

namespace muster {

class RuleRows;
class SegmentedChoice;

class HouseRulesPage : public wxPanel {
public:
    struct Handlers {
        std::function<void()> rules_changed; // on the disk
        std::function<void(const wxString& message, const wxString& choice, std::function<void()> act)> say;
        std::function<void()> close;
    };

    HouseRulesPage(wxWindow* parent, const Rulesets& rulesets, Workbench& bench, Handlers handlers);

    // With these, if there are such, else with the first.
    void begin(const std::string& id);

    [[nodiscard]] wxTextCtrl& name_box() { return *name_; }
    [[nodiscard]] wxSearchCtrl& search() { return *search_; }
    [[nodiscard]] RuleRows& rows() { return *rows_; }
    [[nodiscard]] SegmentedChoice& choice() { return *choice_; }
    [[nodiscard]] wxButton& save_button() { return *save_; }
    [[nodiscard]] wxButton& use_button() { return *use_; }
    [[nodiscard]] wxListBox& names() { return *names_; }
    [[nodiscard]] const std::optional<HouseRulesDraft>& draft() const { return draft_; }
    [[nodiscard]] wxButton& remove_button() { return *remove_; }
    [[nodiscard]] wxButton& file_button() { return *file_; }
    [[nodiscard]] wxString hint() const;

    void make_new(const std::string& base);
    void save();
    void remove();
    void import_rules(const std::filesystem::path& file);
    void use_for_army();
    void close();
    // What is not on the disk yet.
    void keep();

private:
    // A file that somebody wrote by hand, and not well.
    struct Unreadable {
        std::string id;
        std::filesystem::path file;
        std::string why; // "file:line:column: what, and what would be right"
    };
    wxSizer* make_names();
    wxSizer* make_fields();
    wxSizer* make_rule();
    wxSizer* make_buttons();
    void fill_names();
    void open(const std::string& id);
    void show_draft();
    void fill_rows();
    [[nodiscard]] wxString state_of(const RuleLine& line) const;
    void show_rule();
    void set_rule(int segment);
    void edited();
    void show_state();
    void begin_new();
    void revert();
    void share();
    void open_file();
    void import();
    [[nodiscard]] bool modified() const { return draft_ && draft_ != saved_; }
    [[nodiscard]] const RuleLine* chosen() const;
    // What could not be done is said.
    void attempt(const std::function<void()>& act);

    const Rulesets& rulesets_;
    Workbench& bench_;
    Handlers handlers_;
    HouseRulesFolder house_;
    std::vector<HouseRulesFolder::Entry> entries_;
    std::optional<HouseRulesDraft> draft_;
    std::optional<HouseRulesDraft> saved_; // the same as it is on the disk
    std::optional<Unreadable> unreadable_; // instead of the draft
    std::vector<RuleLine> lines_;
    std::vector<std::size_t> shown_; // of lines_
    wxTimer keep_timer_;
    wxStaticText* state_ = nullptr;
    wxListBox* names_ = nullptr;
    wxStaticText* hint_ = nullptr; // instead of the fields
    wxButton* file_ = nullptr;     // … if there is a file that cannot be read
    wxPanel* fields_ = nullptr;
    wxTextCtrl* name_ = nullptr;
    wxTextCtrl* about_ = nullptr;
    wxSearchCtrl* search_ = nullptr;
    wxCheckBox* only_changed_ = nullptr;
    RuleRows* rows_ = nullptr;
    wxStaticText* words_ = nullptr;
    SegmentedChoice* choice_ = nullptr;
    wxStaticText* meaning_ = nullptr;
    wxStaticText* own_ = nullptr;
    wxButton* remove_ = nullptr;
    wxButton* save_ = nullptr;
    wxButton* revert_ = nullptr;
    wxButton* share_ = nullptr;
    wxButton* use_ = nullptr;
};

} // namespace muster
