// SPDX-License-Identifier: MIT
#include "mail/detail/written_code.h"

#include "base/text.h"

#include <fmt/format.h>

#include <algorithm>
#include <variant>

namespace muster {

namespace {

// "Foot, Mounted or Leviathan"
std::string either(const std::vector<std::string>& words) {
    if (words.size() < 2)
        return joined(words, "");
    return fmt::format("{} or {}", joined({words.begin(), words.end() - 1}, ", "), words.back());
}

// By name if they are few, else as they are written in short.
std::string all_values(const Trait& trait) {
    constexpr std::size_t few = 6;
    std::vector<std::string> words;
    for (const TraitValue& value : trait.values)
        words.push_back(trait.values.size() <= few ? value.name : value.short_form);
    return either(words);
}

std::string understood(const WrittenTroop& written, const Ruleset& ruleset) {
    std::vector<std::string> words;
    for (const ValueOf& value : written.values) {
        const Trait& trait = ruleset.traits[value.trait];
        words.push_back(trait.is_switch() ? trait.name
                                          : fmt::format("{} {}", trait.name, trait.value_name(value.value)));
    }
    return words.empty() ? "" : fmt::format(" (understood: {})", joined(words, ", "));
}

} // namespace

std::optional<std::size_t> trait_in_code(const Ruleset& ruleset, std::size_t parts, std::size_t place) {
    for (const NotationPart& part : ruleset.notation) {
        std::vector<std::size_t> traits;
        for (const TextTemplate::Piece& piece : part.text.pieces)
            if (const auto* trait = std::get_if<TextTemplate::TraitPlace>(&piece))
                traits.push_back(trait->trait);
        if (traits.size() == parts && ruleset.traits[traits[place]].level == Level::troop)
            return traits[place];
    }
    return std::nullopt;
}

std::vector<std::int32_t> values_near(const Trait& trait, std::string_view word) {
    std::vector<std::int32_t> near;
    for (std::size_t i = 0; i < trait.values.size(); ++i)
        if (nearest_word(word, {trait.values[i].short_form}))
            near.push_back(static_cast<std::int32_t>(i));
    return near;
}

std::string no_value_of(const Trait& trait, std::string_view word, const Ruleset& ruleset) {
    std::vector<std::string> near;
    for (const std::int32_t value : values_near(trait, word))
        near.push_back(trait.values[static_cast<std::size_t>(value)].short_form);
    return fmt::format("{} is no {} of {}; {}", muster::quoted(word), trait.name, ruleset.title,
                       near.empty() ? fmt::format("it is {}", all_values(trait))
                                    : fmt::format("did you mean {}?", either(near)));
}

std::string why_no_troop(const WrittenTroop& written, const Ruleset& ruleset) {
    if (!written.problems.empty())
        return joined(written.problems, "; ");
    const Trait& essence = ruleset.traits[ruleset.at(Level::troop).traits.front()];
    for (const std::string_view word : words_of(written.name))
        if (word.size() > 1 && is_in_capitals(word) && !values_near(essence, word).empty())
            return no_value_of(essence, word, ruleset);
    return fmt::format("nothing in it says the {}: {}{}", essence.name, all_values(essence),
                       understood(written, ruleset));
}

} // namespace muster
