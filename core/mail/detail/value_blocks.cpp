// SPDX-License-Identifier: MIT
#include "mail/detail/value_blocks.h"

#include "mail/detail/everyday_words.h"
#include "mail/detail/line_reading.h"
#include "mail/detail/phrases.h"
#include "mail/detail/troop_pieces.h"

#include <algorithm>
#include <string_view>
#include <utility>

namespace muster {

namespace {

// "3 vignettes of Guards": counted, and no class that any reader would know.
bool counts_somebody(const MailLine& line, const Vocabulary& vocabulary) {
    if (line.role != MailLine::Role::text || line.heading || !line.parts.empty())
        return false;
    const Tokens tokens = vocabulary.tokens(line.text);
    return tokens.size() > 2 && tokens[0].is_number() && tokens[1].is_word() &&
           (is_counted_thing(tokens[1].plain()) || tokens[1].is("x")) &&
           class_word_in(line.text, vocabulary) < ClassWord::name;
}

// Values of troops and nothing else. `classed`: one of them is the class.
bool is_of_values(const MailLine& line, const Vocabulary& vocabulary, bool& classed) {
    if (line.role != MailLine::Role::text || line.after_blank || line.bullet || line.heading ||
        !line.parts.empty())
        return false;
    const Phrases phrases = phrases_in(line.text, vocabulary, {Level::troop});
    for (std::size_t at = 0; at < phrases.tokens.size(); ++at)
        if (phrases.owner[at] == Phrases::nobody && !phrases.tokens[at].is_mark() &&
            !is_joining_word(phrases.tokens[at].plain()))
            return false;
    for (const PhraseItem& item : phrases.items) {
        if (item.meanings.empty())
            return false;
        classed = classed || class_said(item, vocabulary).has_value();
    }
    return !phrases.items.empty();
}

} // namespace

std::vector<MailLine> with_values_joined(std::vector<MailLine> lines, const Vocabulary& vocabulary) {
    constexpr std::size_t fewest = 2; // lines beneath the first
    std::vector<MailLine> joined;
    for (std::size_t first = 0; first < lines.size();) {
        std::size_t end = first + 1;
        bool classed = false;
        if (counts_somebody(lines[first], vocabulary))
            while (end < lines.size() && lines[end].indent >= lines[first].indent &&
                   is_of_values(lines[end], vocabulary, classed))
                ++end;
        if (end - first <= fewest || !classed)
            end = first + 1;
        MailLine whole = std::move(lines[first]);
        for (std::size_t at = first + 1; at < end; ++at) {
            constexpr std::string_view mark = ", ";
            whole.parts.push_back({whole.text.size() + mark.size(), lines[at].number});
            whole.text += std::string(mark) + lines[at].text;
        }
        joined.push_back(std::move(whole));
        first = end;
    }
    return joined;
}

} // namespace muster
