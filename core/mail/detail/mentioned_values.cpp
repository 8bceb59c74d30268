// SPDX-License-Identifier: MIT
#include "mail/detail/mentioned_values.h"

#include "mail/detail/phrases.h"

#include <cstddef>
#include <cstdint>

namespace muster {

namespace {

// "Prussians 1757", "Gauls, 225 BC", "Caledonians AD 83"
void add_years(const std::string& text, const Vocabulary& vocabulary, std::vector<ValueOf>& values) {
    const Ruleset& ruleset = vocabulary.ruleset();
    const Tokens tokens = vocabulary.tokens(text);
    for (const std::size_t index : ruleset.at(Level::army).traits)
        if (const Trait& trait = ruleset.traits[index]; trait.role == TraitRole::year)
            for (std::size_t at = 0; at < tokens.size(); ++at) {
                const bool bare = at + 1 == tokens.size() || !tokens[at + 1].is_word();
                const bool plain = tokens[at].end - tokens[at].begin == 4 && tokens[at].value >= 1000;
                const bool before_christ = !bare && (tokens[at + 1].is("bc") || tokens[at + 1].is("bce"));
                const bool marked = before_christ || (at != 0 && tokens[at - 1].is("ad"));
                if (!tokens[at].is_number() || !(marked || (bare && plain)))
                    continue;
                const std::int64_t year = before_christ ? -tokens[at].value : tokens[at].value;
                if (year != 0 && year >= trait.least && year <= trait.most)
                    values.push_back({index, static_cast<std::int32_t>(year)});
            }
}

} // namespace

std::vector<ValueOf> mentioned_values_in(const std::string& text, const Vocabulary& vocabulary) {
    std::vector<ValueOf> values;
    add_years(text, vocabulary, values);
    const Ruleset& ruleset = vocabulary.ruleset();
    const Phrases phrases = phrases_in(text, vocabulary, {Level::army});
    for (const PhraseItem& item : phrases.items)
        for (const Meaning& meaning : item.meanings)
            if (const ValueOf& value = meaning.values.front();
                ruleset.traits[value.trait].required && ruleset.traits[value.trait].is_choice()) {
                values.push_back(value);
                break;
            }
    return values;
}

} // namespace muster
