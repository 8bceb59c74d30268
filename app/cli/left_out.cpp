// SPDX-License-Identifier: MIT
#include "left_out.h"

#include <fmt/format.h>

namespace muster {

bool report_left_out(CallContext& context, const BatchAllowance& allowance, const ArmySource& armies) {
    const std::size_t left_out = allowance.left_out();
    if (left_out == 0)
        return false;
    const std::size_t first = armies.size() - left_out;
    context.report_problem(fmt::format(
        "left out: {} of {} armies, from {} on. There are very large ones before: one call works on {} MB of "
        "armies, with what their findings take. Call it again for those that are left, a part at a time.",
        left_out, armies.size(), armies.name(first), most_batch_work >> 20U));
    return true;
}

} // namespace muster
