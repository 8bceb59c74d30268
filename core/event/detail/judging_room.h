// SPDX-License-Identifier: MIT
// JudgingRoom: how many of the lists of a tournament can be judged together, whose rule set may take a
// thousand steps for each element of an army.
#pragma once

#include "base/limits.h"
#include "event/event_record.h"
#include "ruleset/rulesets.h"

#include <cstddef>
#include <deque>
#include <string>
#include <vector>

namespace muster {

class JudgingRoom {
public:
    JudgingRoom(const std::string& ruleset, const Rulesets& rulesets);

    // The revisions of a slot, the last of which counts. If there is no room for that, without their armies,
    // which a person must look at then; they live as long as this. By a usual rule set there always is.
    [[nodiscard]] std::vector<const StoredSubmission*>
    fitting(const std::vector<const StoredSubmission*>& revisions);

private:
    [[nodiscard]] bool take(const StoredSubmission& submission);

    std::deque<StoredSubmission> without_armies_;
    std::size_t times_usual_ = 1;            // as long as by a usual rule set an army is checked
    std::size_t left_ = most_event_elements; // signs "<" of armies
};

} // namespace muster
