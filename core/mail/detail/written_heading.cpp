// SPDX-License-Identifier: MIT
#include "mail/detail/written_heading.h"

#include "base/text.h"
#include "mail/detail/everyday_words.h"

#include <optional>
#include <string>

namespace muster {

namespace {

// "rating 3"
std::optional<std::int32_t> number_of(const Trait& trait, const std::string& words) {
    const std::string name = " " + trait.id + " ";
    const std::size_t at = words.find(name);
    if (at == std::string::npos)
        return std::nullopt;
    const std::size_t from = at + name.size();
    const auto number = whole_number(words.substr(from, words.find(' ', from) - from));
    return number && *number >= trait.least && *number <= trait.most ? number : std::nullopt;
}

} // namespace

BodyWords words_of_body(const Ruleset& ruleset, std::string_view text) {
    std::string words;
    for (const char c : plain_words(text))
        words += std::string_view(",;:()").find(c) == std::string_view::npos ? c : ' ';
    words = " " + everyday(words) + " ";
    BodyWords said;
    for (const std::size_t index : ruleset.at(Level::body).traits) {
        const Trait& trait = ruleset.traits[index];
        if (trait.is_number()) {
            if (const auto number = number_of(trait, words)) {
                said.values.push_back({index, *number});
                said.says_much = true;
            }
            continue;
        }
        for (std::size_t i = 0; i < trait.values.size() && trait.is_choice(); ++i)
            if (trait.values[i].id != "none" &&
                words.find(" " + trait.values[i].id + " ") != std::string::npos)
                said.values.push_back({index, static_cast<std::int32_t>(i)});
    }
    said.says_place = !said.values.empty();
    // "General rating 4" is the army's.
    said.says_much = said.says_much && words.find(" general") == std::string::npos;
    return said;
}

} // namespace muster
