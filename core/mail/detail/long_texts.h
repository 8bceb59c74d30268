// SPDX-License-Identifier: MIT
// Names, orders and remarks of a written list that are longer than an army may hold.
#pragma once

#include "army/army.h"
#include "mail/detail/mail_reader.h"

#include <optional>

namespace muster {

// What to ask where with_texts_cut() leaves something of the army out.
[[nodiscard]] std::optional<LineQuestion> question_of_long_texts(const Army& army);

} // namespace muster
