// SPDX-License-Identifier: MIT
#include "mail/detail/words_explained.h"

#include "mail/detail/phrases.h"
#include "mail/detail/word_lists.h"

#include <algorithm>
#include <cctype>
#include <cstddef>
#include <string_view>

namespace muster {

namespace {

// Whether the words say what words between quotation marks are, and nothing else.
bool explains_quoted_words(std::string_view words, const Vocabulary& vocabulary) {
    static const WordSet joints{"is",  "are",   "means", "mean",  "and", "stands",
                                "for", "short", "ist",   "heißt", "und"};
    constexpr std::ptrdiff_t one_word = 2; // quotation marks
    const Phrases phrases = phrases_in(words, vocabulary);
    const Tokens& tokens = phrases.tokens;
    const auto is_quote = [](const Token& token) { return token.is("\""); };
    if (std::count_if(tokens.begin(), tokens.end(), is_quote) < one_word || !is_quote(tokens[0]))
        return false;
    for (std::size_t at = 0; at < tokens.size(); ++at)
        if (!tokens[at].is_mark() && phrases.owner[at] == Phrases::nobody &&
            !joints.contains(tokens[at].plain()))
            return false;
    return true;
}

} // namespace

std::string with_words_explained_apart(std::string line, const Vocabulary& vocabulary) {
    constexpr std::string_view joint = "; ";
    constexpr std::string_view stop = ". ";
    const std::size_t at = line.find(joint);
    const std::size_t behind = at + joint.size();
    if (at == std::string::npos || at == 0 || behind >= line.size() || line[behind] == '"')
        return line;
    const std::size_t end = line.rfind(stop, at);
    const std::size_t begin = end == std::string::npos ? 0 : end + stop.size();
    if (!explains_quoted_words(std::string_view(line).substr(begin, at - begin), vocabulary))
        return line;
    line[at] = '.';
    line[behind] = static_cast<char>(std::toupper(static_cast<unsigned char>(line[behind])));
    return line;
}

} // namespace muster
