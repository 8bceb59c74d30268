// SPDX-License-Identifier: MIT
// Reads a rule set, format 1 (urn:muster:ruleset:1, schemas/README.md), and compiles it.
#pragma once

#include "ruleset/ruleset.h"
#include "ruleset/ruleset_words.h"

#include <string>

namespace muster {

// Throws InputError, with the place, for everything that is not consistent: unknown words, a name
// defined twice, a pattern that names no trait, a number used before it is defined, a missing message.
// Its words are translated first, if they are to be.
[[nodiscard]] Ruleset read_ruleset(std::string text, std::string file, const Translate& translate = {});

} // namespace muster
