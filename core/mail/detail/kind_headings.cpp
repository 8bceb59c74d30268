// SPDX-License-Identifier: MIT
#include "mail/detail/kind_headings.h"

#include "base/text.h"
#include "mail/detail/everyday_words.h"
#include "mail/detail/line_reading.h"
#include "mail/detail/phrases.h"
#include "mail/detail/word_lists.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>

namespace muster {

namespace {

bool is_foot_or_horse(const Token& token) {
    return token.is_word() && (is_in(WordList::foot, token.plain()) || is_in(WordList::horse, token.plain()));
}

// "every vignette on", "each of them", "all (are)": speaks of each and says nothing of it.
bool speaks_of_each(const Token& token) {
    static const WordSet words{"all",   "every", "each", "on",  "with", "of",    "them",
                               "these", "is",    "are",  "has", "have", "the",   "a",
                               "jeder", "jede",  "alle", "auf", "mit",  "per",   "to",
                               "my",    "here",  "also", "one", "in",   "stand", "stands"};
    return words.contains(token.plain()) || (token.is_word() && is_counted_thing(token.plain()));
}

// The heading, with the one value that it says of each of those beneath behind its name; "" if it says
// anything else.
std::string with_value_of_each(const std::string& text, const Vocabulary& vocabulary) {
    const Phrases phrases = phrases_in(text, vocabulary, {Level::troop});
    const Tokens& tokens = phrases.tokens;
    if (tokens.size() < 4 || !is_foot_or_horse(tokens[0]) || !tokens[1].is_mark())
        return {};
    const PhraseItem* value = nullptr;
    bool of_each = false;
    for (std::size_t at = 2; at < tokens.size(); ++at) {
        const std::size_t owner = phrases.owner[at];
        const PhraseItem* item = owner == Phrases::nobody ? nullptr : &phrases.items[owner];
        if (item != nullptr && !item->meanings.empty()) {
            if (value != nullptr && value != item)
                return {};
            value = item;
        } else if (tokens[at].is_number() || !(tokens[at].is_mark() || speaks_of_each(tokens[at]))) {
            return {};
        }
        of_each =
            of_each || tokens[at].has_form("all") || tokens[at].is("every") || tokens[at].has_form("each");
    }
    return value == nullptr || !of_each ? std::string()
                                        : fmt::format("{}, {} each:", tokens[0].text,
                                                      text_between(text, tokens, value->begin, value->end));
}

bool is_over_troops(const MailLine& heading, const MailLine& next, const Vocabulary& vocabulary) {
    return heading.role == MailLine::Role::text && !heading.bullet && heading.parts.empty() &&
           !heading.text.ends_with('.') && next.role == MailLine::Role::text && !next.after_blank &&
           class_word_in(next.text, vocabulary) >= ClassWord::name;
}

} // namespace

std::vector<MailLine> with_values_of_kind_headings(std::vector<MailLine> lines,
                                                   const Vocabulary& vocabulary) {
    for (std::size_t at = 0; at + 1 < lines.size(); ++at) {
        const std::size_t name = std::min(lines[at].text.find_first_of(" ,:(-"), lines[at].text.size());
        const std::string first = small_letters(lines[at].text.substr(0, name));
        if (!(is_in(WordList::foot, first) || is_in(WordList::horse, first)) ||
            !is_over_troops(lines[at], lines[at + 1], vocabulary))
            continue;
        if (std::string heading = with_value_of_each(lines[at].text, vocabulary); !heading.empty())
            lines[at].text = std::move(heading);
    }
    return lines;
}

} // namespace muster
