// SPDX-License-Identifier: MIT
// Words of players' mails, short, German or French, that the rule sets do not name: "Inf" is infantry,
// "linker Flügel" the left wing. They are words of the languages, not of one rule set.
#pragma once

#include <string>
#include <string_view>

namespace muster {

// The phrase, in small letters, with every such word replaced; the same phrase if it holds none.
[[nodiscard]] std::string everyday(std::string_view phrase);

// "1,000", "1.000", "90,0" or "90.00" as a whole number with ASCII digits only; "" if it is none.
[[nodiscard]] std::string plain_number(std::string_view text);
// Of such numbers, for a regular expression; one group.
inline constexpr const char* number_pattern =
    R"(([0-9]{1,3}(?:[.,'][0-9]{3})+(?![0-9])|[0-9]{1,7})(?:[.,]0{1,2}(?![0-9]))?)";

} // namespace muster
