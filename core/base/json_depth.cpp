// SPDX-License-Identifier: MIT
#include "base/json_depth.h"

#include "base/limits.h"

namespace muster {

std::size_t too_deep_in_json(std::string_view text) {
    std::size_t depth = 0;
    bool in_string = false;
    for (std::size_t at = 0; at < text.size(); ++at) {
        const char letter = text[at];
        if (in_string && letter == '\\')
            ++at; // whatever it escapes
        else if (letter == '"')
            in_string = !in_string;
        else if (!in_string && (letter == '[' || letter == '{') && ++depth > deepest_nesting)
            return at;
        else if (!in_string && (letter == ']' || letter == '}') && depth > 0)
            --depth;
    }
    return std::string_view::npos;
}

} // namespace muster
