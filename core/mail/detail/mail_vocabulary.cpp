// SPDX-License-Identifier: MIT
#include "mail/detail/mail_vocabulary.h"

#include "base/text.h"
#include "mail/detail/line_reading.h"
#include "mail/detail/mail_talk.h"
#include "mail/detail/phrases.h"
#include "mail/detail/statement.h"

#include <algorithm>

namespace muster {

std::optional<Vocabulary> vocabulary_of(const std::vector<MailLine>& lines, const Vocabulary& vocabulary) {
    std::optional<Vocabulary> own;
    for (const MailLine& line : lines) {
        const Vocabulary& known = own ? *own : vocabulary;
        // "UC = unit commander" names a class, troops have a count.
        const bool counts = is_digit(line.text.front()) || line.bullet;
        if (line.role != MailLine::Role::text ||
            class_word_in(line.text, known) >= (counts ? ClassWord::guess : ClassWord::code))
            continue;
        for (const auto& [words, values] : statement_in(line.text, known).definitions) {
            if (!own)
                own.emplace(vocabulary);
            own->define(words, values);
        }
    }
    const Vocabulary& said = own ? *own : vocabulary;
    if (std::any_of(lines.begin(), lines.end(),
                    [&](const MailLine& line) { return puts_grade_apart(line.text, said); })) {
        if (!own)
            own.emplace(vocabulary);
        own->set_signs_apart();
    }
    return own;
}

} // namespace muster
