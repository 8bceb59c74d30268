// SPDX-License-Identifier: MIT
#include "odds/outcome_words.h"

#include "base/translation.h"
#include "odds/odds_matrix.h"

#include <algorithm>

namespace muster {

std::size_t neutral_outcome(const CombatMode& mode) {
    const auto level = std::find_if(mode.outcomes.begin(), mode.outcomes.end(),
                                    [](const CombatOutcome& outcome) { return outcome.id == "level"; });
    return level == mode.outcomes.end() ? 0 : static_cast<std::size_t>(level - mode.outcomes.begin());
}

bool is_bad(const CombatMode& mode, std::size_t outcome, CombatSide side) {
    const std::size_t neutral = neutral_outcome(mode);
    return side == CombatSide::attacker ? outcome < neutral : neutral < outcome;
}

const std::string& outcome_name(const CombatMode& mode, std::size_t outcome, CombatSide side) {
    const CombatOutcome& named = mode.outcomes[outcome];
    const std::string& seen = named.seen_by.at(index_of(side));
    return seen.empty() ? named.name : seen;
}

std::string measure_words(const CombatMode& mode, std::size_t outcome, CombatSide side) {
    const std::string& name = outcome_name(mode, outcome, side);
    return is_bad(mode, outcome, side) ? translate_format("No worse than “{}”", name)
                                       : translate_format("At least “{}”", name);
}

std::size_t usual_outcome(const CombatMode& mode, CombatSide side) {
    const std::size_t usual = usual_outcome(mode);
    return is_bad(mode, usual, side) && side == CombatSide::defender ? usual - 1 : usual;
}

std::size_t measured_outcome(const std::vector<bool>& can_come, std::size_t outcome, CombatSide side) {
    if (side == CombatSide::attacker) {
        for (std::size_t better = outcome; better < can_come.size(); ++better)
            if (can_come[better])
                return better;
    } else {
        for (std::size_t better = outcome + 1; better-- > 0;)
            if (can_come[better])
                return better;
    }
    return outcome;
}

std::vector<bool> outcomes_that_come(const std::vector<Odds>& by_round) {
    std::vector<bool> come(by_round.back().outcomes.size(), false);
    for (const Odds& odds : by_round)
        for (std::size_t i = 0; i < come.size(); ++i)
            come[i] = come[i] || (odds.listed[i] && odds.outcomes[i].over() != 0);
    return come;
}

} // namespace muster
