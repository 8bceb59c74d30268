// SPDX-License-Identifier: MIT
#include "mail/detail/only_wing.h"

#include "base/text.h"
#include "mail/detail/everyday_words.h"
#include "mail/detail/heading_names.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace muster {

namespace {

struct OnlyWing {
    std::size_t begin = 0; // bytes of the line
    std::size_t end = 0;
    std::string words; // "rating 5, advance"
};

std::optional<OnlyWing> only_wing_in(std::string_view line, const Vocabulary& vocabulary) {
    static constexpr std::string_view openings[] = {"one wing only: ",           "one wing: ",
                                                    "only one wing: ",           "just one wing: ",
                                                    "a single wing: ",           "single wing: ",
                                                    "one wing, no more: ",       "ein flügel: ",
                                                    "there is one wing only; ",  "there is only one wing; ",
                                                    "there is just one wing; ",  "there is one wing only: ",
                                                    "there is only one wing: ",  "there is one wing: ",
                                                    "one wing only; ",           "only one wing; ",
                                                    "es gibt nur einen flügel: "};
    const std::string small = small_letters(line);
    for (const std::string_view opening : openings) {
        const std::size_t at = small.find(opening);
        if (at == std::string::npos || small.size() != line.size() ||
            (at != 0 && !std::string_view(line).substr(0, at).ends_with(". ")))
            continue;
        const std::size_t words = at + opening.size();
        const std::size_t stop = std::min(line.find(". ", words), line.size());
        std::string told(trimmed(line.substr(words, stop - words)));
        while (told.ends_with('.'))
            told.pop_back();
        const Tokens tokens = vocabulary.tokens(told);
        if (told.find_first_of("():;") != std::string::npos || !says_rating(tokens, tokens.size()))
            return std::nullopt;
        return OnlyWing{at, std::min(stop + 1, line.size()), std::move(told)};
    }
    return std::nullopt;
}

} // namespace

std::vector<MailLine> with_only_wing_as_heading(std::vector<MailLine> lines, const Vocabulary& vocabulary) {
    if (!rates_bodies(vocabulary.ruleset()))
        return lines;
    std::vector<MailLine> apart;
    for (MailLine& line : lines) {
        const auto wing = line.role == MailLine::Role::text && line.parts.empty()
                              ? only_wing_in(line.text, vocabulary)
                              : std::nullopt;
        if (!wing) {
            apart.push_back(std::move(line));
            continue;
        }
        MailLine part = line;
        const auto add = [&](std::string_view words) {
            part.text = trimmed(words);
            if (!part.text.empty())
                apart.push_back(part);
        };
        add(std::string_view(line.text).substr(0, wing->begin));
        add(fmt::format("Wing ({})", wing->words));
        add(std::string_view(line.text).substr(wing->end));
    }
    return apart;
}

} // namespace muster
