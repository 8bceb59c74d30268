// SPDX-License-Identifier: MIT
#include "mail/detail/count_sentences.h"

#include "mail/detail/everyday_words.h"
#include "mail/detail/heading_words.h"
#include "mail/detail/line_reading.h"
#include "mail/detail/phrases.h"

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>

namespace muster {

namespace {

constexpr std::string_view stop = ". ";

// "Took archers, 4 vignettes": the comma; npos if it is anything else.
std::size_t comma_before_count(std::string_view sentence, const Vocabulary& vocabulary) {
    const std::size_t comma = sentence.rfind(", ");
    if (comma == std::string_view::npos || comma == 0)
        return std::string_view::npos;
    const Tokens name = vocabulary.tokens(sentence.substr(0, comma));
    const Tokens count = vocabulary.tokens(sentence.substr(comma + 2));
    const bool counts = count.size() == 2 && count[0].is_number() && is_counted_thing(count[1].plain());
    const bool names = std::all_of(name.begin(), name.end(), [](const Token& token) {
        return !token.is_number() && !token.is(":") && !token.is("=") && !names_part_of_field(token);
    });
    return counts && names && class_word_in(sentence.substr(0, comma), vocabulary) < ClassWord::name
               ? comma
               : std::string_view::npos;
}

// "LRW (for long), skilled, defence class B"
bool is_of_values(std::string_view sentence, const Vocabulary& vocabulary) {
    const Phrases phrases = phrases_in(sentence, vocabulary, {Level::troop});
    bool open = false; // a bracket
    for (std::size_t at = 0; at < phrases.tokens.size(); ++at) {
        const Token& token = phrases.tokens[at];
        open = token.is("(") || (open && !token.is(")"));
        if (!open && phrases.owner[at] == Phrases::nobody && !token.is_mark() &&
            !is_joining_word(token.plain()) && !is_negation(token.plain()))
            return false;
    }
    return !phrases.items.empty() &&
           std::none_of(phrases.items.begin(), phrases.items.end(),
                        [](const PhraseItem& item) { return item.meanings.empty(); });
}

} // namespace

std::vector<MailLine> with_counts_before_values(std::vector<MailLine> lines, const Vocabulary& vocabulary) {
    for (MailLine& line : lines) {
        const std::size_t end = line.text.find(stop);
        if (line.role != MailLine::Role::text || end == std::string::npos)
            continue;
        const std::size_t comma = comma_before_count(std::string_view(line.text).substr(0, end), vocabulary);
        const std::size_t values = end + stop.size();
        const std::size_t size = std::min(line.text.find(stop, values), line.text.size()) - values;
        if (comma == std::string::npos ||
            !is_of_values(std::string_view(line.text).substr(values, size), vocabulary))
            continue;
        line.text[end] = ',';
        line.text[comma] = ':';
    }
    return lines;
}

} // namespace muster
