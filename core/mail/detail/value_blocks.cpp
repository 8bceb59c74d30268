// SPDX-License-Identifier: MIT
#include "mail/detail/value_blocks.h"

#include "mail/detail/everyday_words.h"
#include "mail/detail/line_reading.h"
#include "mail/detail/phrases.h"
#include "mail/detail/troop_pieces.h"
#include "mail/detail/word_lists.h"

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

// "4 vignettes" beneath the name of its unit: all else stands in the lines beneath.
bool counts_alone(const MailLine& line, const Vocabulary& vocabulary) {
    if (line.role != MailLine::Role::text || line.heading || line.after_blank || !line.parts.empty())
        return false;
    const Tokens tokens = vocabulary.tokens(line.text);
    return tokens.size() == 2 && tokens[0].is_number() && is_counted_thing(tokens[1].plain());
}

// Of "shield - 31 IP each": where the price at the end begins; the count of the tokens if there is none.
std::size_t begin_of_price(const Tokens& tokens) {
    std::size_t at = tokens.size();
    while (at != 0 && is_in(WordList::price_word, tokens[at - 1].plain()))
        --at;
    const bool price =
        at > 1 && at != tokens.size() && tokens[at - 1].is_number() && tokens[at - 2].is_mark();
    return price ? at - 1 : tokens.size();
}

// Values of troops and nothing else but what one of them costs. `classed`: one of the values is the class.
bool is_of_values(const MailLine& line, const Vocabulary& vocabulary, bool& classed) {
    if (line.role != MailLine::Role::text || line.after_blank || line.bullet || line.heading ||
        !line.parts.empty())
        return false;
    const Phrases phrases = phrases_in(line.text, vocabulary, {Level::troop});
    const std::size_t end = begin_of_price(phrases.tokens);
    for (std::size_t at = 0; at < end; ++at)
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

// "3 x Household, mounted, loose order, regular" over a line further in: the troops that it goes on with,
// where no others stand above them that it may be said of too.
bool counts_class(const MailLine& line, const std::vector<MailLine>& above, const Vocabulary& vocabulary) {
    const auto has_class = [&](const MailLine& of) {
        return of.role == MailLine::Role::text && class_word_in(of.text, vocabulary) >= ClassWord::name;
    };
    if (!has_class(line) || line.heading || line.text.ends_with(':') || names_leader(line.text, vocabulary) ||
        std::none_of(line.text.begin(), line.text.end(), is_digit))
        return false;
    return above.empty() || line.after_blank || above.back().indent != line.indent ||
           !above.back().parts.empty() || !has_class(above.back());
}

// The line behind those of values that stand further in.
std::size_t end_of_values_within(const std::vector<MailLine>& lines, std::size_t first,
                                 const Vocabulary& vocabulary) {
    std::size_t end = first + 1;
    bool classed = false; // by a weapon, which may name a kind
    while (end < lines.size() && lines[end].indent > lines[first].indent &&
           class_word_in(lines[end].text, vocabulary) < ClassWord::name &&
           is_of_values(lines[end], vocabulary, classed))
        ++end;
    return end;
}

} // namespace

std::vector<MailLine> with_values_joined(std::vector<MailLine> lines, const Vocabulary& vocabulary) {
    constexpr std::size_t fewest = 2; // lines beneath the first
    std::vector<MailLine> joined;
    for (std::size_t first = 0; first < lines.size();) {
        std::size_t end = first + 1;
        bool classed = false;
        if (counts_somebody(lines[first], vocabulary) || counts_alone(lines[first], vocabulary))
            while (end < lines.size() && lines[end].indent >= lines[first].indent &&
                   is_of_values(lines[end], vocabulary, classed))
                ++end;
        if (end - first <= fewest || !classed)
            end = counts_class(lines[first], joined, vocabulary)
                      ? end_of_values_within(lines, first, vocabulary)
                      : first + 1;
        MailLine whole = std::move(lines[first]);
        for (std::size_t at = first + 1; at < end; ++at) {
            constexpr std::string_view mark = ", ";
            while (whole.text.ends_with(','))
                whole.text.pop_back();
            whole.parts.push_back({whole.text.size() + mark.size(), lines[at].number});
            whole.text += std::string(mark) + lines[at].text;
        }
        joined.push_back(std::move(whole));
        first = end;
    }
    return joined;
}

} // namespace muster
