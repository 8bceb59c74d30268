// SPDX-License-Identifier: MIT
// ReadingPanel: what a player wrote, and below it the army that was read from it, tied line by line. What is
// open stands above with its readings as buttons; each choice is stored at once. Once nothing is open the
// verdict is told there, and the umpire goes on when he has seen it.
#pragma once

#include "event/event_desk.h"
#include "mail/written_army.h"

#include <wx/panel.h>

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

class wxButton;
class wxTextCtrl;

namespace muster {

class QuestionsPanel;
class StyledLabel;
class WrittenTroops;

class ReadingPanel : public wxPanel {
public:
    // Reads the submission by these choices from now on.
    using Settle = std::function<void(std::int64_t submission, const std::vector<Choice>& choices)>;
    // `next`: shows the next list that needs the umpire.
    ReadingPanel(wxWindow* parent, Settle settle, std::function<void()> next);

    // Nothing if the list is null.
    void show(const EventDesk& desk, const PlayerList* list);
    // What is nobody's yet: only to be read.
    void show_unmatched(const EventDesk& desk, std::int64_t submission);
    [[nodiscard]] wxTextCtrl& original() { return *original_; }
    // Of a written list.
    [[nodiscard]] QuestionsPanel& questions() { return *questions_; }
    [[nodiscard]] WrittenTroops& troops() { return *troops_; }
    // Of another, and of one that was settled by an edited army.
    [[nodiscard]] wxTextCtrl& army() { return *army_; }
    // What the verdict is, once all questions are answered.
    [[nodiscard]] StyledLabel& verdict() { return *verdict_; }

private:
    void make_written();
    void lay_out();
    void bind_events();
    void show_original(const std::string& text, bool is_written);
    void show_written(const EventDesk& desk, const PlayerList& list, const std::string& text);
    void show_verdict(const PlayerList* list);
    void go_on();
    void fit_questions();
    void point_at(std::size_t line);
    void select_line(std::size_t line);
    void mark_lines_of_text();
    void choose(const OpenQuestion& question, const Reading& reading);
    void choose_alike();
    void ask_again(const SettledQuestion& settled);
    // Replaces what these answer, and stores that.
    void store(const std::vector<Choice>& answers, const std::vector<Choice>& dropped);

    Settle settle_;
    std::function<void()> next_;
    StyledLabel* heading_;
    QuestionsPanel* questions_ = nullptr;
    StyledLabel* verdict_ = nullptr;
    wxButton* next_button_ = nullptr;
    wxTextCtrl* original_;
    WrittenTroops* troops_ = nullptr;
    wxTextCtrl* army_;
    StyledLabel* read_as_ = nullptr;
    std::int64_t submission_ = 0;
    WrittenArmy written_;
    std::vector<Choice> choices_;
    std::vector<Choice> alike_; // what the last choice settles in other lines that are still open
    std::size_t pointed_ = 0;   // lines of the text, from 1
    std::size_t selected_ = 0;
};

} // namespace muster
