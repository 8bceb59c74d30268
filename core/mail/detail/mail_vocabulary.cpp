// SPDX-License-Identifier: MIT
#include "mail/detail/mail_vocabulary.h"

#include "base/text.h"
#include "mail/detail/letter_keys.h"
#include "mail/detail/line_reading.h"
#include "mail/detail/mail_talk.h"
#include "mail/detail/phrases.h"
#include "mail/detail/statement.h"
#include "mail/detail/troop_pieces.h"

#include <algorithm>

namespace muster {

namespace {

// "4 x LSC n IR": a value behind the class and a space, of a trait that has "+" and "-" for others.
bool puts_grade_apart(std::string_view line, const Vocabulary& vocabulary) {
    const Phrases phrases = phrases_in(line, vocabulary, {Level::troop});
    for (std::size_t i = 0; i + 1 < phrases.items.size(); ++i) {
        const PhraseItem& item = phrases.items[i];
        const PhraseItem& next = phrases.items[i + 1];
        const auto said = class_said(item, vocabulary);
        if (!said || said->second != ClassWord::code || next.begin != item.end || next.meanings.empty() ||
            !phrases.tokens[next.begin].spaced)
            continue;
        const Trait& trait = vocabulary.ruleset().traits[next.meanings.front().values.front().trait];
        if (std::any_of(trait.values.begin(), trait.values.end(),
                        [](const TraitValue& value) { return value.short_form == "-"; }))
            return true;
    }
    return false;
}

} // namespace

std::optional<Vocabulary> vocabulary_of(std::vector<MailLine>& lines, const Vocabulary& vocabulary) {
    std::optional<Vocabulary> own;
    LetterKeys keys = letter_keys_in(std::move(lines), vocabulary);
    lines = std::move(keys.lines);
    if (!keys.codes.empty())
        own.emplace(vocabulary);
    for (auto& [code, values] : keys.codes)
        own->define(code, std::move(values));
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
