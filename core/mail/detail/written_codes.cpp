// SPDX-License-Identifier: MIT
#include "mail/detail/written_codes.h"

#include "mail/detail/everyday_words.h"
#include "mail/detail/troop_pieces.h"

#include <algorithm>
#include <cctype>
#include <cstddef>
#include <string_view>

namespace muster {

namespace {

bool is_in_small_letters(std::string_view word) {
    return std::none_of(word.begin(), word.end(),
                        [](unsigned char letter) { return std::isupper(letter) != 0; });
}

// Of letters in capitals, two to four of them, or of letters and digits: "LSP", not "and".
bool looks_like_code(const Token& token) {
    constexpr std::size_t shortest = 2;
    constexpr std::size_t longest = 4;
    return token.is_word() && token.text.size() >= shortest && token.text.size() <= longest &&
           is_in_capitals(token.text);
}

bool means_value(const PhraseItem& item) {
    return !item.meanings.empty() && item.meanings.front().source <= Source::name && !item.weak;
}

bool is_tie(const Token& token) {
    return (token.is("-") || token.is("/")) && !token.spaced;
}

// "LSP-III-RA" from `begin` on, all parts of which but one are values; nothing for other words.
struct CodeOfNothing {
    std::size_t end = 0;
    std::size_t known = 0;
    std::size_t codes = 0;
    std::size_t unknown = 0;
    bool in_code = false; // the unknown part looks like a code
    std::size_t classes = 0;
};

CodeOfNothing tied_word(const Phrases& phrases, std::size_t begin, const Vocabulary& vocabulary) {
    const Tokens& tokens = phrases.tokens;
    CodeOfNothing found;
    for (std::size_t at = begin; at < tokens.size();) {
        const std::size_t owner = phrases.owner[at];
        if (owner != Phrases::nobody) {
            const PhraseItem& item = phrases.items[owner];
            found.known += means_value(item) ? 1 : 0;
            found.codes += means_value(item) && item.meanings.front().source == Source::code ? 1 : 0;
            found.classes += class_said(item, vocabulary) ? 1 : 0;
            at = std::max(item.end, at + 1);
        } else {
            if (!tokens[at].is_word() || is_joining_word(tokens[at].plain()))
                return {};
            found.in_code = looks_like_code(tokens[at]);
            ++found.unknown;
            ++at;
        }
        found.end = at;
        if (at + 1 >= tokens.size() || !is_tie(tokens[at]) || tokens[at + 1].spaced)
            break;
        ++at;
    }
    return found;
}

// "LSP III RA": nothing but codes, and one word more that looks like one.
bool is_spaced_code_of_nothing(const Phrases& phrases, const Vocabulary& vocabulary) {
    std::size_t unknown = 0;
    for (std::size_t at = 0; at < phrases.tokens.size(); ++at)
        if (phrases.owner[at] == Phrases::nobody && !phrases.tokens[at].is_mark()) {
            if (!looks_like_code(phrases.tokens[at]))
                return false;
            ++unknown;
        }
    const auto is_code = [&](const PhraseItem& item) {
        return means_value(item) && item.meanings.front().source == Source::code &&
               !class_said(item, vocabulary) && !is_in_small_letters(phrases.tokens[item.begin].text);
    };
    return unknown == 1 && phrases.items.size() >= 2 &&
           std::all_of(phrases.items.begin(), phrases.items.end(), is_code);
}

} // namespace

std::string code_of_nothing(const Phrases& phrases, bool among_troops, const Vocabulary& vocabulary) {
    const Tokens& tokens = phrases.tokens;
    for (std::size_t at = 0; at < tokens.size();) {
        if (!tokens[at].is_word() && phrases.owner[at] == Phrases::nobody) {
            ++at;
            continue;
        }
        const CodeOfNothing found = tied_word(phrases, at, vocabulary);
        const bool in_codes = found.codes == found.known && found.in_code;
        if (found.unknown == 1 && found.classes == 0 &&
            (among_troops ? in_codes && found.codes >= 1
                          : found.known >= 2 || (found.known == 1 && in_codes)))
            return text_between(phrases.line, tokens, at, found.end);
        at = std::max(found.end, at + 1);
    }
    return !among_troops && is_spaced_code_of_nothing(phrases, vocabulary) ? phrases.line : std::string();
}

} // namespace muster
