// SPDX-License-Identifier: MIT
// ReadingTime: the processor time that one written list may take. What its lines say of each other is looked
// up in all of them, so that a text may be made to take far longer than its length shows.
#pragma once

#include "base/budget.h"
#include "base/input_error.h"
#include "base/limits.h"
#include "base/progress.h"
#include "base/translation.h"

#include <chrono>
#include <cstddef>
#include <limits>

namespace muster {

class ReadingTime {
public:
    explicit ReadingTime(std::chrono::milliseconds most) : most_(most) {}

    // To be called for each line or part of a line that is looked at. Throws InputError once the time is
    // over.
    void look() {
        constexpr unsigned looks_at_once = 64; // to ask for the time takes as long as a short line
        if (++looks_ % looks_at_once != 0)
            return;
        note_progress(); // it ends by itself
        budget_.spend(1);
        if (budget_.is_spent())
            throw InputError(
                {}, {},
                translate_format("takes more than {} seconds to read; paste only the list, or "
                                 "ask for an army file",
                                 std::chrono::duration_cast<std::chrono::seconds>(most_).count()));
    }

private:
    std::chrono::milliseconds most_;
    Budget budget_{std::numeric_limits<std::size_t>::max(), most_};
    unsigned looks_ = 0;
};

} // namespace muster
