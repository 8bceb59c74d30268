// SPDX-License-Identifier: MIT
// TextPage: an army from the text that somebody wrote, as in an email. What is typed or pasted on the left is
// read at once; the right says what was understood, what was guessed, and whether the army is legal.
#pragma once

#include "army/army.h"
#include "mail/written_army.h"
#include "ruleset/rulesets.h"

#include <wx/panel.h>
#include <wx/timer.h>

#include <functional>
#include <string>
#include <vector>

class wxButton;
class wxChoice;
class wxTextCtrl;

namespace muster {

class ListDetails;

class TextPage : public wxPanel {
public:
    struct Handlers {
        std::function<void(Army)> make;
        std::function<void()> close;
    };

    TextPage(wxWindow* parent, const Rulesets& rulesets, Handlers handlers);

    // With the text of the clipboard, if there is one that is no army file; what was typed here and not made
    // an army of stays.
    void begin(const std::string& ruleset);
    [[nodiscard]] wxChoice& rules() { return *ruleset_; }
    [[nodiscard]] wxTextCtrl& text() { return *text_; }
    [[nodiscard]] const ListDetails& answer() const { return *answer_; }
    void create();

private:
    void offer_rulesets();
    // What was typed or pasted, by the rules that understand it best until the player chooses others.
    void read_text();
    void choose_ruleset(const std::string& id);
    void read();
    [[nodiscard]] WrittenArmy written_army(const Ruleset& ruleset) const;
    [[nodiscard]] std::string chosen_ruleset() const;

    const Rulesets& rulesets_;
    Handlers handlers_;
    std::vector<std::string> ruleset_ids_;
    wxChoice* ruleset_ = nullptr;
    wxTextCtrl* text_ = nullptr;
    ListDetails* answer_ = nullptr;
    wxButton* create_ = nullptr;
    wxTimer pause_;               // runs while the text is newer than what was read
    Army army_;                   // as it was read
    std::string usual_;           // rule set that is meant if the text says nothing
    bool chosen_by_hand_ = false; // the rule set, for this text
    bool typed_ = false;          // the text, and no army was made of it
};

} // namespace muster
