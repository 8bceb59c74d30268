// SPDX-License-Identifier: MIT
#include "event/typed_player.h"

#include "base/letters.h"
#include "base/text.h"
#include "event/roll_table.h"

#include <algorithm>
#include <array>
#include <utility>

namespace muster {

namespace {

struct TypedWords {
    std::string text; // without spaces around it
    std::vector<std::string> words;
};

using Meant = bool (*)(const RollPlayer& player, const TypedWords& typed);

bool has_number(const RollPlayer& player, const TypedWords& typed) {
    return !player.number.empty() && player.number == typed.text;
}

bool is_called(const RollPlayer& player, const TypedWords& typed) {
    return same_name(player.name, typed.text) || same_name(name_with_number(player), typed.text);
}

bool begins_words(const RollPlayer& player, const TypedWords& typed) {
    const std::vector<std::string> own = name_words(name_with_number(player));
    return std::all_of(typed.words.begin(), typed.words.end(), [&](const std::string& word) {
        return std::any_of(own.begin(), own.end(),
                           [&](const std::string& whole) { return whole.starts_with(word); });
    });
}

bool occurs_in(const RollPlayer& player, const TypedWords& typed) {
    return joined(name_words(player.name), " ").find(joined(typed.words, " ")) != std::string::npos;
}

constexpr std::array<Meant, 4> ways_to_mean{has_number, is_called, begins_words, occurs_in};

} // namespace

std::string name_with_number(const RollPlayer& player) {
    return player.number.empty() ? player.name : player.name + " (" + player.number + ")";
}

std::vector<std::string> completions_of(const RollPlayer& player) {
    std::vector<std::string> completions{name_with_number(player)};
    for (std::size_t space = player.name.find(' '); space != std::string::npos;
         space = player.name.find(' ', space + 1)) {
        RollPlayer turned = player;
        turned.name = player.name.substr(space + 1) + ", " + player.name.substr(0, space);
        completions.push_back(name_with_number(turned));
    }
    return completions;
}

std::vector<std::string> completions_for(const std::vector<RollPlayer>& players, std::string_view typed) {
    const std::string begin = lowered(typed);
    std::vector<std::string> completions;
    for (const RollPlayer* player : players_typed(players, typed)) {
        std::vector<std::string> own = completions_of(*player);
        const auto fits = std::find_if(
            own.begin(), own.end(), [&](const std::string& one) { return lowered(one).starts_with(begin); });
        // As "D. Rees", of which no name begins with all.
        std::string text =
            fits != own.end() ? std::move(*fits) : std::string(typed) + ": " + name_with_number(*player);
        if (text != typed)
            completions.push_back(std::move(text));
    }
    return completions;
}

std::vector<const RollPlayer*> players_typed(const std::vector<RollPlayer>& players, std::string_view typed) {
    const TypedWords words{std::string(trimmed(typed)), name_words(typed)};
    std::vector<const RollPlayer*> found;
    if (words.words.empty())
        return found;
    for (const Meant is_meant : ways_to_mean) {
        for (const RollPlayer& player : players)
            if (is_meant(player, words))
                found.push_back(&player);
        if (!found.empty())
            break;
    }
    return found;
}

const RollPlayer* player_nearest(const std::vector<RollPlayer>& players, std::string_view typed) {
    struct Known {
        std::string words;
        const RollPlayer* player;
    };
    std::vector<Known> known;
    for (const RollPlayer& player : players) {
        const std::vector<std::string> words = name_words(player.name);
        known.push_back({joined(words, " "), &player});
        for (const std::string& word : words)
            known.push_back({word, &player});
    }
    std::vector<std::string_view> names;
    names.reserve(known.size());
    for (const Known& one : known)
        names.emplace_back(one.words);
    const auto nearest = nearest_word(joined(name_words(typed), " "), names);
    if (!nearest)
        return nullptr;
    const auto found =
        std::find_if(known.begin(), known.end(), [&](const Known& one) { return one.words == *nearest; });
    return found->player;
}

} // namespace muster
