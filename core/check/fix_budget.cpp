// SPDX-License-Identifier: MIT
#include "check/fix_budget.h"

#include <ctime>

namespace muster {

std::chrono::nanoseconds FixBudget::processor_time() {
    timespec time{};
    ::clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return std::chrono::seconds(time.tv_sec) + std::chrono::nanoseconds(time.tv_nsec);
}

} // namespace muster
