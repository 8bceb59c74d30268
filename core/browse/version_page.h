// SPDX-License-Identifier: MIT
// What --version prints, for reports of faults: the program's version, the revision of each rule set's data,
// and the libraries in use.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace muster {

// Reads the rule sets of the standard folders; one that cannot be read has a question mark for its revision.
// `more_libraries` are those that only this program has, each as "name version".
[[nodiscard]] std::string version_page(std::string_view program,
                                       const std::vector<std::string>& more_libraries = {});

} // namespace muster
