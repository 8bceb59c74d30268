// SPDX-License-Identifier: MIT
#include "base/json_bounds.h"

#include "base/limits.h"

#include <fmt/format.h>

#include <cstddef>
#include <vector>

namespace muster {

std::string excess_in_json(std::string_view text) {
    if (text.find('\0') != std::string_view::npos) // as UTF-16 is full of
        return "it is no text in UTF-8; save it as one";
    std::vector<std::size_t> keys(1); // of each bracket that is open, and of the text itself
    bool in_string = false;
    for (std::size_t at = 0; at < text.size(); ++at) {
        const char letter = text[at];
        if (in_string) {
            at += letter == '\\' ? 1U : 0U; // whatever it escapes
            in_string = letter != '"';
            continue;
        }
        if (letter == '"') {
            in_string = true;
        } else if (letter == '[' || letter == '{') {
            keys.push_back(0);
            if (keys.size() > deepest_nesting + 1)
                return fmt::format("it is nested more than {} deep; put its parts beside each other",
                                   deepest_nesting);
        } else if ((letter == ']' || letter == '}') && keys.size() > 1) {
            keys.pop_back();
        } else if (letter == ':' && ++keys.back() > most_json_keys) {
            return fmt::format("one of its objects has more than {} keys; leave some out", most_json_keys);
        }
    }
    return {};
}

} // namespace muster
