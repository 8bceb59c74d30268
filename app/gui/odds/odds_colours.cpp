// SPDX-License-Identifier: MIT
#include "gui/odds/odds_colours.h"

#include "gui/toolkit/theme.h"

#include <wx/intl.h>

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
    const double from_worst = static_cast<double>(outcome) / static_cast<double>(count - 1);
    const double at = side == CombatSide::attacker ? from_worst : 1 - from_worst;
    const wxColour neutral = mixed_colour(theme.paper, theme.faint, 0.4);
    return mixed_colour(neutral, at < 0.5 ? theme.error : theme.good, std::abs(at - 0.5) * 1.7);
}

wxString role_name(CombatSide side) {
    return side == CombatSide::attacker ? _("Attacks") : _("Is attacked");
}

} // namespace muster
