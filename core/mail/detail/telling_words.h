// SPDX-License-Identifier: MIT
// Words of a story behind the code of troops that count nothing and name no other General.
#pragma once

#include "mail/detail/vocabulary.h"

#include <string>

namespace muster {

// "VLI-II-IF x1 = the one bow in the army" as "… = the bow in the army": how many there are is said already.
[[nodiscard]] std::string without_number_in_story(std::string line, const Vocabulary& vocabulary);

// "1 HSC+ horse; Varro as the other General" as "… as General".
[[nodiscard]] std::string with_other_general_plain(std::string line, const Vocabulary& vocabulary);

} // namespace muster
