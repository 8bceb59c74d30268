// SPDX-License-Identifier: MIT
// What another program or the user types into the standard input.
#pragma once

#include <string>

namespace muster {

// All of it. Throws CallError beyond largest_input_bytes.
[[nodiscard]] std::string read_standard_input();

} // namespace muster
