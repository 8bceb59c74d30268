// SPDX-License-Identifier: MIT
// What --version prints, for reports of faults: the program's version, the revision of each rule set's data,
// and the libraries in use.
#pragma once

#include <string>

namespace muster {

// Reads the rule sets of the standard folders; one that cannot be read has a question mark for its revision.
[[nodiscard]] std::string version_page();

} // namespace muster
