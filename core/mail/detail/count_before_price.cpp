// SPDX-License-Identifier: MIT
#include "mail/detail/count_before_price.h"

#include "mail/detail/line_reading.h"
#include "mail/detail/word_lists.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>

namespace muster {

namespace {

bool is_price_word(const Token& token) {
    return token.is_mark() || is_in(WordList::price_word, token.plain());
}

// "2" of "…, 2 @ 32 = 64" at the end of the line; the count of the tokens if none stands there.
std::size_t count_at_end(const Tokens& tokens) {
    static const WordSet times{"@", "at", "x", "*", "for"};
    const std::size_t none = tokens.size();
    std::size_t equals = none;
    while (equals > 0 && !tokens[equals - 1].is("="))
        --equals;
    if (equals < 4 || equals >= none || !tokens[equals].is_number() ||
        !std::all_of(tokens.begin() + static_cast<std::ptrdiff_t>(equals) + 1, tokens.end(), is_price_word))
        return none;
    std::size_t each = equals - 2;
    while (each > 2 && is_price_word(tokens[each]))
        --each;
    if (each < 2 || !tokens[each].is_number() || !times.contains(tokens[each - 1].plain()) ||
        !tokens[each - 2].is_number())
        return none;
    const std::size_t count = each - 2;
    const bool alone = count == 0 || tokens[count - 1].is(",") || tokens[count - 1].is(":") ||
                       tokens[count - 1].is(";") || tokens[count - 1].is("-") || tokens[count - 1].is(")");
    return alone && std::int64_t{tokens[count].value} * tokens[each].value == tokens[equals].value ? count
                                                                                                   : none;
}

} // namespace

std::vector<MailLine> with_counts_before_prices(std::vector<MailLine> lines, const Vocabulary& vocabulary) {
    for (std::size_t at = 0; at + 1 < lines.size(); ++at) {
        MailLine& line = lines[at];
        const MailLine& next = lines[at + 1];
        if (line.role != MailLine::Role::text || !line.parts.empty() || next.role != MailLine::Role::text ||
            next.after_blank || next.indent <= line.indent || line.text.find('=') == std::string::npos ||
            class_word_in(line.text, vocabulary) >= ClassWord::name ||
            class_word_in(next.text, vocabulary) < ClassWord::name)
            continue;
        const Tokens tokens = vocabulary.tokens(line.text);
        const std::size_t count = count_at_end(tokens);
        if (count != tokens.size() && count != 0)
            line.text.replace(tokens[count].end, tokens[count + 1].end - tokens[count].end, " vignettes @");
    }
    return lines;
}

} // namespace muster
