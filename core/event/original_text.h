// SPDX-License-Identifier: MIT
// What a player wrote, as the event stores it, for a person to read beside the army that was read from it.
#pragma once

#include "event/event_file.h"
#include "event/submission_parts.h"

#include <string>

namespace muster {

struct OriginalText {
    bool is_written = false; // a mail or text; else an army file or the PDF of a sheet
    std::string subject;     // of the mail around it
    std::string text;        // decoded; nothing of an army file
};

// All throw DatabaseError.
// The original, or the first of several in it, taken apart again.
[[nodiscard]] ReceivedItem original_item(const EventFile& event, const StoredSubmission& submission);
// The part of an original that is this submission.
[[nodiscard]] SubmissionPart original_part(const EventFile& event, const EventRecord& record,
                                           const StoredSubmission& submission);
[[nodiscard]] OriginalText original_text(const EventFile& event, const EventRecord& record,
                                         const StoredSubmission& submission);

} // namespace muster
