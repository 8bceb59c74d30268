// SPDX-License-Identifier: MIT
// Lines that name an officer beside his men, in the form in which he is found.
#pragma once

#include "mail/detail/vocabulary.h"

#include <string>

namespace muster {

// "20 HI (cdr)": an officer alone in brackets.
[[nodiscard]] std::string with_officers_added(std::string line, const Vocabulary& vocabulary);

// "20 HI pilum B incl. officer": with him; not of what a price includes.
[[nodiscard]] std::string with_officer_included(std::string line, const Vocabulary& vocabulary);

// "Chariots: unit commander" as "unit commander": whose he is says nothing that his men beneath do not say.
[[nodiscard]] std::string without_kind_of_officers_unit(std::string line, const Vocabulary& vocabulary);

} // namespace muster
