// SPDX-License-Identifier: MIT
// The language of what is spoken (base/spoken.h), for outputs that name it.
#pragma once

#include <string>

namespace muster {

// As HTML names it: "de". Whoever gives a translation to speak() says which language it is.
void set_spoken_language(std::string language);
// "en" unless said otherwise; empty: not known.
[[nodiscard]] const std::string& spoken_language();

} // namespace muster
