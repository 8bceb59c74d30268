// SPDX-License-Identifier: MIT
#include "mail/detail/officers_together.h"

#include "base/text.h"
#include "mail/detail/army_draft.h"
#include "mail/detail/everyday_words.h"
#include "mail/detail/heading_words.h"
#include "mail/detail/phrases.h"
#include "mail/detail/word_lists.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <string_view>

namespace muster {

namespace {

// The line without brackets around the whole of it.
std::string_view without_brackets(std::string_view line) {
    const std::string_view text = trimmed(line);
    const bool whole = text.size() > 2 && text.front() == '(' && text.find(')') >= text.size() - 2 &&
                       (text.ends_with(')') || text.ends_with(").")) &&
                       text.find('(', 1) == std::string_view::npos;
    return whole ? text.substr(1, text.find(')') - 1) : text;
}

// The officer who is named at the token or behind an article there; nullptr if none is.
const PhraseItem* officer_at(const Phrases& phrases, std::size_t at, bool general,
                             const Vocabulary& vocabulary) {
    static const WordSet articles{"the", "his", "my", "both", "der", "die"};
    while (at < phrases.tokens.size() && articles.contains(phrases.tokens[at].plain()))
        ++at;
    const std::size_t owner = at < phrases.tokens.size() ? phrases.owner[at] : Phrases::nobody;
    if (owner == Phrases::nobody || phrases.items[owner].meanings.empty())
        return nullptr;
    const ValueOf& value = phrases.items[owner].meanings.front().values.front();
    const Trait& trait = vocabulary.ruleset().traits[value.trait];
    const bool meant = trait.is_switch() && trait.level == Level::unit && phrases.items[owner].begin == at &&
                       is_of_general(value, vocabulary.ruleset()) == general;
    return meant ? &phrases.items[owner] : nullptr;
}

bool joins(const Token& token) {
    static const WordSet joining{"+", "&", "and", "/", ",", "plus", "und"};
    return joining.contains(token.plain());
}

// The token behind "are both with", "ride with", ":", "in" before a unit; `at` if none of them stands there.
std::size_t behind_place(const Tokens& tokens, std::size_t at) {
    static const WordSet before{"are", "is", "both", "ride", "rides", "go", "stand", "march", "fight", "now"};
    static const WordSet places{"with", "join", "joins", "lead", "leads", "accompany", "mit", "bei"};
    std::size_t place = at;
    while (place < tokens.size() && before.contains(tokens[place].plain()))
        ++place;
    if (place + 1 >= tokens.size())
        return at;
    const bool in_unit = (tokens[place].is("in") || tokens[place].is(":") || tokens[place].is("-")) &&
                         names_unit(tokens[place + 1]);
    return in_unit || places.contains(tokens[place].plain()) ? place + 1 : at;
}

} // namespace

std::string with_officers_together(std::string line, const Vocabulary& vocabulary) {
    if (small_letters(line).find("gen") == std::string::npos) // finding the phrases of every line takes long
        return line;
    const std::string_view text = without_brackets(line);
    const Phrases phrases = phrases_in(text, vocabulary, {Level::unit});
    for (const bool general_first : {true, false}) {
        const PhraseItem* one = officer_at(phrases, 0, general_first, vocabulary);
        if (one == nullptr || one->end >= phrases.tokens.size() || !joins(phrases.tokens[one->end]))
            continue;
        const PhraseItem* other = officer_at(phrases, one->end + 1, !general_first, vocabulary);
        const std::size_t whom = other == nullptr ? 0 : behind_place(phrases.tokens, other->end);
        if (other == nullptr || whom == other->end)
            continue;
        return fmt::format("The {} and the {} are with {}",
                           text_between(text, phrases.tokens, one->begin, one->end),
                           text_between(text, phrases.tokens, other->begin, other->end),
                           text.substr(phrases.tokens[whom].begin));
    }
    return line;
}

} // namespace muster
