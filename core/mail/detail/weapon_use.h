// SPDX-License-Identifier: MIT
// What men do with a weapon, and what it is for: words that say nothing more than the weapon does.
#pragma once

#include "mail/detail/mail_token.h"

#include <cstddef>

namespace muster {

// "throws" of "throws stones", "close combat" of "side arms for close combat". `begin`: the first token of
// the troops.
[[nodiscard]] bool names_use(const Tokens& tokens, std::size_t at, std::size_t begin);
// "close" of "close combat" is no close order.
[[nodiscard]] bool is_close_combat(const Tokens& tokens, std::size_t at);

} // namespace muster
