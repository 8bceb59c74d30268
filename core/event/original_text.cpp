// SPDX-License-Identifier: MIT
#include "event/original_text.h"

#include <algorithm>
#include <utility>

namespace muster {

ReceivedItem original_item(const EventFile& event, const StoredSubmission& submission) {
    std::vector<ReceivedItem> items = items_in(submission.source, event.bytes_of(submission.original));
    return items.empty() ? ReceivedItem() : std::move(items.front());
}

SubmissionPart original_part(const EventFile& event, const EventRecord& record,
                             const StoredSubmission& submission) {
    // The parts of an original were stored in their order.
    const auto part =
        std::count_if(record.submissions.begin(), record.submissions.end(), [&](const StoredSubmission& one) {
            return one.original == submission.original && one.id < submission.id;
        });
    const std::vector<SubmissionPart> parts = original_item(event, submission).parts;
    if (parts.empty())
        return {};
    return parts.at(std::min(static_cast<std::size_t>(part), parts.size() - 1));
}

OriginalText original_text(const EventFile& event, const EventRecord& record,
                           const StoredSubmission& submission) {
    const SubmissionPart own = original_part(event, record, submission);
    const bool is_written = own.kind == SubmissionPart::Kind::text;
    return {is_written, own.subject, is_written ? own.text : std::string()};
}

} // namespace muster
