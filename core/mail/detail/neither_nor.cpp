// SPDX-License-Identifier: MIT
#include "mail/detail/neither_nor.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>

namespace muster {

namespace {

// The tokens of one thing denied.
struct Denied {
    std::size_t begin = 0;
    std::size_t end = 0;
};

bool opens_denial(const Token& token) {
    return token.is("neither") || token.is("weder");
}

bool continues_denial(const Token& token) {
    return token.is("nor") || token.is("noch");
}

// The things behind "neither" at `opens`, each of one or two words; none of any other sentence.
std::vector<Denied> things_denied(const Tokens& tokens, std::size_t opens) {
    constexpr std::size_t longest = 2; // tokens of a thing
    std::vector<Denied> things;
    std::size_t begin = opens + 1;
    for (std::size_t at = begin; at <= tokens.size(); ++at) {
        const bool ends = at == tokens.size() || tokens[at].is_mark();
        if (!ends && !continues_denial(tokens[at]))
            continue;
        if (at == begin || at - begin > longest)
            return {};
        things.push_back({begin, at});
        begin = at + 1;
        if (ends)
            break;
    }
    return things.size() > 1 ? things : std::vector<Denied>();
}

// The only value of the trait that is none of the things; nothing where they are not all values of it or
// several are left.
std::optional<std::size_t> value_left(const Trait& trait, const Tokens& tokens,
                                      const std::vector<Denied>& things, const Vocabulary& vocabulary) {
    std::vector<bool> denied(trait.values.size(), false);
    for (const Denied& thing : things) {
        const auto value = vocabulary.value_of(trait, tokens, thing.begin, thing.end);
        if (!value)
            return std::nullopt;
        denied[static_cast<std::size_t>(*value)] = true;
    }
    if (std::count(denied.begin(), denied.end(), false) != 1)
        return std::nullopt;
    return static_cast<std::size_t>(std::find(denied.begin(), denied.end(), false) - denied.begin());
}

bool are_of_one_trait(const Tokens& tokens, const std::vector<Denied>& things, const Vocabulary& vocabulary) {
    const auto& traits = vocabulary.ruleset().traits;
    return std::any_of(traits.begin(), traits.end(), [&](const Trait& trait) {
        return trait.level == Level::troop && trait.is_choice() &&
               std::all_of(things.begin(), things.end(), [&](const Denied& thing) {
                   return vocabulary.value_of(trait, tokens, thing.begin, thing.end).has_value();
               });
    });
}

std::string told_instead(const std::string& line, const Tokens& tokens, const std::vector<Denied>& things,
                         const Vocabulary& vocabulary) {
    for (const Trait& trait : vocabulary.ruleset().traits)
        if (trait.level == Level::troop && trait.is_choice())
            if (const auto left = value_left(trait, tokens, things, vocabulary))
                return trait.name + " " + trait.values[*left].id;
    const auto is_known = [&](const Denied& thing) {
        const auto match = vocabulary.longest(tokens, thing.begin);
        return match && match->end == thing.end;
    };
    if (are_of_one_trait(tokens, things, vocabulary) || !std::all_of(things.begin(), things.end(), is_known))
        return {};
    std::string told;
    for (const Denied& thing : things)
        told += fmt::format("{}no {}", told.empty() ? "" : ", ",
                            text_between(line, tokens, thing.begin, thing.end));
    return told;
}

std::string with_neither_told_in(std::string line, const Vocabulary& vocabulary) {
    const Tokens tokens = vocabulary.tokens(line);
    for (std::size_t at = 0; at < tokens.size(); ++at) {
        const std::vector<Denied> things =
            opens_denial(tokens[at]) ? things_denied(tokens, at) : std::vector<Denied>();
        if (things.empty())
            continue;
        const std::string told = told_instead(line, tokens, things, vocabulary);
        return told.empty() ? line
                            : line.replace(tokens[at].begin,
                                           tokens[things.back().end - 1].end - tokens[at].begin, told);
    }
    return line;
}

} // namespace

std::vector<MailLine> with_neither_told(std::vector<MailLine> lines, const Vocabulary& vocabulary) {
    for (MailLine& line : lines)
        if (line.role == MailLine::Role::text && line.parts.empty() &&
            (line.text.find("either ") != std::string::npos || line.text.find("eder ") != std::string::npos))
            line.text = with_neither_told_in(std::move(line.text), vocabulary);
    return lines;
}

} // namespace muster
