// SPDX-License-Identifier: MIT
// NewArmyPage: the page that creates an army: choice of the rules, of the army's traits (size, table,
// nation), and of its name and first content.
#pragma once

#include "edit/document.h"
#include "gui/shell/room_registry.h"
#include "ruleset/rulesets.h"

#include <wx/scrolwin.h>

#include <functional>
#include <memory>
#include <string>
#include <vector>

class wxBoxSizer;
class wxButton;
class wxRadioButton;
class wxStaticText;
class wxTextCtrl;

namespace muster {

class Card;
class TraitRows;

class NewArmyPage : public wxScrolledWindow {
public:
    struct Handlers {
        std::function<void(Army)> make;
        std::function<void(Army)> make_random; // of an empty one
        std::function<void()> lists;           // shows the army lists instead, for the planned army
        std::function<void()> house_rules;
        std::function<std::string()> usual_ruleset; // of the last new army; empty if there was none
        std::function<void()> cancel;
    };

    NewArmyPage(wxWindow* parent, const Rulesets& rulesets, Handlers handlers);

    void begin(const std::string& ruleset);
    // What is chosen and typed so far.
    [[nodiscard]] PlannedArmy planned() const;
    [[nodiscard]] wxTextCtrl& name_box() { return *name_; }
    [[nodiscard]] TraitRows& rows() { return *rows_; }
    [[nodiscard]] wxRadioButton& empty_choice() { return *empty_; }
    [[nodiscard]] wxRadioButton& random_choice() { return *random_; }
    [[nodiscard]] wxRadioButton& example_choice() { return *example_; }
    void create();

private:
    void add_heading(wxBoxSizer* column, const wxString& text);
    [[nodiscard]] wxSizer* make_rules_step();
    [[nodiscard]] wxSizer* make_army_step();
    [[nodiscard]] wxSizer* make_name_step();
    void add_steps();
    void arrange_steps(); // beside each other, or below where there is no room for that
    [[nodiscard]] std::vector<std::string> current_titles() const;
    [[nodiscard]] std::string first_choice(const std::string& asked) const;
    void choose(const std::string& ruleset);
    void show_traits();
    void show_example_size();
    [[nodiscard]] wxRadioButton* add_start(wxSizer* column, const wxString& label, long style);
    void lay_out();

    const Rulesets& rulesets_;
    Handlers handlers_;
    const Ruleset* ruleset_ = nullptr;
    Army army_; // with the chosen traits and no bodies
    std::vector<std::pair<std::string, Card*>> cards_;
    std::vector<std::string> offered_titles_; // of the rule sets when the cards were created
    wxBoxSizer* steps_ = nullptr;
    TraitRows* rows_ = nullptr;
    wxTextCtrl* name_ = nullptr;
    wxRadioButton* example_ = nullptr;
    wxRadioButton* empty_ = nullptr;
    wxRadioButton* random_ = nullptr;
};

} // namespace muster
