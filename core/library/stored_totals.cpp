// SPDX-License-Identifier: MIT
#include "library/stored_totals.h"

#include "base/text.h"

#include <algorithm>
#include <optional>
#include <variant>

namespace muster {

namespace {

constexpr std::size_t values_shown = 2;

const Number* stored_number(const TextTemplate::NumberPlace* place, const Ruleset& ruleset) {
    if (place == nullptr || place->level != Level::army)
        return nullptr;
    const Number& number = ruleset.numbers_of(Level::army)[place->number];
    return number.scope == Scope::report ? &number : nullptr;
}

// Nothing if the totals lack one of its numbers. A trait, such as the size agreed on, is not stored: the text
// ends at the number before it.
std::optional<std::string> filled(const TextTemplate& text, std::string_view totals, const Ruleset& ruleset) {
    std::string words;
    bool has_number = false;
    std::size_t end_of_number = 0;
    for (const TextTemplate::Piece& piece : text.pieces) {
        if (const auto* plain = std::get_if<std::string>(&piece)) {
            words += *plain;
            continue;
        }
        if (has_number && std::holds_alternative<TextTemplate::TraitPlace>(piece))
            return words.substr(0, end_of_number);
        const auto* nouns = std::get_if<TextTemplate::CountedWords>(&piece);
        const auto* place =
            nouns != nullptr ? &nouns->number : std::get_if<TextTemplate::NumberPlace>(&piece);
        const Number* number = stored_number(place, ruleset);
        const std::string_view value = number == nullptr ? "" : stored_total(totals, number->id);
        if (value.empty())
            return std::nullopt;
        words += nouns == nullptr ? value : value == "1" ? nouns->one : nouns->several;
        has_number = has_number || nouns == nullptr;
        end_of_number = words.size();
    }
    return has_number ? std::optional(words) : std::nullopt;
}

} // namespace

std::vector<StoredNumber> stored_numbers(const Ruleset& ruleset) {
    std::vector<StoredNumber> numbers;
    for (const SheetTotal& total : ruleset.sheet.totals)
        for (const TextTemplate::Piece& piece : total.value.pieces)
            if (const Number* number =
                    stored_number(std::get_if<TextTemplate::NumberPlace>(&piece), ruleset)) {
                const StoredNumber entry{number->id, number->name};
                if (std::find(numbers.begin(), numbers.end(), entry) == numbers.end())
                    numbers.push_back(entry);
            }
    return numbers;
}

std::string_view stored_total(std::string_view totals, std::string_view number) {
    for (const std::string_view word : words_of(totals))
        if (word.size() > number.size() && word.starts_with(number) && word[number.size()] == '=')
            return word.substr(number.size() + 1);
    return {};
}

std::string stored_size(std::string_view totals, const Ruleset& ruleset) {
    std::vector<std::string> values;
    for (const SheetTotal& total : ruleset.sheet.totals) {
        if (values.size() == values_shown)
            break;
        if (std::optional<std::string> value = filled(total.value, totals, ruleset))
            values.push_back(std::move(*value));
    }
    return joined(values, " · ");
}

} // namespace muster
