// SPDX-License-Identifier: MIT
// UnmatchedPanel: what came in and is nobody's yet, why, and whose it may be. One button gives it to him.
#pragma once

#include "event/event_desk.h"
#include "gui/widgets/drawn_list.h"

#include <wx/panel.h>

#include <cstdint>
#include <functional>
#include <vector>

class wxButton;
class wxChoice;

namespace muster {

class StyledLabel;

class UnmatchedList : public DrawnList {
public:
    UnmatchedList(wxWindow* parent, std::function<void(std::size_t row)> selected);

    void show(const std::vector<UnmatchedSubmission>& unmatched);
    [[nodiscard]] wxString row_text(std::size_t row) const override;

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
    };
    UnmatchedPanel(wxWindow* parent, Handlers handlers);

    // What was set aside stands last. Hidden while everything has its player.
    void show(const EventDesk& desk);
    void update_colours();
    [[nodiscard]] UnmatchedList& list() { return *list_; }
    [[nodiscard]] wxChoice& player() { return *player_; }
    [[nodiscard]] wxButton& button() { return *give_button_; }
    [[nodiscard]] wxButton& aside_button() { return *aside_button_; }

private:
    // The player whose it may be comes to stand in the choice.
    void select_row(std::size_t row);
    void give();
    void set_aside();
    void show_aside_button();

    Handlers handlers_;
    StyledLabel* heading_;
    UnmatchedList* list_;
    wxChoice* player_;
    wxButton* give_button_;
    wxButton* aside_button_;
    std::size_t open_ = 0; // rows before those that were set aside
    bool can_change_ = false;
    std::vector<std::int64_t> submissions_; // by row
    std::vector<std::int64_t> suggested_;   // by row; 0: nobody
    std::vector<std::int64_t> players_;     // of the choice
};

} // namespace muster
