// SPDX-License-Identifier: MIT
// OddsPage: own troops against classes, a list, the enemies of the army's list or another army as a coloured
// matrix; beneath it one fight, its situation, and what one change would bring.
#pragma once

#include "gui/odds/odds_opponents.h"
#include "gui/shell/workbench.h"
#include "odds/odds_board.h"
#include "ruleset/rulesets.h"

#include <wx/panel.h>
#include <wx/scrolwin.h>

#include <filesystem>
#include <functional>
#include <memory>
#include <string>
#include <vector>

class wxButton;
class wxChoice;
class wxSizer;

namespace muster {

class EmptyNote;
class OddsChangesList;
class OddsChoices;
class OddsFightView;
class OddsMatrixView;
class OddsSwitches;
class BoardWorker;
class StyledLabel;

class OddsPage : public wxPanel {
public:
    struct Handlers {
        std::function<void(const wxString&)> notify; // shows a message
        std::function<std::string()> usual_ruleset;
        std::function<void()> close;
    };
    OddsPage(wxWindow* parent, const Rulesets& rulesets, Workbench& bench, Handlers handlers);
    ~OddsPage() override;
    OddsPage(const OddsPage&) = delete;
    OddsPage& operator=(const OddsPage&) = delete;

    // Shows the troops of the open army, or all classes of the rule set if there is none.
    void begin(const std::string& ruleset);
    // Chooses the own troop of this notation against the opponent at the index.
    void choose(const std::string& notation, std::size_t theirs);
    void choose_mode(std::size_t mode);
    void choose_side(CombatSide side);
    void show_against(std::size_t choice); // of the choice "Against"
    void show_against_army(const std::filesystem::path& file);
    void update_colours();
    // The board shown; null if the rule set does not describe fights.
    [[nodiscard]] OddsBoard* board() { return board_.get(); }
    // Several rounds are worked out in the background.
    [[nodiscard]] bool is_working() const;

private:
    void divide();
    wxSizer* make_choices();
    wxSizer* make_columns();
    wxSizer* make_buttons();
    void fill_opponents();
    [[nodiscard]] static wxString remark(const OddsBoard& board);
    [[nodiscard]] wxString fight_heading() const;
    [[nodiscard]] wxString meaning_of_pair() const;
    void show_changes_heading();
    void wrap_changes_note();
    void change_board(const std::function<void(OddsBoard&)>& change);
    void update();
    void update_duel();
    void show_duel();
    void begin_at_top();
    [[nodiscard]] bool must_wait() const;
    void wait_for_board();
    void show_worked_out(OddsBoard& worked_out);
    void find_pair_that_fights();
    [[nodiscard]] wxString legend_text();

    const Rulesets& rulesets_;
    Workbench& bench_;
    Handlers handlers_;
    std::unique_ptr<OddsBoard> board_;
    OddsOpponents opponents_;
    std::size_t shown_against_ = 0;
    std::string shown_fight_; // its kind, side and troops
    StyledLabel* heading_ = nullptr;
    StyledLabel* remark_ = nullptr;
    EmptyNote* note_ = nullptr;
    wxScrolledWindow* body_ = nullptr;
    std::unique_ptr<OddsChoices> choices_;
    wxSizer* choices_row_ = nullptr;
    wxChoice* against_ = nullptr;
    OddsMatrixView* matrix_ = nullptr;
    StyledLabel* fight_heading_ = nullptr;
    OddsFightView* fight_ = nullptr;
    OddsSwitches* switches_ = nullptr;
    OddsChangesList* changes_ = nullptr;
    StyledLabel* changes_heading_ = nullptr;
    StyledLabel* changes_note_ = nullptr;
    StyledLabel* legend_ = nullptr;
    wxButton* reset_ = nullptr;
    bool wants_pair_that_fights_ = false; // once the table is worked out
    std::unique_ptr<BoardWorker> worker_; // ends before what it shows
};

} // namespace muster
