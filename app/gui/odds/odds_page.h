// SPDX-License-Identifier: MIT
// OddsPage: own troops against classes, a list, the enemies of the army's list or another army as a coloured
// matrix; beneath it one fight, its situation, and what one change would bring.
#pragma once

#include "gui/shell/workbench.h"
#include "odds/odds_board.h"
#include "ruleset/rulesets.h"

#include <wx/panel.h>
#include <wx/scrolwin.h>

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
class OddsFightView;
class OddsMatrixView;
class OddsSwitches;
class SegmentedChoice;
class StyledLabel;

class OddsPage : public wxPanel {
public:
    struct Handlers {
        std::function<void(const wxString&)> notify; // shows a message
        std::function<std::string()> usual_ruleset;
        std::function<void()> close;
    };
    OddsPage(wxWindow* parent, const Rulesets& rulesets, Workbench& bench, Handlers handlers);

    // Shows the troops of the open army, or all classes of the rule set if there is none.
    void begin(const std::string& ruleset);
    // Chooses the own troop of this notation against the opponent at the index.
    void choose(const std::string& notation, std::size_t theirs);
    void choose_mode(std::size_t mode);
    void show_against(std::size_t source); // of the choice "Against"
    void update_colours();
    // The board shown; null if the rule set does not describe fights.
    [[nodiscard]] OddsBoard* board() { return board_.get(); }

private:
    enum class SourceKind : std::uint8_t { classes, enemies, army_file, list };
    struct Source {
        SourceKind kind;
        std::string list;
    };
    void divide();
    wxSizer* make_choices();
    wxSizer* make_columns();
    wxSizer* make_buttons();
    void fill_choices();
    void fill_sources();
    void fill_outcomes();
    [[nodiscard]] std::vector<Contender> contenders_of(const Source& source);
    [[nodiscard]] std::vector<Contender> contenders_of_file();
    void change_board(const std::function<void(OddsBoard&)>& change);
    void update();
    void update_duel();

    const Rulesets& rulesets_;
    Workbench& bench_;
    Handlers handlers_;
    std::unique_ptr<OddsBoard> board_;
    std::vector<Source> sources_;
    std::size_t source_ = 0;
    StyledLabel* heading_ = nullptr;
    StyledLabel* remark_ = nullptr;
    EmptyNote* note_ = nullptr;
    wxScrolledWindow* body_ = nullptr;
    SegmentedChoice* mode_ = nullptr;
    SegmentedChoice* side_ = nullptr;
    SegmentedChoice* rounds_ = nullptr;
    SegmentedChoice* order_ = nullptr;
    wxChoice* outcome_ = nullptr;
    wxChoice* against_ = nullptr;
    OddsMatrixView* matrix_ = nullptr;
    StyledLabel* fight_heading_ = nullptr;
    OddsFightView* fight_ = nullptr;
    OddsSwitches* switches_ = nullptr;
    OddsChangesList* changes_ = nullptr;
    wxButton* reset_ = nullptr;
};

} // namespace muster
