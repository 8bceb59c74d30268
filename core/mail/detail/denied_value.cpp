// SPDX-License-Identifier: MIT
#include "mail/detail/denied_value.h"

#include "mail/detail/everyday_words.h"
#include "mail/detail/troop_pieces.h"

#include <algorithm>

namespace muster {

std::optional<ValueOf> denied_value(const Phrases& phrases, std::size_t begin, std::size_t end,
                                    const std::vector<SaidOfTroops>& said, const Vocabulary& vocabulary) {
    const std::string text = "no " + text_between(phrases.line, phrases.tokens, begin, end);
    const Phrases denied = phrases_in(text, vocabulary, {Level::troop});
    if (denied.items.size() != 1 || denied.items.front().meanings.empty())
        return std::nullopt;
    const PhraseItem& item = denied.items.front();
    const ValueOf& value = item.meanings.front().values.front();
    if (class_said(item, vocabulary))
        return std::nullopt;
    for (std::size_t at = 1; at < denied.tokens.size(); ++at)
        if ((at < item.begin || at >= item.end) && denied.tokens[at].is_word() &&
            !is_joining_word(denied.tokens[at].plain()))
            return std::nullopt;
    if (item.begin == 0) // the "no" belongs to it: its value is the trait's "none"
        return value;
    // "All are barbarians, nobody is regular" says nothing new.
    const auto other = [&](const SaidOfTroops& one) {
        return one.value.trait == value.trait && one.value.value != value.value;
    };
    if (const auto found = std::find_if(said.begin(), said.end(), other); found != said.end())
        return found->value;
    // "Nobody is off the main line": all are as usual.
    const Trait& trait = vocabulary.ruleset().traits[value.trait];
    if (trait.required || !(trait.is_switch() || trait.values.size() == 2) ||
        trait.default_value == value.value)
        return std::nullopt;
    return ValueOf{value.trait, trait.default_value};
}

} // namespace muster
