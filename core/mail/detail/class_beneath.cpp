// SPDX-License-Identifier: MIT
#include "mail/detail/class_beneath.h"

#include "base/text.h"
#include "mail/detail/heading_words.h"
#include "mail/detail/line_reading.h"
#include "mail/detail/phrases.h"
#include "mail/detail/troop_pieces.h"

#include <algorithm>

namespace muster {

std::vector<std::int32_t> classes_in(std::string_view text, const Vocabulary& vocabulary) {
    std::vector<std::int32_t> classes;
    for (const PhraseItem& item : phrases_in(text, vocabulary).items)
        if (const auto said = class_said(item, vocabulary); said && said->second >= ClassWord::name)
            classes.push_back(said->first);
    return classes;
}

bool names_class_beneath(const MailLine& line, const MailLine* next, const Vocabulary& vocabulary) {
    if (next == nullptr || next->role != MailLine::Role::text || next->after_blank ||
        next->indent <= line.indent)
        return false;
    const std::vector<std::int32_t> above = classes_in(line.text, vocabulary);
    const std::vector<std::int32_t> beneath = classes_in(next->text, vocabulary);
    return std::all_of(above.begin(), above.end(), [&](std::int32_t value) {
        return std::find(beneath.begin(), beneath.end(), value) != beneath.end();
    });
}

bool counts_class(std::string_view name, const MailLine& next, const Vocabulary& vocabulary) {
    const std::vector<std::int32_t> above = classes_in(name, vocabulary);
    return above.size() == 1 && is_digit(next.text.front()) && classes_in(next.text, vocabulary) == above;
}

bool repeats_class_beneath(const MailLine& line, const MailLine& next, const Vocabulary& vocabulary) {
    const std::vector<std::int32_t> above = classes_in(line.text, vocabulary);
    return line.role == MailLine::Role::text && line.parts.empty() && !line.heading && above.size() == 1 &&
           names_unit(vocabulary.tokens(line.text).front()) && classes_in(next.text, vocabulary) == above;
}

} // namespace muster
