// SPDX-License-Identifier: MIT
// What a JSON text has more of than its reader could bear, looked for before that begins.
#pragma once

#include <string>
#include <string_view>

namespace muster {

// "it is nested more than 64 deep; …", or that an object has more than most_json_keys: the reader takes
// memory for each level, and looks for every key among all that the object has. Nothing if the text keeps to
// both. Brackets and colons in strings do not count.
[[nodiscard]] std::string excess_in_json(std::string_view text);

} // namespace muster
