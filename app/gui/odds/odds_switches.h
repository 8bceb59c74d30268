// SPDX-License-Identifier: MIT
// OddsSwitches: the situation of a fight: what either troop is, and the switches of the fight and of both
// sides that these troops may have.
#pragma once

#include "odds/odds_board.h"

#include <wx/scrolwin.h>

#include <functional>
#include <string>
#include <vector>

class wxChoice;
class wxSpinCtrl;
class wxStaticText;

namespace muster {

class SegmentedChoice;
class StyledLabel;

class OddsSwitches : public wxScrolledWindow {
public:
    using SetTrait = std::function<void(CombatSide, TraitChange)>;
    OddsSwitches(wxWindow* parent, std::function<void(SwitchSetting)> set, SetTrait set_trait);

    // Null: there is nothing to show.
    void show(OddsBoard* board);
    void update_colours();

private:
    struct Row {
        StyledLabel* heading = nullptr; // or a switch:
        wxStaticText* label = nullptr;
        wxString name;                     // in the label
        SegmentedChoice* choice = nullptr; // of few values
        wxSpinCtrl* spin = nullptr;        // of a wide range
        wxChoice* list = nullptr;          // of a trait of the troop
        [[nodiscard]] wxWindow& control() const;
    };
    // What a row shows: a switch, or a trait of a side's troop.
    struct Item {
        std::optional<CombatSide> side;
        const SwitchState* state = nullptr;
        std::size_t trait = 0;
    };
    // Traits and open switches in the order of their groups: own troops, the enemy, the fight.
    [[nodiscard]] static std::vector<Item> grouped(OddsBoard& board);
    void rebuild(const OddsBoard& board, const std::vector<Item>& items);
    Row make_row(const CombatMode& mode, const SwitchState& state);
    Row make_row(const Trait& trait, const Item& item);
    void update_values(const OddsBoard& board, const std::vector<Item>& items);
    static void update_value(const CombatMode& mode, const SwitchState& state, const Row& row);
    static void wrap_name(const Row& row, int width);
    void place_rows();

    std::function<void(SwitchSetting)> set_;
    SetTrait set_trait_;
    std::vector<Row> rows_;
    std::string key_; // of what the rows were made for
    CombatSide mine_ = CombatSide::attacker;
};

} // namespace muster
