// SPDX-License-Identifier: MIT
#include "check/serial_checker.h"

#include "check/detail/evaluation.h"

namespace muster {

const Report& SerialChecker::check(const Army& army, const Ruleset& ruleset) {
    Evaluation::run(army, ruleset, Detail::report, report_);
    return report_;
}

} // namespace muster
