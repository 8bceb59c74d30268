// SPDX-License-Identifier: MIT
// Files of office programs, which may hold a list that is not read.
#pragma once

#include <string_view>

namespace muster {

// A document or table, told by the end of its name or by how it begins. A table as CSV is none.
[[nodiscard]] bool is_office_file(std::string_view name, std::string_view bytes);

} // namespace muster
