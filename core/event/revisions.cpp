// SPDX-License-Identifier: MIT
#include "event/revisions.h"

#include <algorithm>
#include <iterator>

namespace muster {

namespace {

// By time of arrival, then of taking.
bool is_earlier(const StoredSubmission* one, const StoredSubmission* other) {
    return std::pair(one->received, one->id) < std::pair(other->received, other->id);
}

// The one of which the umpire said that it counts comes after all that were there when he said so.
void put_chosen_last(std::vector<const StoredSubmission*>& revisions) {
    std::vector<const StoredSubmission*> chosen;
    std::copy_if(revisions.begin(), revisions.end(), std::back_inserter(chosen),
                 [](const StoredSubmission* one) { return one->chosen != 0; });
    std::sort(chosen.begin(), chosen.end(), [](const StoredSubmission* one, const StoredSubmission* other) {
        return one->chosen < other->chosen;
    });
    for (const StoredSubmission* one : chosen) {
        const auto at = std::find(revisions.begin(), revisions.end(), one);
        const auto end =
            std::find_if(revisions.rbegin(), revisions.rend(), [one](const StoredSubmission* other) {
                return other->id <= one->chosen_among;
            }).base();
        if (at < end)
            std::rotate(at, at + 1, end);
    }
}

} // namespace

RevisionsBySlot revisions_of(const EventRecord& record) {
    RevisionsBySlot slots;
    for (const StoredSubmission& one : record.submissions)
        if (one.player != 0 && !one.after_lock)
            slots[{one.player, one.slot}].push_back(&one);
    for (auto& [slot, revisions] : slots) {
        std::stable_sort(revisions.begin(), revisions.end(), is_earlier);
        put_chosen_last(revisions);
    }
    return slots;
}

std::int64_t current_submission(const EventRecord& record, std::int64_t player, std::int32_t slot) {
    const RevisionsBySlot slots = revisions_of(record);
    const auto found = slots.find({player, slot});
    return found == slots.end() ? 0 : found->second.back()->id;
}

std::vector<const StoredSubmission*> revisions_of_slot(const EventRecord& record, std::int64_t player,
                                                       std::int32_t slot) {
    const RevisionsBySlot slots = revisions_of(record);
    const auto found = slots.find({player, slot});
    return found == slots.end() ? std::vector<const StoredSubmission*>() : found->second;
}

} // namespace muster
