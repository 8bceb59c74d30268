// SPDX-License-Identifier: MIT
// What a report of a fault must say of the libraries that the program stands on.
#pragma once

#include <string>
#include <vector>

namespace muster {

// In the order of the alphabet: "cairo 1.16.0".
[[nodiscard]] std::vector<std::string> library_versions();

} // namespace muster
