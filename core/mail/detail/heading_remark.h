// SPDX-License-Identifier: MIT
// unclear_remark: what a heading says beside its name, where not all of it is understood.
#pragma once

#include "mail/detail/vocabulary.h"

#include <string>

namespace muster {

// What stands beside the name in a heading and says something of it along with words that are not understood:
// "General und Stabschef" of "Unit 1 (General und Stabschef)". "" if all is clear.
[[nodiscard]] std::string unclear_remark(const std::string& heading, const Vocabulary& vocabulary);

} // namespace muster
