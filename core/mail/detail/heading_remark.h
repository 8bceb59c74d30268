// SPDX-License-Identifier: MIT
// Remarks: what a heading says beside its name: "rating 3" and "with the Knights" of "Left wing (rating 3,
// with the Knights)".
#pragma once

#include "mail/detail/vocabulary.h"

#include <string>
#include <string_view>
#include <vector>

namespace muster {

[[nodiscard]] std::vector<std::string> remarks_of(std::string_view heading);

// Whether it says something of what the heading names along with words that are not understood: "General und
// Stabschef".
[[nodiscard]] bool is_unclear(std::string_view remark, const Vocabulary& vocabulary);
// Whether it says where somebody stands who is marked: "the sub-commander with Gamling".
[[nodiscard]] bool places_mark(std::string_view remark, const Vocabulary& vocabulary);

} // namespace muster
