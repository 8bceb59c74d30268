// SPDX-License-Identifier: MIT
#include "check/search_budget.h"

#include <ctime>

namespace muster {

std::chrono::nanoseconds SearchBudget::processor_time() {
    timespec time{};
    ::clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return std::chrono::seconds(time.tv_sec) + std::chrono::nanoseconds(time.tv_nsec);
}

} // namespace muster
