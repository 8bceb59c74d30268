// SPDX-License-Identifier: MIT
#include "ruleset/trait_kind.h"

#include "base/letters.h"
#include "base/text.h"
#include "ruleset/trait.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace muster {

namespace {

// Of kinds whose values have words.

std::optional<std::int32_t> parse_word(const Trait& trait, std::string_view text) {
    const int value = trait.words.find(text);
    return value == WordTable::not_found ? std::nullopt : std::optional<std::int32_t>(value);
}

std::string word_id(const Trait& trait, std::int32_t value) {
    return trait.values[static_cast<std::size_t>(value)].id;
}

std::string word_name(const Trait& trait, std::int32_t value) {
    return trait.values[static_cast<std::size_t>(value)].name;
}

std::int32_t first_word(const Trait& /*trait*/) {
    return 0;
}

std::int32_t middle_word(const Trait& trait) {
    return static_cast<std::int32_t>((trait.values.size() - 1) / 2);
}

// Whether the name only repeats the id: "foot" and "Foot".
bool repeats(std::string_view name, std::string_view id) {
    return std::equal(name.begin(), name.end(), id.begin(), id.end(),
                      [&](char a, char b) { return lowered(a) == lowered(b); });
}

// "none = Side arms or natural weapons; lance; 2hw = Two-handed weapon", "I (levy); II (raw)"
std::string allowed_words(const Trait& trait) {
    std::string text;
    for (const TraitValue& value : trait.values) {
        text += text.empty() ? "" : "; ";
        if (repeats(value.name, value.id)) {
            text += value.id;
        } else if (value.name.starts_with(value.id + ' ')) {
            text += value.name;
        } else {
            text += fmt::format("{} = {}", value.id, value.name);
        }
    }
    return text;
}

std::string yes_or_no(const Trait& /*trait*/) {
    return "yes or no";
}

// Of whole numbers.

std::optional<std::int32_t> parse_whole(const Trait& trait, std::string_view text) {
    const std::optional<std::int32_t> value = whole_number(text);
    return value && *value >= trait.least && *value <= trait.most ? value : std::nullopt;
}

std::string whole_text(const Trait& /*trait*/, std::int32_t value) {
    return value == no_value ? std::string() : fmt::format("{}", value);
}

std::int32_t middle_of_range(const Trait& trait) {
    return trait.least + (trait.most - trait.least) / 2;
}

std::int32_t least_of_range(const Trait& trait) {
    return trait.least;
}

std::string allowed_range(const Trait& trait) {
    return fmt::format("{} to {}", trait.least, trait.most);
}

// Of texts, which have no values.

std::optional<std::int32_t> parse_nothing(const Trait& /*trait*/, std::string_view /*text*/) {
    return std::nullopt;
}

std::string no_text(const Trait& /*trait*/, std::int32_t /*value*/) {
    return {};
}

std::string any_text(const Trait& /*trait*/) {
    return "text";
}

constexpr std::array<TraitKindRow, trait_kind_count> rows{{{.kind = TraitKind::choice,
                                                            .element = "choice",
                                                            .is_text = false,
                                                            .has_words = true,
                                                            .is_switch = false,
                                                            .control = TraitControl::words,
                                                            .parse = parse_word,
                                                            .value_id = word_id,
                                                            .value_name = word_name,
                                                            .first_value = first_word,
                                                            .ordinary_value = middle_word,
                                                            .allowed = allowed_words},
                                                           {.kind = TraitKind::flag,
                                                            .element = "flag",
                                                            .is_text = false,
                                                            .has_words = true,
                                                            .is_switch = true,
                                                            .control = TraitControl::words,
                                                            .parse = parse_word,
                                                            .value_id = word_id,
                                                            .value_name = word_name,
                                                            .first_value = first_word,
                                                            .ordinary_value = middle_word,
                                                            .allowed = yes_or_no},
                                                           {.kind = TraitKind::whole,
                                                            .element = "whole",
                                                            .is_text = false,
                                                            .has_words = false,
                                                            .is_switch = false,
                                                            .control = TraitControl::number,
                                                            .parse = parse_whole,
                                                            .value_id = whole_text,
                                                            .value_name = whole_text,
                                                            .first_value = middle_of_range,
                                                            .ordinary_value = least_of_range,
                                                            .allowed = allowed_range},
                                                           {.kind = TraitKind::text,
                                                            .element = "text",
                                                            .is_text = true,
                                                            .has_words = false,
                                                            .is_switch = false,
                                                            .control = TraitControl::text,
                                                            .parse = parse_nothing,
                                                            .value_id = no_text,
                                                            .value_name = no_text,
                                                            .first_value = first_word,
                                                            .ordinary_value = first_word,
                                                            .allowed = any_text}}};

} // namespace

const TraitKindRow& row_of(TraitKind kind) {
    return rows.at(static_cast<std::size_t>(kind));
}

} // namespace muster
