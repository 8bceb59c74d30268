// SPDX-License-Identifier: MIT
// "I - Caratacus", "II - 10 chariots", "a. archers", "Item 3. Forty slingers": lines that are numbered one
// after the other.
#pragma once

#include "mail/detail/mail_lines.h"

#include <cstddef>
#include <string_view>
#include <vector>

namespace muster {

// Takes what numbers the lines from the first on as their labels: numbers before names, "1 Greeks   30 HI",
// numerals before a dash or a colon, small letters before a dot, letters and numbers before an arrow,
// "Item 1." A single one may be a value or a name.
void take_running_numerals(std::vector<MailLine>& lines);

// The words of the text without such an "I" as that of "morale I", "Wing I  rating 3" and "I Corps": it is a
// numeral, not the one who writes.
[[nodiscard]] std::vector<std::string_view> words_without_numerals(std::string_view text);

} // namespace muster
