// SPDX-License-Identifier: MIT
// The odds of a fight as JSON, and fights that are written as JSON.
#pragma once

#include "odds/odds_changes.h"
#include "odds/odds_matrix.h"
#include "odds/odds_of_cases.h"

#include <cstddef>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
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
    // The file is where so many cases stand, as errors name it.
    OddsCases(const CallContext& context, std::string file, std::size_t cases)
        : context_(context), file_(std::move(file)), odds_(OddsOfCases::of_file(cases)) {}

    // One line of JSON: the odds, or {"error":"…"}. Lines count from 1.
    [[nodiscard]] std::string answer(std::string_view line, std::size_t number);

private:
    const CallContext& context_;
    std::string file_;
    OddsOfCases odds_;
    std::map<const CombatMode*, std::unique_ptr<const OddsCalculator>> calculators_;
};

} // namespace muster
