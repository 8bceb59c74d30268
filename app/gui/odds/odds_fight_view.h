// SPDX-License-Identifier: MIT
// OddsFightView: one fight: what it comes to as a bar, as "exactly" and "this or better", round by round,
// what is suffered, and every modifier with its citation.
#pragma once

#include "gui/widgets/drawn_document.h"
#include "odds/odds_board.h"

#include <vector>

namespace muster {

class OddsFightView : public DrawnDocument {
public:
    explicit OddsFightView(wxWindow* parent);

    // Null: there is nothing to show. The board must outlive what is shown.
    void show(OddsBoard* board);
    // Everything that is shown, as plain text.
    [[nodiscard]] wxString text() const;
    // The widths of the bar's segments in pixels, from the worst outcome to the best, for a bar of this
    // width; their sum is the width.
    [[nodiscard]] static std::vector<int> bar_widths(const Odds& odds,
                                                     const std::vector<std::size_t>& outcomes, int width);

protected:
    int draw(wxDC& dc) const override;

private:
    struct Column {
        wxString heading;
        const Odds* odds;
        bool exactly;
    };
    int draw_bar(wxDC& dc, const Odds& odds, int y, int width) const;
    int draw_table(wxDC& dc, int y, int width) const;
    int draw_sentences(wxDC& dc, int y, int width) const;
    int draw_reasons(wxDC& dc, int y, int width) const;
    [[nodiscard]] std::vector<Column> columns() const;
    [[nodiscard]] std::vector<std::size_t> shown() const; // outcomes, from the worst for one's own side
    // Empty of the worst that is shown, where it is about this or better.
    [[nodiscard]] wxString figure(const Column& column, std::size_t outcome, std::size_t worst) const;
    [[nodiscard]] std::vector<wxString> sentences() const;
    [[nodiscard]] const std::string& outcome_name(std::size_t outcome) const;

    OddsBoard* board_ = nullptr;
};

} // namespace muster
