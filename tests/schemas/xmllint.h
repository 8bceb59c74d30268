// SPDX-License-Identifier: MIT
// The schemas as xmllint understands them, for many documents in one call.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace muster::tests {

// The indices of the documents that are not well formed or not valid by schemas/<schema>, with xmllint's
// first line about each. Throws std::runtime_error if xmllint is missing, cannot read the schema or fails
// otherwise.
struct Invalid {
    std::size_t index;
    std::string complaint;
};
[[nodiscard]] std::vector<Invalid> invalid_documents(std::string_view schema,
                                                     const std::vector<std::string>& documents);

} // namespace muster::tests
