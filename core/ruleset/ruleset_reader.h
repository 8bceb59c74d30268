// SPDX-License-Identifier: MIT
// Reads a rule set, format 1 (urn:muster:ruleset:1, schemas/README.md), and compiles it.
#pragma once

#include "ruleset/ruleset.h"
#include "ruleset/ruleset_words.h"

#include <array>
#include <string>
#include <string_view>

namespace muster {

// The elements of such a file, and of house rules, that hold text.
inline constexpr std::array<std::string_view, 9> ruleset_text_elements{
    "about", "say", "part", "row", "heading", "cell", "threshold", "field", "reading"};

// Throws InputError, with the place, for everything that is not consistent: unknown words, a name
// defined twice, a pattern that names no trait, a number used before it is defined, a missing message.
// Its words are translated first, if they are to be.
[[nodiscard]] Ruleset read_ruleset(std::string_view text, std::string_view file,
                                   const Translate& translate = {});

} // namespace muster
