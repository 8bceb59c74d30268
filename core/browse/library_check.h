// SPDX-License-Identifier: MIT
// The check of a library's armies: whether each is legal by the installed rules, and what differs from when
// it was saved.
#pragma once

#include "browse/army_batch.h"
#include "browse/library_armies.h"

namespace muster {

// Checks armies of a library. Throws LibraryError if the library itself fails.
[[nodiscard]] BatchResult check_armies(const LibraryArmies& armies, const Rulesets& rulesets,
                                       BatchProgress& progress, unsigned threads = 0,
                                       BatchAllowance* allowance = nullptr);

} // namespace muster
