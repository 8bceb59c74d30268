// SPDX-License-Identifier: MIT
#include "mail/detail/counts_doubled.h"

#include "mail/detail/everyday_words.h"
#include "mail/detail/phrases.h"
#include "mail/detail/word_lists.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>

namespace muster {

namespace {

bool has_attached_gun(const Phrases& phrases, const Ruleset& ruleset) {
    const Trait* gun = ruleset.trait(Level::troop, "attached");
    return gun != nullptr &&
           std::any_of(phrases.items.begin(), phrases.items.end(), [&](const PhraseItem& item) {
               return !item.meanings.empty() &&
                      std::any_of(item.meanings.front().values.begin(), item.meanings.front().values.end(),
                                  [&](const ValueOf& value) {
                                      return &ruleset.traits[value.trait] == gun &&
                                             value.value != gun->default_value;
                                  });
           });
}

// Behind "bases", "vignettes on the table" at the token; `at` if it counts nothing.
std::size_t end_of_things(const Tokens& tokens, std::size_t at) {
    std::size_t end = at;
    while (end < tokens.size() && is_counted_thing(tokens[end].plain()))
        ++end;
    if (end != at && end + 2 < tokens.size() && tokens[end].is("on") && tokens[end + 1].is("the") &&
        tokens[end + 2].is("table"))
        end += 3;
    return end;
}

// Behind ", but they count as" at the token; `at` if those words do not stand there.
std::size_t end_of_counting(const Tokens& tokens, std::size_t at) {
    static const WordSet joints{"but", "and", "so", "that", "which", "they", "these", ",", ";", "-", "("};
    static const WordSet verbs{"count", "counts", "counting", "counted", "makes", "make", "zählen"};
    static const WordSet degrees{"as", "for", "double", ":", ",", "als"};
    std::size_t verb = at;
    while (verb < tokens.size() && joints.contains(tokens[verb].plain()))
        ++verb;
    if (verb >= tokens.size() || !verbs.contains(tokens[verb].plain()))
        return at;
    std::size_t end = verb + 1;
    while (end < tokens.size() && degrees.contains(tokens[end].plain()))
        ++end;
    return end;
}

} // namespace

std::string with_doubled_count_left_out(std::string line, const Vocabulary& vocabulary) {
    if (line.find("ount") == std::string::npos && line.find("make") == std::string::npos)
        return line;
    const Phrases phrases = phrases_in(line, vocabulary);
    const Tokens& tokens = phrases.tokens;
    if (tokens.empty() || !tokens[0].is_number() || tokens[0].as_word ||
        !has_attached_gun(phrases, vocabulary.ruleset()))
        return line;
    const std::int64_t count = tokens[0].value;
    for (std::size_t at = 2; at < tokens.size(); ++at) {
        const std::size_t things = tokens[at].is_number() ? end_of_things(tokens, at + 1) : at;
        if (things <= at + 1 || tokens[at].value != count || !tokens[at - 1].is_mark())
            continue;
        const std::size_t doubled = end_of_counting(tokens, things);
        if (doubled == things || doubled >= tokens.size() || tokens[doubled].value != 2 * count)
            continue;
        std::size_t end = end_of_things(tokens, doubled + 1);
        while (end < tokens.size() && (tokens[end].is(")") || tokens[end].is(".")))
            ++end;
        if (end == tokens.size())
            return line.substr(0, tokens[at - 2].end);
    }
    return line;
}

} // namespace muster
