// SPDX-License-Identifier: MIT
#include "library/search_words.h"

#include <algorithm>

namespace muster {

namespace {

// All bytes of characters beyond ASCII belong to words; what FTS5 makes of them it knows best.
bool is_word_byte(char c) {
    const auto byte = static_cast<unsigned char>(c);
    return byte >= 0x80 || (byte >= '0' && byte <= '9') || (byte >= 'a' && byte <= 'z') ||
           (byte >= 'A' && byte <= 'Z');
}

} // namespace

std::string search_expression(std::string_view typed) {
    constexpr std::size_t most_words = 32;
    std::string expression;
    std::size_t words = 0;
    for (const char* at = typed.data(); at != typed.data() + typed.size() && words < most_words;) {
        const char* const end = typed.data() + typed.size();
        at = std::find_if(at, end, is_word_byte);
        const char* const after = std::find_if_not(at, end, is_word_byte);
        if (at == after)
            break;
        expression += expression.empty() ? "\"" : " \"";
        expression.append(at, after);
        expression += "\"*";
        ++words;
        at = after;
    }
    return expression;
}

} // namespace muster
