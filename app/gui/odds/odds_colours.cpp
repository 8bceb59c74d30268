// SPDX-License-Identifier: MIT
#include "gui/odds/odds_colours.h"

#include "gui/toolkit/theme.h"
#include "odds/outcome_words.h"

#include <cmath>

namespace muster {

namespace {

// `share` of the second colour.
wxColour mixed_colour(const wxColour& first, const wxColour& second, double share) {
    const auto mix = [share](unsigned char a, unsigned char b) {
        return static_cast<unsigned char>(std::lround(a + (b - a) * share));
    };
    return {mix(first.Red(), second.Red()), mix(first.Green(), second.Green()),
            mix(first.Blue(), second.Blue())};
}

} // namespace

wxColour chance_background(double chance) {
    constexpr double strongest = 0.5; // of the full colour
    const Theme& theme = Theme::current();
    const double strength = std::abs(chance - 0.5) * 2 * strongest;
    return mixed_colour(theme.paper, chance < 0.5 ? theme.error : theme.good, strength);
}

wxColour outcome_colour(const CombatMode& mode, std::size_t outcome, CombatSide side) {
    const std::size_t count = mode.outcomes.size();
    if (count < 2)
        return chance_background(0.5);
    const Theme& theme = Theme::current();
    const wxColour neutral = mixed_colour(theme.paper, theme.faint, 0.4);
    const std::size_t middle = neutral_outcome(mode);
    if (outcome == middle)
        return neutral;
    // The farther from what is neither good nor bad, the stronger.
    const std::size_t steps = outcome < middle ? middle : count - 1 - middle;
    const std::size_t away = outcome < middle ? middle - outcome : outcome - middle;
    const double strength = 0.85 * static_cast<double>(away) / static_cast<double>(steps);
    return mixed_colour(neutral, is_bad(mode, outcome, side) ? theme.error : theme.good, strength);
}

void draw_cell_background(wxDC& dc, const wxRect& rect, const CombatMode& mode, const BoardCell& cell,
                          const Duel& asked, double most_losses) {
    const Theme& theme = Theme::current();
    dc.SetPen(*wxTRANSPARENT_PEN);
    if (cell.losses) {
        const double share = most_losses > 0 ? cell.losses->approximate() / most_losses : 0;
        dc.SetBrush(chance_background(0.5 + (asked.mine == CombatSide::attacker ? share : -share) / 2));
        dc.DrawRectangle(rect);
        return;
    }
    const OutcomeShares shares = shares_of(mode, cell.outcomes, asked.outcome, asked.mine);
    const auto right_of = [&](const Probability& share) {
        return rect.x + static_cast<int>(std::lround(share.approximate() * rect.width));
    };
    const int asked_for = right_of(shares.hoped_for);
    const int between = right_of(shares.hoped_for + shares.between);
    const auto draw = [&](const wxColour& colour, int left, int right) {
        dc.SetBrush(colour);
        if (left < right)
            dc.DrawRectangle(left, rect.y, right - left, rect.height);
    };
    draw(chance_background(1), rect.x, asked_for);
    draw(mixed_colour(theme.paper, theme.faint, 0.2), asked_for, between);
    draw(chance_background(0), between, rect.x + rect.width);
}

} // namespace muster
