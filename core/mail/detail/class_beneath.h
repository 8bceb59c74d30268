// SPDX-License-Identifier: MIT
// A heading that names a class of troops, and its troops in the line beneath.
#pragma once

#include "mail/detail/mail_lines.h"
#include "mail/detail/vocabulary.h"

#include <cstdint>
#include <string_view>
#include <vector>

namespace muster {

// The classes that a text says, in its order.
[[nodiscard]] std::vector<std::int32_t> classes_in(std::string_view text, const Vocabulary& vocabulary);

// "Nobles in chariots" and beneath it, further in, "8 chariots B": the name says no more than its troops.
[[nodiscard]] bool names_class_beneath(const MailLine& line, const MailLine* next,
                                       const Vocabulary& vocabulary);

// "Unit 3 - Elephants", and beneath it "4 elephants @ 25": the same class, counted there.
[[nodiscard]] bool counts_class(std::string_view name, const MailLine& next, const Vocabulary& vocabulary);

// "Unit 3: 5 vignettes, farmers on foot", and beneath it "foot, close order": the same class told again.
[[nodiscard]] bool repeats_class_beneath(const MailLine& line, const MailLine& next,
                                         const Vocabulary& vocabulary);

} // namespace muster
