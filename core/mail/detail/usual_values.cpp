// SPDX-License-Identifier: MIT
#include "mail/detail/usual_values.h"

#include "base/text.h"
#include "mail/detail/everyday_words.h"
#include "mail/detail/trial_troop.h"

#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <optional>
#include <utility>

namespace muster {

namespace {

std::size_t errors_with(Troop troop, const Trait& trait, std::int32_t value, const Army& army,
                        const Ruleset& ruleset) {
    troop.values[trait.slot] = value;
    return tried(troop, army, ruleset).errors;
}

// "Regular" would break a rule for a warband: then another, if one would not.
std::string take_usual(const Trait& trait, std::int32_t usual, Troop& troop, const Army& army,
                       const Ruleset& ruleset) {
    std::int32_t taken = usual;
    std::size_t least = errors_with(troop, trait, usual, army, ruleset);
    for (std::size_t i = 0; i < trait.values.size() && least != 0; ++i) {
        const auto value = static_cast<std::int32_t>(i);
        const std::size_t errors = errors_with(troop, trait, value, army, ruleset);
        if (errors < least) {
            least = errors;
            taken = value;
        }
    }
    troop.values[trait.slot] = taken;
    const std::string why =
        taken == usual ? "" : fmt::format(", as {} would break a rule", trait.value_name(usual));
    return fmt::format("{} is not said; taken as {}{}", trait.name, trait.value_name(taken), why);
}

std::optional<std::int32_t> usual_of(const Trait& trait, const Ruleset& ruleset) {
    const std::vector<ValueTest>& usual = ruleset.conversion.usual.values;
    const auto test = std::find_if(usual.begin(), usual.end(), [&](const ValueTest& t) {
        return t.level == Level::troop && t.slot == trait.slot;
    });
    if (test == usual.end())
        return std::nullopt;
    return static_cast<std::int32_t>(std::countr_zero(test->mask));
}

} // namespace

std::vector<ValueOf> said_of_all(std::string_view line, const Ruleset& ruleset, const Lexicon& lexicon) {
    constexpr std::string_view frame[] = {"all",      "army", "troops", "are",
                                          "everyone", "alle", "armee",  "truppen"};
    std::string one;
    std::size_t others = 0;
    for (const std::string_view word : words_of(line)) {
        std::string plain = plain_words(word);
        while (!plain.empty() && std::string_view(".,!:").find(plain.back()) != std::string_view::npos)
            plain.pop_back();
        if (std::find(std::begin(frame), std::end(frame), plain) != std::end(frame)) {
            ++others;
            continue;
        }
        if (!one.empty())
            return {};
        one = everyday(plain);
    }
    if (others == 0 || one.empty())
        return {};
    for (const Meaning& meaning : lexicon.meanings(one))
        if (meaning.values.size() == 1 && !meaning.kind) {
            const Trait& trait = ruleset.traits[meaning.values.front().trait];
            if (trait.required && trait.level == Level::troop &&
                meaning.values.front().trait != ruleset.at(Level::troop).traits.front())
                return meaning.values;
        }
    return {};
}

std::vector<std::string> add_usual(const WrittenTroop& written, Troop& troop, const Unit* unit,
                                   const std::vector<ValueOf>& of_all, const Army& army,
                                   const Ruleset& ruleset) {
    std::vector<std::pair<std::size_t, std::int32_t>> open; // traits, and their usual values
    for (const std::size_t index : ruleset.at(Level::troop).traits) {
        const Trait& trait = ruleset.traits[index];
        if (trait.is_text() || written.says(index))
            continue;
        const auto stated =
            std::find_if(of_all.begin(), of_all.end(), [&](const ValueOf& v) { return v.trait == index; });
        const auto usual = usual_of(trait, ruleset);
        if (stated != of_all.end())
            troop.values[trait.slot] = stated->value;
        else if (usual && trait.required && unit != nullptr && !unit->troops.empty())
            troop.values[trait.slot] = unit->troops.back().values[trait.slot];
        else if (usual)
            troop.values[trait.slot] = *usual;
        if (usual && trait.required && stated == of_all.end() && (unit == nullptr || unit->troops.empty()))
            open.emplace_back(index, *usual);
    }
    // Only now, since the rules look at whole troops.
    std::vector<std::string> guesses;
    guesses.reserve(open.size());
    for (const auto& [index, usual] : open)
        guesses.push_back(take_usual(ruleset.traits[index], usual, troop, army, ruleset));
    return guesses;
}

} // namespace muster
