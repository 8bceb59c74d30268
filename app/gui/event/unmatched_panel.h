// SPDX-License-Identifier: MIT
// UnmatchedPanel: what came in and is nobody's yet, why, and whose it may be. One button, or Enter
// behind the name, gives it to him.
#pragma once

#include "event/event_desk.h"
#include "gui/widgets/drawn_list.h"

#include <wx/panel.h>

#include <cstdint>
#include <functional>
#include <vector>

class wxButton;
class wxComboBox;

namespace muster {

class StyledLabel;

class UnmatchedList : public DrawnList {
public:
    UnmatchedList(wxWindow* parent, std::function<void(std::size_t row)> selected);

    void show(const std::vector<UnmatchedSubmission>& unmatched);
    [[nodiscard]] wxString row_text(std::size_t row) const override;
    [[nodiscard]] int height_of_row(std::size_t row) const { return row_height(row); }

protected:
    [[nodiscard]] std::size_t row_count() const override { return rows_.size(); }
    void draw_row(wxDC& dc, const wxRect& rect, std::size_t row) const override;
    [[nodiscard]] wxCoord row_height(std::size_t row) const override;
    [[nodiscard]] wxString paint_key(std::size_t row) const override { return row_text(row); }
    void row_selected(std::size_t row) override { selected_(row); }

private:
    struct Row {
        wxString source;
        wxString why;
    };
    [[nodiscard]] int words_width() const;

    std::function<void(std::size_t row)> selected_;
    std::vector<Row> rows_;
};

class UnmatchedPanel : public wxPanel {
public:
    struct Handlers {
        std::function<void(std::int64_t submission, std::int64_t player)> give;
        std::function<void(std::int64_t submission)> set_aside; // it is no list
        std::function<void(std::int64_t submission)> selected;  // by the umpire
        std::function<void(const wxString& words)> answer;      // why nothing was given
    };
    UnmatchedPanel(wxWindow* parent, Handlers handlers);

    // What was set aside stands last. Hidden while everything has its player. The same list stays selected;
    // the next one, if that has its player now.
    void show(const EventDesk& desk);
    // The submission that is selected among those that wait for their player; 0 if there is none.
    [[nodiscard]] std::int64_t selected() const;
    void update_colours();
    [[nodiscard]] UnmatchedList& list() { return *list_; }
    [[nodiscard]] wxComboBox& player() { return *player_; }
    [[nodiscard]] wxButton& button() { return *give_button_; }
    [[nodiscard]] wxButton& aside_button() { return *aside_button_; }

private:
    // The players in the order in which they may be meant: the one whose it may be, those without a list,
    // others.
    void select_row(std::size_t row);
    // Of the player who is chosen; 0 if the field has been typed in.
    [[nodiscard]] std::int64_t chosen_player() const;
    // Whom the field means; says why if that is nobody, or several.
    [[nodiscard]] std::int64_t meant_player() const;
    void give();
    void set_aside();
    struct Selected {
        int row = 0; // or wxNOT_FOUND
        std::int64_t submission = 0;
        bool is_open = false; // it waited for its player
    };
    void add_candidates(const EventDesk& desk, const std::vector<UnmatchedSubmission>& unmatched);
    [[nodiscard]] int row_to_select(const Selected& before) const;
    void show_aside_button();
    void propose_players();
    void fit_list();

    Handlers handlers_;
    const EventDesk* desk_ = nullptr; // once shown
    StyledLabel* heading_;
    UnmatchedList* list_;
    wxComboBox* player_;
    wxButton* give_button_;
    wxButton* aside_button_;
    std::size_t open_ = 0; // rows before those that were set aside
    bool can_change_ = false;
    std::vector<std::int64_t> submissions_; // by row
    std::vector<std::int64_t> suggested_;   // by row; 0: nobody
    struct Candidate {
        std::int64_t player = 0;
        wxString name; // with his number
        bool has_list = false;
    };
    std::vector<Candidate> players_; // in the order of the choice
};

} // namespace muster
