// SPDX-License-Identifier: MIT
#include "odds/odds_of_cases.h"

#include "base/progress.h"
#include "odds/odds_error.h"

#include <fmt/format.h>

#include <algorithm>

namespace muster {

namespace {

// Of the troops that are kept: 16 MB. The troops of a shipped rule set have some fifty figures each.
constexpr std::size_t most_kept_figures = 1'000'000;

} // namespace

void OddsOfCases::require_time() {
    note_progress();
    time_.spend(0);
    if (time_.is_spent())
        throw OddsError(
            OddsTrouble::too_long,
            fmt::format("not computable: the cases before this one took the {:g} seconds that all "
                        "cases of one file may take; ask for fewer rounds, or for fewer such "
                        "cases in one file",
                        std::chrono::duration<double>(longest_).count()));
}

Combatant OddsOfCases::combatant(const Troop& troop, const Ruleset& ruleset) {
    const Known key{&ruleset, troop.values};
    if (const auto known = combatants_.find(key); known != combatants_.end())
        return known->second;
    require_time();
    Combatant made = combatant_of(troop, ruleset);
    figures_ += made.numbers.size() + made.traits.size();
    if (figures_ > most_kept_figures) {
        combatants_.clear();
        figures_ = 0;
    }
    combatants_.emplace(key, made);
    return made;
}

Odds OddsOfCases::of(const OddsCalculator& calculator, const Fight& fight) {
    require_time();
    const std::size_t granted = std::min(most_odds_throws, of_each_ + left_for_dear_ / 2);
    Budget budget(granted, longest_search);
    const auto settle = [&] {
        left_for_dear_ += of_each_;
        left_for_dear_ -= granted - budget.effort_left();
    };
    try {
        Odds odds = calculator.odds(fight, budget);
        settle();
        return odds;
    } catch (const OddsError&) {
        settle();
        if (budget.effort_left() != 0 || granted == most_odds_throws)
            throw;
        throw OddsError(OddsTrouble::too_long,
                        fmt::format("not computable: this takes more than {} throws of dice, which are left "
                                    "for it of those that all cases of one file share; ask for fewer "
                                    "rounds, or for fewer such cases in one file",
                                    granted));
    }
}

} // namespace muster
