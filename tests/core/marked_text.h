// SPDX-License-Identifier: MIT
// Broken texts that show where the trouble is: the mark ▶ stands before the character that an error must
// point at, and is taken out before the text is read.
#pragma once

#include "base/input_error.h"

#include <functional>
#include <string>
#include <string_view>

namespace muster::tests {

struct BrokenText {
    std::string_view what;
    std::string_view text; // with the mark
    std::string_view message_part;
};

struct MarkedText {
    std::string text; // without the mark
    TextPosition position;
};

// Throws std::invalid_argument if there is not exactly one mark.
[[nodiscard]] MarkedText marked(std::string_view text);

// A Boost check: reading the text without its mark throws an InputError of the file "it" at the mark, with a
// message that holds the part.
void check_refused(const BrokenText& broken, const std::function<void(const std::string& text)>& read);

} // namespace muster::tests
