// SPDX-License-Identifier: MIT
// Why a fight comes to what it does, line by line: what counts for either side with its citation, what it
// sums up to, and what the dice make of it.
#pragma once

#include "odds/odds_board.h"

#include <wx/string.h>

#include <optional>
#include <vector>

namespace muster {

struct ReasonLine {
    enum class Kind : std::uint8_t { heading, subheading, meaning, term, apart, total, dice, sentence, note };
    Kind kind = Kind::term;
    wxString figure; // "+2", "= 5"; may be empty
    wxString words;
    [[nodiscard]] wxString text() const { return figure.empty() ? words : figure + " " + words; }
};

// Of the pair that the board looks at; empty if it cannot be worked out.
[[nodiscard]] std::vector<ReasonLine> reason_lines(OddsBoard& board);
// What counts for an owner, and what it sums up to; without citations.
[[nodiscard]] std::vector<ReasonLine> factor_lines(const OddsFactors& factors,
                                                   std::optional<CombatSide> owner);

} // namespace muster
