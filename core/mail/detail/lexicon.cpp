// SPDX-License-Identifier: MIT
#include "mail/detail/lexicon.h"

#include "base/letters.h"
#include "base/text.h"

#include <algorithm>
#include <bit>
#include <cctype>

namespace muster {

namespace {

constexpr std::size_t shortest_guessed = 4; // letters of a word that may be mistyped

// "Regular (drilled)" without what explains it.
std::string_view without_remark(std::string_view name) {
    return trimmed(name.substr(0, name.find(" (")));
}

std::vector<ValueOf> values_of(const Pattern& pattern, const Ruleset& ruleset) {
    std::vector<ValueOf> values;
    for (const ValueTest& test : pattern.values)
        for (const std::size_t index : ruleset.at(test.level).traits)
            if (!ruleset.traits[index].is_text() && ruleset.traits[index].slot == test.slot)
                values.push_back({index, std::countr_zero(test.mask)});
    return values;
}

// The nearest of a map's single words.
template <class Map>
std::string nearest_key(const Map& map, std::string_view word) {
    if (word.size() < shortest_guessed)
        return {};
    std::vector<std::string_view> known;
    for (const auto& [words, meaning] : map)
        if (words.size() >= shortest_guessed && words.find(' ') == std::string::npos)
            known.emplace_back(words);
    const std::string plain = plain_words(word);
    return std::string(nearest_word(plain, known).value_or(""));
}

} // namespace

std::string plain_words(std::string_view text) {
    return lowered(folded(text));
}

bool is_in_capitals(std::string_view word) {
    return std::any_of(word.begin(), word.end(), [](unsigned char c) { return std::isupper(c) != 0; }) &&
           std::none_of(word.begin(), word.end(), [](unsigned char c) { return std::islower(c) != 0; });
}

std::string singular(std::string_view words) {
    const bool plural = words.size() >= shortest_guessed && words.ends_with('s') && !words.ends_with("ss");
    return std::string(plural ? words.substr(0, words.size() - 1) : std::string_view());
}

Lexicon::Lexicon(const Ruleset& ruleset) : ruleset_(ruleset) {
    add_traits(Level::troop);
    add_notation();
    add_conversion();
    add_aliases();
    add_traits(Level::unit);
    for (const SheetMark& mark : ruleset_.sheet.marks) // "★", from a sheet
        add(mark.sign, {values_of(mark.filter.selection.pattern, ruleset_), false, false});
}

void Lexicon::add(std::string_view words, Meaning meaning) {
    const std::string key = plain_words(words);
    if (key.empty() || key == "–" || key == "none" || whole_number(key) || meaning.values.empty())
        return;
    if (key.find('(') != std::string::npos && !meaning.kind && words_.find(key) == words_.end())
        bracketed_.push_back(key);
    std::vector<Meaning>& known = words_[key];
    const auto same = [&](const Meaning& other) { return other.values == meaning.values; };
    if (std::none_of(known.begin(), known.end(), same))
        known.push_back(std::move(meaning));
    most_words_ = std::max(most_words_, words_of(key).size());
    // "commander in chief" as well as "commander-in-chief"
    if (key.find('-') == std::string::npos || key.front() == '-' || key.back() == '-' ||
        key.find('(') != std::string::npos)
        return;
    std::string spaced = key;
    std::replace(spaced.begin(), spaced.end(), '-', ' ');
    add(spaced, known.back());
}

void Lexicon::add_traits(Level level) {
    for (const std::size_t index : ruleset_.at(level).traits) {
        const Trait& trait = ruleset_.traits[index];
        if (trait.is_switch()) {
            for (const std::string_view word : {std::string_view(trait.id), without_remark(trait.name)})
                add(word, {{{index, 1}}, false, false});
            if (trait.role_of(1) == TraitRole::general)
                for (const std::string_view word : {"gen", "general", "c-in-c", "cinc"})
                    add(word, {{{index, 1}}, false, false});
        }
        if (!trait.is_choice())
            continue;
        for (std::size_t value = 0; value < trait.values.size(); ++value) {
            const Meaning meaning{{{index, static_cast<std::int32_t>(value)}}, false, false};
            const TraitValue& known = trait.values[value];
            for (const std::string_view word :
                 {std::string_view(known.short_form), std::string_view(known.id), without_remark(known.name)})
                add(word, meaning);
            // "Lance or kontos" has two names.
            const std::string_view name = without_remark(known.name);
            if (const std::size_t either = name.find(" or "); either != std::string_view::npos) {
                add(name.substr(0, either), meaning);
                add(name.substr(either + std::string_view(" or ").size()), meaning);
            }
        }
    }
}

// "E{epoch}" gives EI, EII …; "+AA" alone what its pattern says.
void Lexicon::add_notation() {
    for (const NotationPart& part : ruleset_.notation) {
        const auto& pieces = part.text.pieces;
        const auto* literal = pieces.empty() ? nullptr : std::get_if<std::string>(&pieces.front());
        if (literal == nullptr)
            continue;
        if (pieces.size() == 1)
            add(*literal, {values_of(part.pattern, ruleset_), false, false});
        const auto* place =
            pieces.size() == 2 || (pieces.size() == 3 && std::holds_alternative<std::string>(pieces.back()))
                ? std::get_if<TextTemplate::TraitPlace>(&pieces[1])
                : nullptr;
        if (place == nullptr || is_blank(*literal) || literal->starts_with(','))
            continue;
        const Trait& trait = ruleset_.traits[place->trait];
        const std::string end = pieces.size() == 3 ? std::get<std::string>(pieces.back()) : "";
        for (std::size_t value = 0; value < trait.values.size(); ++value)
            add(*literal + trait.values[value].short_form + end,
                {{{place->trait, static_cast<std::int32_t>(value)}}, false, false});
    }
}

void Lexicon::add_conversion() {
    for (const ConversionScale& scale : ruleset_.conversion.scales) {
        const bool kind = scale.id == "kind";
        for (const ConversionRow& row : scale.rows)
            for (const std::string& name : row.names) {
                if (whole_number(name))
                    continue; // steps of a scale without names
                std::string words = name;
                std::replace(words.begin(), words.end(), '-', ' ');
                add(words,
                    {values_of(row.pattern, ruleset_), kind && row.provenance == Provenance::reading, kind});
            }
    }
}

void Lexicon::add_aliases() {
    for (const ConversionRow& row : ruleset_.conversion.aliases)
        for (const std::string& name : row.names) {
            std::string words = name;
            std::replace(words.begin(), words.end(), '-', ' ');
            if (is_in_capitals(name))
                add(words, {values_of(row.pattern, ruleset_), true, false});
            else
                hints_.emplace(plain_words(words), values_of(row.pattern, ruleset_));
        }
}

const std::vector<ValueOf>* Lexicon::hint(std::string_view words) const {
    const std::string plain = plain_words(words);
    auto found = hints_.find(plain);
    if (found == hints_.end())
        found = hints_.find(singular(plain));
    return found == hints_.end() ? nullptr : &found->second;
}

const std::vector<Meaning>& Lexicon::meanings(std::string_view word) const {
    static const std::vector<Meaning> nothing;
    const auto found = words_.find(plain_words(word));
    return found == words_.end() ? nothing : found->second;
}

std::string Lexicon::nearest(std::string_view word) const {
    return nearest_key(words_, word);
}

std::string Lexicon::nearest_hint(std::string_view word) const {
    return nearest_key(hints_, word);
}

} // namespace muster
