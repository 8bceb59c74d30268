// SPDX-License-Identifier: MIT
#include "standard_input.h"

#include "base/limits.h"
#include "call_context.h"

#include <fmt/format.h>

#include <iostream>

namespace muster {

std::string read_standard_input() {
    std::string text;
    std::string piece(std::size_t{1} << 16U, '\0');
    while (std::cin.read(piece.data(), static_cast<std::streamsize>(piece.size())) ||
           std::cin.gcount() != 0) {
        text.append(piece, 0, static_cast<std::size_t>(std::cin.gcount()));
        if (text.size() > largest_input_bytes)
            throw CallError(fmt::format("the standard input is larger than {} MB; give it in parts",
                                        largest_input_bytes >> 20U));
    }
    return text;
}

} // namespace muster
