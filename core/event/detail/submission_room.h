// SPDX-License-Identifier: MIT
// SubmissionRoom: whether a tournament still has room for what is sent in, and how much it had none for. What
// is stored must be read again, and an event file has its limits.
#pragma once

#include "base/input_error.h"
#include "event/event_record.h"

#include <cstddef>
#include <optional>
#include <string>

namespace muster {

class SubmissionRoom {
public:
    explicit SubmissionRoom(const EventRecord& record);

    // Takes the room for so many submissions, of one source, with readings of so many bytes. If there is not
    // enough, takes none and returns false.
    [[nodiscard]] bool take(const std::string& source, std::size_t submissions, std::size_t bytes);
    // That something was left out of the tournament in this file, told once for all of it.
    [[nodiscard]] std::optional<InputError> problem(const std::string& file) const;

private:
    std::size_t submissions_;
    std::size_t bytes_ = 0;
    std::size_t left_out_ = 0; // sources
    std::string first_left_out_;
};

} // namespace muster
