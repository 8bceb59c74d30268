// SPDX-License-Identifier: MIT
#include "mail/detail/parted_units.h"

#include "mail/detail/heading_words.h"
#include "mail/detail/word_lists.h"

namespace muster {

std::string with_unit_parted(std::string text, const Vocabulary& vocabulary) {
    const Tokens tokens = vocabulary.tokens(text);
    if (tokens.size() > 3 && names_unit(tokens[0]) && tokens[1].is_number() && tokens[2].is(","))
        text[tokens[2].begin] = ':';
    return text;
}

std::string with_unit_sign_parted(std::string text, const Vocabulary& vocabulary) {
    const Tokens tokens = vocabulary.tokens(text);
    if (tokens.size() > 4 && text.find('=') != text.rfind('=') && names_unit(tokens[0]) &&
        tokens[2].is("=") && tokens[3].is_number() && tokens[4].is_word() &&
        !is_in(WordList::price_word, tokens[4].plain()))
        text[tokens[2].begin] = ':';
    return text;
}

} // namespace muster
