// SPDX-License-Identifier: MIT
// TextPage: an army from the text that somebody wrote, as in an email. The text and the army that was read
// from it stand side by side, tied line by line; what is open stands above with its readings as buttons.
// There is no verdict before nothing is open.
#pragma once

#include "mail/written_list.h"
#include "ruleset/rulesets.h"

#include <wx/panel.h>
#include <wx/timer.h>

#include <functional>
#include <string>
#include <vector>

class wxButton;
class wxChoice;
class wxSizer;
class wxStaticText;
class wxTextCtrl;

namespace muster {

class QuestionsPanel;
class Report;
class VerdictBand;
class WrittenTroops;

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
    // Of an army whose questions are all settled.
    void create();
    void undo();

    [[nodiscard]] wxChoice& rules() { return *ruleset_; }
    [[nodiscard]] wxTextCtrl& text() { return *text_; }
    [[nodiscard]] QuestionsPanel& questions() { return *questions_; }
    [[nodiscard]] WrittenTroops& troops() { return *troops_; }
    // The verdict, the questions and the army, as shown.
    [[nodiscard]] wxString answer() const;
    [[nodiscard]] bool can_create() const;

private:
    void make_controls();
    void lay_out();
    [[nodiscard]] wxSizer* make_halves();
    void bind_events();
    void offer_rulesets();
    // What was typed or pasted, by the rules that understand it best until the player chooses others.
    void read_text();
    void choose_ruleset(const std::string& id);
    void read();
    void show();
    void show_choice(); // and what comes next
    void show_verdict(const Ruleset& ruleset, const Report& report);
    void fit_questions();
    void point_at(std::size_t line);
    // The line in the text, its troops in the army.
    void select_line(std::size_t line);
    void mark_pointed_and_selected();
    void press_key(wxKeyEvent& event);
    [[nodiscard]] std::string chosen_ruleset() const;

    const Rulesets& rulesets_;
    Handlers handlers_;
    std::vector<std::string> ruleset_ids_;
    wxChoice* ruleset_ = nullptr;
    wxStaticText* hint_ = nullptr;
    VerdictBand* verdict_ = nullptr;
    QuestionsPanel* questions_ = nullptr;
    wxTextCtrl* text_ = nullptr;
    WrittenTroops* troops_ = nullptr;
    wxButton* create_ = nullptr;
    wxButton* next_ = nullptr;
    wxButton* undo_ = nullptr;
    wxTimer pause_; // runs while the text is newer than what was read
    WrittenList list_;
    std::size_t pointed_ = 0; // lines of the text, from 1
    std::size_t selected_ = 0;
    std::string usual_;           // rule set that is meant if the text says nothing
    bool chosen_by_hand_ = false; // the rule set, for this text
    bool typed_ = false;          // the text, and no army was made of it
};

} // namespace muster
