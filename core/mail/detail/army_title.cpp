// SPDX-License-Identifier: MIT
#include "mail/detail/army_title.h"

#include "base/text.h"
#include "mail/detail/everyday_words.h"

#include <algorithm>
#include <cctype>

namespace muster {

std::string title_in(std::string_view text) {
    std::string name(trimmed(text.substr(0, text.find('('))));
    static constexpr std::string_view prefixes[] = {"Re:", "RE:", "Fwd:", "AW:", "re:"};
    for (bool again = true; again;) {
        again = false;
        for (const std::string_view prefix : prefixes)
            if (name.starts_with(prefix)) {
                name = std::string(trimmed(std::string_view(name).substr(prefix.size())));
                again = true;
            }
    }
    // "Gauls, 1250 points": what counts is no name.
    for (const std::string_view seam : {", ", " - ", ": "})
        for (std::size_t at = name.rfind(seam); at != std::string::npos; at = name.rfind(seam)) {
            const std::string_view tail = std::string_view(name).substr(at + seam.size());
            if (tail.empty() ||
                std::none_of(tail.begin(), tail.end(), [](unsigned char c) { return std::isdigit(c) != 0; }))
                break;
            name.resize(at);
        }
    std::erase(name, '*'); // Markdown's
    while (!name.empty() && (name.back() == '.' || name.back() == ':' || name.back() == ','))
        name.pop_back();
    return name;
}

bool is_bare_number(std::string_view title) {
    const std::string name = title_in(title);
    const auto is_number = [](unsigned char c) { return std::isdigit(c) != 0; };
    return std::any_of(name.begin(), name.end(), is_number) &&
           std::all_of(name.begin(), name.end(),
                       [&](unsigned char c) { return is_number(c) || std::ispunct(c) != 0 || c == ' '; });
}

bool has_all_words_in_row(std::string_view text, std::string_view wanted) {
    std::string small = small_letters(folded(text));
    std::string other = small_letters(folded(wanted));
    std::replace(small.begin(), small.end(), '-', ' ');
    std::replace(other.begin(), other.end(), '-', ' ');
    for (std::size_t at = small.find(other); at != std::string::npos; at = small.find(other, at + 1)) {
        const auto is_letter = [&](std::size_t i) {
            return i < small.size() && std::isalnum(static_cast<unsigned char>(small[i])) != 0;
        };
        const bool goes_on = small.compare(at + other.size(), 3, " ii") == 0; // "Phalanx" in "Phalanx II"
        if ((at == 0 || !is_letter(at - 1)) && !is_letter(at + other.size()) && !goes_on)
            return true;
    }
    return false;
}

} // namespace muster
