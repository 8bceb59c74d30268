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
    // What befalls both alike, as "Both broken", is a draw.
    if (neutral != 0 && mode.outcomes[outcome].seen_by[0].empty())
        return false;
    return side == CombatSide::attacker ? outcome < neutral : neutral < outcome;
}

const std::string& outcome_name(const CombatMode& mode, std::size_t outcome, CombatSide side) {
    const CombatOutcome& named = mode.outcomes[outcome];
    const std::string& seen = named.seen_by.at(index_of(side));
    return seen.empty() ? named.name : seen;
}

std::string or_better_words(const CombatMode& mode, std::size_t outcome, CombatSide side) {
    return translate_format("“{}” or better", outcome_name(mode, outcome, side));
}

namespace {

const CombatQuestion* question_about(const CombatMode& mode, std::size_t outcome, CombatSide side) {
    const auto& question = mode.questions.at(index_of(side));
    return question && !question->losses && question->outcome == outcome ? &*question : nullptr;
}

} // namespace

std::string measure_words(const CombatMode& mode, std::size_t outcome, CombatSide side) {
    const CombatQuestion* question = question_about(mode, outcome, side);
    return question != nullptr ? question->name : or_better_words(mode, outcome, side);
}

std::string chance_words(const CombatMode& mode, std::size_t outcome, CombatSide side) {
    const CombatQuestion* question = question_about(mode, outcome, side);
    return question != nullptr ? translate_format("chance to {}", question->name)
                               : translate_format("chance of {}", or_better_words(mode, outcome, side));
}

std::size_t usual_outcome(const CombatMode& mode, CombatSide side) {
    if (const auto& question = mode.questions.at(index_of(side)))
        return question->outcome;
    const std::size_t usual = usual_outcome(mode);
    return is_bad(mode, usual, side) && side == CombatSide::defender ? usual - 1 : usual;
}

bool asks_for_losses(const CombatMode& mode, CombatSide side) {
    const auto& question = mode.questions.at(index_of(side));
    return question && question->losses;
}

OutcomeShares shares_of(const CombatMode& mode, const std::vector<Probability>& outcomes,
                        std::size_t hoped_for, CombatSide side) {
    OutcomeShares shares;
    for (std::size_t i = 0; i < outcomes.size(); ++i) {
        const bool is_hoped_for = side == CombatSide::attacker ? hoped_for <= i : i <= hoped_for;
        Probability& share = is_hoped_for            ? shares.hoped_for
                             : is_bad(mode, i, side) ? shares.bad
                                                     : shares.between;
        share = share + outcomes[i];
    }
    return shares;
}

} // namespace muster
