// SPDX-License-Identifier: MIT
// An army that is one thing from its first man to its last.
#pragma once

#include "mail/detail/vocabulary.h"

#include <string>

namespace muster {

// "I beg to submit an Indian army. It is barbarian from the highest to the lowest", "The army is regular
// through and through" as "… All are barbarian", "All are regular". "It" and "they" only behind a sentence
// that names or presents the army and none of its troops.
[[nodiscard]] std::string with_army_throughout_as_all(std::string line, const Vocabulary& vocabulary);

} // namespace muster
