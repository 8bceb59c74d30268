// SPDX-License-Identifier: MIT
// Orders of which a mail says that there are none yet.
#pragma once

#include "mail/detail/vocabulary.h"

#include <string>

namespace muster {

// "Orders: not yet decided, I cannot make up my mind" as "No orders"; what names an order or anything else of
// the rules stays.
[[nodiscard]] std::string with_open_orders_denied(std::string text, const Vocabulary& vocabulary);

} // namespace muster
