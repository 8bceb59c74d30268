// SPDX-License-Identifier: MIT
#include "mail/detail/excepted_names.h"

#include "mail/detail/everyday_words.h"

#include <utility>

namespace muster {

std::vector<SaidOfNamed> said_of_names(const std::vector<std::string>& words, const ValueOf& value) {
    std::vector<SaidOfNamed> said;
    std::vector<std::string> name;
    for (const std::string& word : words) {
        if (!word.empty())
            name.push_back(word);
        else if (!name.empty())
            said.push_back({std::exchange(name, {}), value, true});
    }
    if (!name.empty())
        said.push_back({std::move(name), value, true});
    return said;
}

std::optional<ValueOf> value_of_excepted(const ValueOf& said, const Ruleset& ruleset) {
    const Trait& trait = ruleset.traits[said.trait];
    for (std::size_t v = 0; v < trait.values.size(); ++v)
        if ((trait.values[v].id == "none" || trait.values[v].id == "no") &&
            static_cast<std::int32_t>(v) != said.value)
            return ValueOf{said.trait, static_cast<std::int32_t>(v)};
    return trait.is_switch() ? std::optional(ValueOf{said.trait, 1 - said.value}) : std::nullopt;
}

std::vector<ValueOf> values_of_army_like(const std::vector<ValueOf>& values, const Ruleset& ruleset) {
    std::vector<ValueOf> of_army;
    for (const std::size_t index : ruleset.at(Level::army).traits) {
        const Trait& trait = ruleset.traits[index];
        for (std::size_t v = 0; v < trait.values.size() && trait.is_choice(); ++v)
            for (const ValueOf& value : values)
                if (small_letters(ruleset.traits[value.trait].value_name(value.value)) ==
                    small_letters(trait.values[v].name))
                    of_army.push_back({index, static_cast<std::int32_t>(v)});
    }
    return of_army;
}

} // namespace muster
