// SPDX-License-Identifier: MIT
// PlayerPanel: everything about the list that is selected: its findings, what the player wrote with the army
// that was read, the reply to him, what differs from earlier revisions, and what the umpire decides.
#pragma once

#include "gui/event/decision_bar.h"
#include "gui/event/reply_panel.h"

#include <wx/panel.h>

#include <optional>

class wxSimplebook;

namespace muster {

class ListFindings;
class ReadingPanel;
class RevisionsPanel;
class SegmentedChoice;
class StyledLabel;

class PlayerPanel : public wxPanel {
public:
    enum class View : std::uint8_t { findings, reading, reply, revisions };

    struct Handlers {
        DecisionBar::Handlers decisions;
        std::function<void(std::int64_t submission, const std::vector<Choice>&)> settle;
        ReplyPanel::Noted noted;
        std::function<void()> next; // shows the next list that needs the umpire
    };
    // Its controls are made when they are first asked for, or after it was painted for the first time, and
    // each view when it is first seen: the matrix is there before them.
    PlayerPanel(wxWindow* parent, const EventDesk& desk, Handlers handlers);

    // Nothing if the row is null. The row must stay until the next is shown.
    void show(const MatrixRow* row);
    // What is nobody's yet, to find out whose it is, in the view in which the last was seen.
    void show_unmatched(const UnmatchedSubmission& unmatched);
    [[nodiscard]] bool shows_unmatched() const { return unmatched_.has_value(); }
    void show_view(View view);
    // Moves the keyboard to the view that is shown.
    void focus_view();
    void update_colours();

    [[nodiscard]] ListFindings& findings();
    [[nodiscard]] ReadingPanel& reading();
    [[nodiscard]] ReplyPanel& reply();
    [[nodiscard]] RevisionsPanel& revisions();
    [[nodiscard]] DecisionBar& decisions();
    // What stands above the views.
    [[nodiscard]] wxString heading();

private:
    // The controls, showing what was to be shown, if they are not there yet.
    void make_controls();
    void make_when_painted();
    void show_row();
    void select_view();
    [[nodiscard]] DecisionBar::Allowed allowed_for(const MatrixRow* row) const;
    void fill_view();
    void fill_unmatched();
    [[nodiscard]] wxWindow& window_of(View view);

    const EventDesk& desk_;
    Handlers handlers_;
    const MatrixRow* row_ = nullptr;
    std::optional<UnmatchedSubmission> unmatched_; // that is shown instead of a row
    View view_ = View::findings;
    View unmatched_view_ = View::reading; // the last that was seen of one
    StyledLabel* name_ = nullptr;
    StyledLabel* about_ = nullptr;
    SegmentedChoice* views_ = nullptr;
    wxSimplebook* book_ = nullptr;
    ListFindings* findings_ = nullptr;
    ReadingPanel* reading_ = nullptr;
    ReplyPanel* reply_ = nullptr;
    RevisionsPanel* revisions_ = nullptr;
    DecisionBar* decisions_ = nullptr;
};

} // namespace muster
