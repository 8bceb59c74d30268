// SPDX-License-Identifier: MIT
#include "base/budget.h"

#include <ctime>

namespace muster {

std::chrono::nanoseconds Budget::processor_time() {
    timespec time{};
    ::clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return std::chrono::seconds(time.tv_sec) + std::chrono::nanoseconds(time.tv_nsec);
}

} // namespace muster
