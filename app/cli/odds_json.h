// SPDX-License-Identifier: MIT
// The odds of a fight as JSON, and fights that are written as JSON.
#pragma once

#include "odds/odds_changes.h"
#include "odds/odds_matrix.h"

#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace muster {

class CallContext;

// {"outcomes":{"id":"num/den",…},"means":{…},"terms":[…],"changes":[…]}, one line; without those that are
// null.
[[nodiscard]] std::string odds_json(const CombatMode& mode, const Odds& odds,
                                    const std::vector<OddsTerm>* terms,
                                    const std::vector<OddsChange>* changes = nullptr);
[[nodiscard]] std::string odds_json(const CombatMode& mode, const OddsMatrix& matrix);

// Answers cases that are written as JSON, one a line; remembers what it needs of each mode.
class OddsCases {
public:
    explicit OddsCases(const CallContext& context) : context_(context) {}

    // One line of JSON: the odds, or {"error":"…"}.
    [[nodiscard]] std::string answer(std::string_view line);

private:
    const CallContext& context_;
    std::map<const CombatMode*, std::unique_ptr<const OddsCalculator>> calculators_;
};

} // namespace muster
