// SPDX-License-Identifier: MIT
#include "desk/word_search.h"

#include "base/letters.h"
#include "base/text.h"

#include <algorithm>
#include <string>
#include <vector>

namespace muster {

bool has_all_words(std::string_view text, std::string_view search) {
    const std::string where = lowered(text);
    const std::string wanted = lowered(search);
    const std::vector<std::string_view> words = words_of(wanted);
    return std::all_of(words.begin(), words.end(),
                       [&](std::string_view word) { return where.find(word) != std::string::npos; });
}

} // namespace muster
