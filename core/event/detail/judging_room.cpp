// SPDX-License-Identifier: MIT
#include "event/detail/judging_room.h"

#include "base/input_error.h"
#include "base/translation.h"

#include <algorithm>
#include <string_view>

namespace muster {

namespace {

std::size_t times_usual_steps(const std::string& ruleset, const Rulesets& rulesets) {
    constexpr std::size_t usual_steps = 500; // of the largest shipped rule set
    try {
        const Ruleset* found = rulesets.find(ruleset);
        return found == nullptr ? 1 : std::max<std::size_t>(1, found->steps / usual_steps);
    } catch (const InputError&) { // told where an army is read
        return 1;
    }
}

} // namespace

JudgingRoom::JudgingRoom(const std::string& ruleset, const Rulesets& rulesets)
    : times_usual_(times_usual_steps(ruleset, rulesets)) {}

// By the signs "<" of its text, before it is read, so that the same are judged on every machine.
bool JudgingRoom::take(const StoredSubmission& submission) {
    if (times_usual_ == 1)
        return true;
    const std::string_view army = submission.reading.army;
    const std::size_t cost =
        times_usual_ * static_cast<std::size_t>(std::count(army.begin(), army.end(), '<'));
    if (cost > left_)
        return false;
    left_ -= cost;
    return true;
}

namespace {

StoredSubmission without_army(StoredSubmission submission) {
    submission.reading.army.clear();
    submission.reading.open = {
        {0, "",
         translate("the armies of this tournament take too long by its rule set, which has many conditions "
                   "and steps, to be checked all at once; ask for shorter ones, or split the tournament")}};
    return submission;
}

} // namespace

std::vector<const StoredSubmission*>
JudgingRoom::fitting(const std::vector<const StoredSubmission*>& revisions) {
    if (take(*revisions.back()))
        return revisions;
    std::vector<const StoredSubmission*> bare;
    bare.reserve(revisions.size());
    for (const StoredSubmission* revision : revisions)
        bare.push_back(&without_armies_.emplace_back(without_army(*revision)));
    return bare;
}

} // namespace muster
