// SPDX-License-Identifier: MIT
#include "mail/detail/long_texts.h"

#include "army/edits.h"
#include "base/limits.h"

#include <fmt/format.h>

namespace muster {

std::optional<LineQuestion> question_of_long_texts(const Army& army) {
    if (with_texts_cut(army) == army)
        return std::nullopt;
    return LineQuestion{
        0, fmt::format("a name has more than {} letters, orders more than {}, or all remarks together "
                       "more than {}, and the rest is left out; shorten it",
                       longest_name, longest_text, longest_notes)};
}

} // namespace muster
