// SPDX-License-Identifier: MIT
#include "gui/odds/odds_colours.h"

#include "gui/toolkit/theme.h"
#include "gui/toolkit/wx_text.h"
#include "odds/outcome_words.h"

#include <wx/intl.h>

#include <algorithm>
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

wxString role_name(CombatSide side) {
    return side == CombatSide::attacker ? _("Own troops attack") : _("Own troops are attacked");
}

std::vector<wxString> outcome_lines(const CombatMode& mode, const BoardCell& cell, CombatSide side) {
    std::vector<wxString> lines;
    for (std::size_t i = 0; i < cell.outcomes.size(); ++i)
        if (cell.outcomes[i].over() != 0)
            lines.push_back(wx(outcome_name(mode, i, side)) + " " + wx(cell.outcomes[i].percent()));
    if (side == CombatSide::attacker)
        std::reverse(lines.begin(), lines.end());
    return lines;
}

} // namespace muster
