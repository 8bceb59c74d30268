// SPDX-License-Identifier: MIT
#include "mail/detail/referred_class.h"

#include "base/text.h"
#include "mail/detail/everyday_words.h"
#include "mail/detail/line_edits.h"
#include "mail/detail/line_reading.h"
#include "mail/detail/phrases.h"
#include "mail/detail/troop_pieces.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <string>
#include <string_view>

namespace muster {

namespace {

constexpr std::array<std::string_view, 6> referring_words{
    "exactly the same as ", "the same as ", "same as ", "just like ", "as for ", "equipped like "};

// "Unit A" of "Unit A: 4 x spears - …"; "" if no label stands there.
std::string_view unit_label_of(const MailLine& line) {
    const std::size_t colon = line.text.find(": ");
    const std::string_view label =
        std::string_view(line.text).substr(0, colon == std::string::npos ? 0 : colon);
    constexpr std::size_t longest = 30; // bytes
    return line.role == MailLine::Role::text && label.size() <= longest ? label : std::string_view();
}

// The one class that the line says by its name, as it stands there; "" if it says none or several.
std::string class_named_in(std::string_view text, const Vocabulary& vocabulary) {
    const Phrases phrases = phrases_in(text, vocabulary);
    const PhraseItem* found = nullptr;
    for (const PhraseItem& item : phrases.items) {
        const auto said = class_said(item, vocabulary);
        if (!said || said->second < ClassWord::name || vocabulary.is_leader(said->first))
            continue;
        if (found != nullptr && class_said(*found, vocabulary)->first != said->first)
            return {};
        found = &item;
    }
    return found == nullptr ? std::string()
                            : text_between(phrases.line, phrases.tokens, found->begin, found->end);
}

} // namespace

std::vector<MailLine> with_class_of_reference(std::vector<MailLine> lines, const Vocabulary& vocabulary) {
    for (std::size_t at = 1; at < lines.size(); ++at) {
        std::string& text = lines[at].text;
        if (unit_label_of(lines[at]).empty() || !lines[at].parts.empty())
            continue;
        const FoundPhrase reference = first_of_phrases(text, referring_words, 0);
        const std::size_t begin = reference.at + reference.size;
        const std::size_t end = std::min(text.find_first_of(",.;", begin), text.size());
        if (reference.size == 0 || reference.at < unit_label_of(lines[at]).size() ||
            class_word_in(text, vocabulary) >= ClassWord::name)
            continue;
        const std::string of = small_letters(trimmed(std::string_view(text).substr(begin, end - begin)));
        const auto source =
            std::find_if(lines.begin(), lines.begin() + static_cast<std::ptrdiff_t>(at),
                         [&](const MailLine& line) { return small_letters(unit_label_of(line)) == of; });
        if (source == lines.begin() + static_cast<std::ptrdiff_t>(at))
            continue;
        if (const std::string said = class_named_in(source->text, vocabulary); !said.empty())
            text.insert(reference.at, said + ", ");
    }
    return lines;
}

} // namespace muster
