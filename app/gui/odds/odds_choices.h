// SPDX-License-Identifier: MIT
// OddsChoices: the controls above the matrix of the page of odds: kind of fight, side, what is asked for,
// rounds, figures and order. Whom it is against, the page itself offers.
#pragma once

#include "odds/odds_board.h"

#include <functional>

class wxChoice;
class wxSizer;
class wxWindow;

namespace muster {

class SegmentedChoice;

class OddsChoices {
public:
    struct Handlers {
        std::function<void(std::size_t)> choose_mode;
        // Gets what is to be done with the board.
        std::function<void(const std::function<void(OddsBoard&)>&)> change;
    };
    OddsChoices(wxWindow& parent, Handlers handlers);

    // All controls, and `against` behind the first.
    [[nodiscard]] wxSizer* arranged(wxWindow* against);
    void show(const OddsBoard& board);

private:
    void make_question();
    void make_segments();
    void show_questions(const OddsBoard& board);

    wxWindow& parent_;
    Handlers handlers_;
    SegmentedChoice* mode_ = nullptr;
    SegmentedChoice* side_ = nullptr;
    SegmentedChoice* rounds_ = nullptr;
    SegmentedChoice* figures_ = nullptr;
    SegmentedChoice* order_ = nullptr;
    wxChoice* question_ = nullptr;
    wxSizer* figures_pair_ = nullptr; // with its label
    wxSizer* sizer_ = nullptr;
};

} // namespace muster
