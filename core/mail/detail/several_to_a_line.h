// SPDX-License-Identifier: MIT
// "Each line is two vignettes", "One number, two vignettes", "Two of each": that every line of a list counts
// several.
#pragma once

#include "mail/detail/mail_token.h"

#include <cstdint>

namespace muster {

// How many each line counts; 0 if the text does not say that it is more than one. `apart`: no troops stand in
// it themselves, so that it may say so in fewer words.
[[nodiscard]] std::int32_t count_of_each_line(const Tokens& tokens, bool apart);

} // namespace muster
