// SPDX-License-Identifier: MIT
// The language that texts are translated to (base/translation.h), for outputs that name it.
#pragma once

#include <string>

namespace muster {

// As HTML names it: "de". whoever calls set_translator() says which language it is.
void set_text_language(std::string language);
// "en" unless said otherwise; empty: not known.
[[nodiscard]] const std::string& text_language();

} // namespace muster
