// SPDX-License-Identifier: MIT
#include "event/counting.h"

#include "event/pack_findings.h"

#include <algorithm>

namespace muster {

namespace {

bool is_in_question(const PlayerList& list) {
    return std::any_of(list.findings.begin(), list.findings.end(),
                       [](const ListFinding& one) { return one.rule == which_counts_rule; });
}

// The last of these that came before the deadline; null if none did.
const StoredSubmission* last_in_time(const std::vector<const StoredSubmission*>& revisions,
                                     const Deadline& deadline) {
    const StoredSubmission* last = nullptr;
    for (const StoredSubmission* one : revisions)
        if (days_late(one->received, deadline) == 0)
            last = one;
    return last;
}

// 0: nothing is to be said.
std::int64_t counting_in_time(const PlayerList& list, const std::vector<const StoredSubmission*>& revisions,
                              const Deadline& deadline) {
    const StoredSubmission* last = last_in_time(revisions, deadline);
    if (last == nullptr)
        return 0;
    const StoredSubmission& counting = *revisions.back();
    const bool is_late = days_late(counting.received, deadline) > 0 && counting.chosen == 0;
    return is_late || is_in_question(list) ? last->id : 0;
}

} // namespace

std::vector<std::int64_t> counting_by(CountingRule rule, const EventRecord& record,
                                      const EventStatus& status) {
    std::vector<std::int64_t> submissions;
    for (const EventPlayer& player : status.players)
        for (const PlayerList& list : player.lists) {
            if (list.others.empty())
                continue;
            if (rule == CountingRule::latest && is_in_question(list))
                submissions.push_back(list.submission);
            if (rule != CountingRule::in_time || !status.pack.deadline)
                continue;
            if (const std::int64_t one = counting_in_time(
                    list, revisions_of_slot(record, player.player.id, list.slot), *status.pack.deadline))
                submissions.push_back(one);
        }
    return submissions;
}

} // namespace muster
