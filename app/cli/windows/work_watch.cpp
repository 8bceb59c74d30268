// SPDX-License-Identifier: MIT
#include "work_watch.h"

namespace muster {

// The system has no signal that comes with processor time.
void watch_work(const WorkLimits& /*limits*/) {}

} // namespace muster
