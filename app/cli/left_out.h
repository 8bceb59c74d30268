// SPDX-License-Identifier: MIT
// What a call says of the armies that it did not work on, because it had many and large ones.
#pragma once

#include "browse/army_source.h"
#include "browse/batch_allowance.h"
#include "call_context.h"

namespace muster {

// Reports how many armies of the batch were left out, the name of the first, and what to do. True if there
// are any: then the call has failed, whatever the others are.
bool report_left_out(CallContext& context, const BatchAllowance& allowance, const ArmySource& armies);

} // namespace muster
