// SPDX-License-Identifier: MIT
// OddsSwitches: the situation of a fight: the switches of the fight and of both sides that these troops may
// have.
#pragma once

#include "odds/odds_board.h"

#include <wx/scrolwin.h>

#include <functional>
#include <string>
#include <vector>

class wxSpinCtrl;
class wxStaticText;

namespace muster {

class SegmentedChoice;
class StyledLabel;

class OddsSwitches : public wxScrolledWindow {
public:
    OddsSwitches(wxWindow* parent, std::function<void(SwitchSetting)> set);

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
    };
    // The open switches in the order of their groups: the attacker, the defender, the fight.
    [[nodiscard]] static std::vector<SwitchState> grouped(const std::vector<SwitchState>& states);
    void rebuild(const CombatMode& mode, const std::vector<SwitchState>& states);
    Row make_row(const CombatMode& mode, const SwitchState& state);
    void update_values(const CombatMode& mode, const std::vector<SwitchState>& states);
    static void wrap_name(const Row& row, int width);
    void place_rows();

    std::function<void(SwitchSetting)> set_;
    std::vector<Row> rows_;
    std::string key_; // of what the rows were made for
};

} // namespace muster
