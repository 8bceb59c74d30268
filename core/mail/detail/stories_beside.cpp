// SPDX-License-Identifier: MIT
#include "mail/detail/stories_beside.h"

#include "mail/detail/clause_words.h"
#include "mail/detail/everyday_words.h"
#include "mail/detail/heading_words.h"
#include "mail/detail/line_reading.h"
#include "mail/detail/phrases.h"
#include "mail/detail/word_lists.h"

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>

namespace muster {

namespace {

bool measures_time(const Token& token) {
    static const WordSet times{"year",     "years",     "generation",  "generations", "century", "centuries",
                               "month",    "months",    "winter",      "winters",     "summer",  "summers",
                               "campaign", "campaigns", "season",      "seasons",     "decade",  "decades",
                               "jahre",    "jahren",    "generationen"};
    return times.contains(token.plain());
}

// Whether a word of a story may say something of the troops after all.
bool tells_more_than_story(const Tokens& tokens, std::size_t at) {
    const Token& token = tokens[at];
    if (token.is_number())
        return !token.as_word || at + 1 == tokens.size() || !measures_time(tokens[at + 1]);
    const std::string& word = token.plain();
    return token.is_mark() || changes_meaning(word) || is_negation(word) || is_all_word(word) ||
           is_counted_thing(word) || is_in(WordList::correcting, word) || names_unit(token) ||
           names_part_of_field(token) || token.has_form("general") || token.has_form("commander");
}

// "they have been paid for two generations", "who came with the first ships": told of the men, and nothing
// that the rules know.
bool tells_story(std::string_view clause, const Vocabulary& vocabulary) {
    static const WordSet men{"they", "who"};
    static const WordSet verbs{"have",  "had",    "were",    "are",  "came",  "served",
                               "lived", "fought", "settled", "live", "swore", "came"};
    constexpr std::size_t shortest = 3; // tokens
    const Phrases phrases =
        phrases_in(clause, vocabulary, {Level::army, Level::body, Level::unit, Level::troop});
    const Tokens& tokens = phrases.tokens;
    if (tokens.size() < shortest || !phrases.items.empty() || !men.contains(tokens[0].plain()) ||
        !verbs.contains(tokens[1].plain()))
        return false;
    for (std::size_t at = 1; at < tokens.size(); ++at)
        if (tells_more_than_story(tokens, at))
            return false;
    return true;
}

// Takes off what the line says from `begin` up to `end`.
void take_off(MailLine& line, std::size_t begin, std::size_t end) {
    line.text.erase(begin, end - begin);
    for (MailLine::Part& part : line.parts)
        if (part.offset > begin)
            part.offset = std::max(begin, part.offset - std::min(part.offset, end - begin));
}

void leave_out_stories(MailLine& line, const Vocabulary& vocabulary) {
    for (std::size_t open = line.text.find('('); open != std::string::npos;
         open = line.text.find('(', open + 1)) {
        const std::size_t close = line.text.find_first_of("()", open + 1);
        if (close == std::string::npos || line.text[close] != ')')
            continue;
        for (const std::string_view mark : {"; ", ", ", " - ", "("}) {
            const std::size_t begin = line.text.rfind(mark, close);
            if (begin == std::string::npos || begin < open)
                continue;
            const std::size_t clause = begin + mark.size();
            if (!tells_story(std::string_view(line.text).substr(clause, close - clause), vocabulary))
                continue;
            const bool whole = begin == open; // the bracket holds nothing else
            const std::size_t first = whole && begin != 0 && line.text[begin - 1] == ' ' ? begin - 1 : begin;
            take_off(line, first, close + (whole ? 1 : 0));
            break;
        }
    }
}

} // namespace

std::vector<MailLine> with_stories_left_out(std::vector<MailLine> lines, const Vocabulary& vocabulary) {
    for (MailLine& line : lines)
        if (line.role == MailLine::Role::text &&
            (line.text.find("they ") != std::string::npos || line.text.find("who ") != std::string::npos) &&
            line.text.find('(') != std::string::npos &&
            class_word_in(line.text, vocabulary) == ClassWord::code)
            leave_out_stories(line, vocabulary);
    return lines;
}

} // namespace muster
