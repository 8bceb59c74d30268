// SPDX-License-Identifier: MIT
#include "event/detail/submission_room.h"

#include "base/limits.h"
#include "base/translation.h"

namespace muster {

namespace {

constexpr std::size_t most_stored_bytes = largest_event_table / 2; // of readings

} // namespace

SubmissionRoom::SubmissionRoom(const EventRecord& record) : submissions_(record.submissions.size()) {
    for (const StoredSubmission& one : record.submissions)
        bytes_ += one.reading.army.size();
}

bool SubmissionRoom::take(const std::string& source, std::size_t submissions, std::size_t bytes) {
    if (submissions_ + submissions > most_submissions || bytes_ + bytes > most_stored_bytes) {
        if (left_out_++ == 0)
            first_left_out_ = source;
        return false;
    }
    submissions_ += submissions;
    bytes_ += bytes;
    return true;
}

std::optional<InputError> SubmissionRoom::problem(const std::string& file) const {
    if (left_out_ == 0)
        return std::nullopt;
    return InputError(file, {},
                      translate_format("the tournament is full: it holds {} lists, and armies of {} MB. {} "
                                       "files or mails were not taken, the first of them {}. Take them into "
                                       "another tournament",
                                       most_submissions, most_stored_bytes >> 20U, left_out_,
                                       first_left_out_));
}

} // namespace muster
