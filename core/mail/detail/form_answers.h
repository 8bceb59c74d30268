// SPDX-License-Identifier: MIT
// What a form asks of troops and how it is answered, where the answer is yes, no or nobody; and who hands the
// list in.
#pragma once

#include "mail/detail/vocabulary.h"

#include <string>

namespace muster {

// "fast=yes", "field defences: yes" as "fast", "field defences"; "fast: no" as "not fast"; "with it: -", of
// the commanders with a unit, as nothing.
[[nodiscard]] std::string with_answers_bare(std::string line, const Vocabulary& vocabulary);

// "Mr. Wells brings a regular army, …" as "a regular army, …".
[[nodiscard]] std::string without_bringer(std::string line);

} // namespace muster
