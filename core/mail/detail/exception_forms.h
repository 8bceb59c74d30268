// SPDX-License-Identifier: MIT
// Forms in which players except some of what they say of all, brought to one.
#pragma once

#include "mail/detail/vocabulary.h"

#include <string>

namespace muster {

// "Regular, but for the elephants", "RA, all bar the Welsh" as "Regular except the elephants", and "except
// that the gunners are regular" as "except the gunners, who are regular".
// Why they are excepted is left out: "except the falxmen: deserters drilled them, so I make them RA".
[[nodiscard]] std::string with_plain_exceptions(std::string line, const Vocabulary& vocabulary);

} // namespace muster
