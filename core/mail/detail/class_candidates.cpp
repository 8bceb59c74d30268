// SPDX-License-Identifier: MIT
#include "mail/detail/class_candidates.h"

#include "base/text.h"
#include "mail/detail/everyday_words.h"

#include <algorithm>
#include <string>

namespace muster {

namespace {

constexpr std::size_t shortest_word = 4; // of a class's name that says something

} // namespace

std::vector<std::int32_t> other_classes(std::int32_t taken, std::string_view line, const Trait& of_class) {
    const std::string name = small_letters(of_class.value_name(taken));
    const std::string text = small_letters(line);
    std::vector<std::string_view> shared;
    for (const std::string_view word : words_of(name))
        if (word.size() >= shortest_word && text.find(word) != std::string::npos)
            shared.push_back(word);
    std::vector<std::int32_t> others;
    if (shared.size() == words_of(name).size())
        return others;
    for (std::size_t v = 0; v < of_class.values.size(); ++v) {
        const auto value = static_cast<std::int32_t>(v);
        const std::string other = small_letters(of_class.value_name(value));
        if (value != taken && std::any_of(shared.begin(), shared.end(), [&](std::string_view word) {
                return other.find(word) != std::string::npos;
            }))
            others.push_back(value);
    }
    return others;
}

} // namespace muster
