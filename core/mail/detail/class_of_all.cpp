// SPDX-License-Identifier: MIT
#include "mail/detail/class_of_all.h"

#include "mail/detail/everyday_words.h"
#include "mail/detail/line_reading.h"
#include "mail/detail/phrases.h"
#include "ruleset/ruleset.h"

#include <algorithm>
#include <cstddef>
#include <string>

namespace muster {

namespace {

constexpr std::ptrdiff_t fewest_values = 3;

// Where the words of the first count end, "4 vignettes"; 0 if there is none.
std::size_t end_of_count(const Tokens& tokens) {
    for (std::size_t at = 0; at + 1 < tokens.size(); ++at)
        if (tokens[at].is_number() && is_counted_thing(tokens[at + 1].plain()))
            return tokens[at + 1].end;
    return 0;
}

} // namespace

MailLine with_class_of_all(MailLine line, std::int32_t class_value, const Vocabulary& vocabulary) {
    if (line.role != MailLine::Role::text || class_word_in(line.text, vocabulary) != ClassWord::none)
        return line;
    const Phrases phrases = phrases_in(line.text, vocabulary, {Level::troop});
    const auto values = std::count_if(phrases.items.begin(), phrases.items.end(),
                                      [](const PhraseItem& item) { return !item.meanings.empty(); });
    const std::size_t end = end_of_count(phrases.tokens);
    if (values < fewest_values || end == 0)
        return line;
    const Trait& classes = vocabulary.ruleset().traits[vocabulary.class_trait()];
    const std::string word = ", " + small_letters(classes.value_name(class_value)) + ",";
    line.text.insert(end, word);
    for (MailLine::Part& part : line.parts)
        if (part.offset > end)
            part.offset += word.size();
    return line;
}

} // namespace muster
