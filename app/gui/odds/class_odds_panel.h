// SPDX-License-Identifier: MIT
// ClassOddsPanel: the selected troop against every class of its rule set, attacking and attacked. Enter or a
// double click opens the fight.
#pragma once

#include "gui/shell/workbench.h"
#include "odds/odds_board.h"
#include "odds/outcome_words.h"

#include <wx/panel.h>

#include <array>
#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace muster {

class ClassOddsList;
class EmptyNote;
class SegmentedChoice;
class StyledLabel;

class ClassOddsPanel : public wxPanel {
public:
    struct Row {
        std::string notation;
        std::array<BoardCell, 2> cells; // attacking, attacked
        std::size_t theirs = 0;         // index among the classes
    };
    // `open` gets the troop's notation, the index of the class, that of the mode, and the troop's side.
    using Open = std::function<void(const std::string&, std::size_t, std::size_t, CombatSide)>;
    ClassOddsPanel(wxWindow* parent, Workbench& bench, Open open);

    // To be called when the panel is shown: it does nothing while it is hidden.
    void update();
    void update_colours();
    void focus_list();
    // Those that the troop does worst against come first.
    [[nodiscard]] const std::vector<Row>& rows() const { return rows_; }
    // The sides that have a column: not one that is always certain, nor one that repeats the other.
    [[nodiscard]] const std::vector<CombatSide>& columns() const { return columns_; }
    // What is asked for, from that side: "win"; where that leaves rows alike that differ, "win / lose".
    [[nodiscard]] wxString measure(CombatSide side) const;
    // "33 %", "33 / 67 %", or why there is none.
    [[nodiscard]] wxString cell_text(const BoardCell& cell, CombatSide side) const;
    [[nodiscard]] const Duel& asked(CombatSide side) const { return asked_.at(index_of(side)); }
    // The greatest in any cell.
    [[nodiscard]] double most_losses() const { return most_losses_; }
    [[nodiscard]] wxString heading() const;
    [[nodiscard]] const CombatMode& mode() const { return board_->mode(); }
    [[nodiscard]] const wxString& note() const;
    // The notation of a row's class, and what it means.
    [[nodiscard]] wxString class_words(std::size_t row) const;
    // What counts in the fight of a row on that side, as lines of a tip: the factors of own troops, then the
    // enemy's.
    [[nodiscard]] wxString factors(std::size_t row, CombatSide side);
    void open(std::size_t row, CombatSide side);
    void choose_mode(std::size_t mode);

private:
    [[nodiscard]] const Troop* shown_troop() const;
    [[nodiscard]] bool prepare_board();
    void forget_board();
    void fill_rows(const Troop& troop);
    void sort_rows();
    void choose_columns();
    [[nodiscard]] OutcomeShares shares(const BoardCell& cell, CombatSide side) const;
    [[nodiscard]] bool hides_differences(CombatSide side) const;
    void show_headings(const Troop& troop);
    [[nodiscard]] bool is_same_either_way() const;
    [[nodiscard]] wxString questions() const;
    void show_column_headings();
    void wrap_heading();
    void show_note(const wxString& note);

    Workbench& bench_;
    Open open_;
    StyledLabel* troop_;
    StyledLabel* heading_;
    std::array<StyledLabel*, 2> column_headings_{};
    SegmentedChoice* mode_;
    ClassOddsList* list_;
    EmptyNote* note_;
    std::unique_ptr<OddsBoard> board_; // its own troop is the selected one
    std::size_t chosen_mode_ = 0;
    std::optional<TraitValues> shown_; // what the rows were worked out for
    std::int32_t shown_count_ = 0;
    std::vector<Row> rows_;
    std::vector<CombatSide> columns_;
    std::array<Duel, 2> asked_;        // without troops
    std::array<bool, 2> shows_loss_{}; // by side: the cells say too how likely it is to lose
    double most_losses_ = 0;
};

} // namespace muster
