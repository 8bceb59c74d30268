// SPDX-License-Identifier: MIT
// "Nothing is linked": sentences that say that the list has no links.
#pragma once

#include "mail/detail/mail_token.h"

#include <vector>

namespace muster {

// Whether some clause says so. Marks its tokens in `explained`.
[[nodiscard]] bool denies_links_in(const Tokens& tokens, std::vector<bool>& explained);

} // namespace muster
