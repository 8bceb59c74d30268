// SPDX-License-Identifier: MIT
// OddsChangesList: what one change would bring, the best first. Enter or a double click makes the change.
#pragma once

#include "gui/widgets/drawn_list.h"
#include "odds/odds_board.h"

#include <functional>
#include <vector>

namespace muster {

class OddsChangesList : public DrawnList {
public:
    OddsChangesList(wxWindow* parent, std::function<void(const OddsChange&)> make);

    // Null: there is nothing to show. The board must outlive what is shown.
    void show(OddsBoard* board);
    [[nodiscard]] wxString row_text(std::size_t row) const override;
    [[nodiscard]] bool has_rows() const { return !rows_.empty(); }

protected:
    [[nodiscard]] std::size_t row_count() const override;
    void draw_row(wxDC& dc, const wxRect& rect, std::size_t row) const override;
    [[nodiscard]] wxCoord row_height(std::size_t row) const override;
    void row_activated(std::size_t row) override { make_(change(row)); }

private:
    [[nodiscard]] const OddsChange& change(std::size_t row) const {
        return board_->pair().view().changes.at(rows_.at(row));
    }
    [[nodiscard]] wxString name(std::size_t row) const;
    // The chance, that to lose, or both where one is better and the other worse; each in its line.
    [[nodiscard]] std::vector<wxString> figures(std::size_t row) const;
    [[nodiscard]] int figures_width(std::size_t row) const;
    [[nodiscard]] int name_width(std::size_t row) const;
    [[nodiscard]] OddsAnswer now() const;
    [[nodiscard]] bool changes_answer(const OddsChange& change) const;
    [[nodiscard]] bool changes_defeat(const OddsChange& change) const;
    [[nodiscard]] wxString text_of(const Probability& answer) const;

    std::function<void(const OddsChange&)> make_;
    OddsBoard* board_ = nullptr;
    std::vector<std::size_t> rows_; // changes by their indices, without those that nobody would see
};

} // namespace muster
