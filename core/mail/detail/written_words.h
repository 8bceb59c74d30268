// SPDX-License-Identifier: MIT
// The words of a written troop, without the brackets and commas between them, but with the grade of an
// element: Ax(S). Internal to read_written_troop().
#pragma once

#include <string>
#include <vector>

namespace muster {

[[nodiscard]] std::vector<std::string> words_of_troop(const std::string& text);

} // namespace muster
