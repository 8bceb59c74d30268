// SPDX-License-Identifier: MIT
// ListFindings: what is open in a submission, and then what is wrong with its army, each with its section.
#pragma once

#include "event/event_status.h"
#include "gui/widgets/drawn_list.h"

namespace muster {

class ListFindings : public DrawnList {
public:
    explicit ListFindings(wxWindow* parent);

    // Copies what it shows. Null: nothing.
    void show(const EventPlayer* player, const PlayerList* list);
    // Why it is nobody's yet, what was read of it, and what would be wrong with that. The list as
    // list_of_submission() makes it.
    void show_unmatched(const UnmatchedSubmission& unmatched, const PlayerList& list);
    [[nodiscard]] wxString row_text(std::size_t row) const override;
    [[nodiscard]] std::size_t count() const { return rows_.size(); }

protected:
    [[nodiscard]] std::size_t row_count() const override { return rows_.size(); }
    void draw_row(wxDC& dc, const wxRect& rect, std::size_t row) const override;
    [[nodiscard]] wxCoord row_height(std::size_t row) const override;
    [[nodiscard]] wxString paint_key(std::size_t row) const override { return row_text(row); }

private:
    struct Row {
        Severity severity = Severity::note;
        bool is_good = false; // nothing is wrong
        wxString words;
        wxString source; // the section, the rule, the place
    };
    void add_army(const PlayerList& list);
    void add_findings(const PlayerList& list);
    [[nodiscard]] int words_width() const;

    std::vector<Row> rows_;
};

} // namespace muster
