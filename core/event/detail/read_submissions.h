// SPDX-License-Identifier: MIT
// read_submissions: what is in one file that was sent in, read before anything of it is stored.
#pragma once

#include "base/input_error.h"
#include "event/detail/found_files.h"
#include "event/detail/reading_allowance.h"
#include "event/event_record.h"
#include "event/submission_parts.h"
#include "event/submission_reading.h"

#include <cstddef>
#include <functional>
#include <optional>
#include <vector>

namespace muster {

struct ReadItem {
    ReceivedItem item;
    std::vector<ReadPart> parts; // as item.parts
};

struct ReadFile {
    std::vector<ReadItem> items;
    std::optional<InputError> problem; // of all of it, or of what is not among the items

    // That are held.
    [[nodiscard]] std::size_t bytes() const;
};

// Does not throw InputError. Written lists beyond most_submitted_text, or for which no time is left, are left
// out: they may be taken later, when there are fewer at once. `before_unpacking`: see items_in(). Several
// threads may call it.
[[nodiscard]] ReadFile read_submissions(const FoundFile& found, const SubmissionReader& reader,
                                        ReadingAllowance& allowance,
                                        const std::function<void()>& before_unpacking = {});

} // namespace muster
