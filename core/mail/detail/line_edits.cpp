// SPDX-License-Identifier: MIT
#include "mail/detail/line_edits.h"

namespace muster {

FoundPhrase first_of_phrases(std::string_view text, std::span<const std::string_view> phrases,
                             std::size_t from) {
    FoundPhrase found{text.size(), 0};
    for (const std::string_view phrase : phrases)
        if (const std::size_t at = text.find(phrase, from); at < found.at)
            found = {at, phrase.size()};
    return found;
}

void replace_phrase(std::string& line, std::string_view phrase, std::string_view with) {
    if (const std::size_t at = line.find(phrase); at != std::string::npos)
        line.replace(at, phrase.size(), with);
}

} // namespace muster
