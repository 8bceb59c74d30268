// SPDX-License-Identifier: MIT
#include "mail/detail/only_wing.h"

#include "base/text.h"
#include "mail/detail/everyday_words.h"
#include "mail/detail/heading_names.h"
#include "mail/detail/word_lists.h"

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

// The token behind "There is only one wing;", "One wing:", "a single wing, no more:" at `at`; `at` if there
// is none.
std::size_t behind_only_wing(const Tokens& tokens, std::size_t at) {
    static const WordSet openings{"there", "is", "it", "i", "we", "have", "has", "es", "gibt", "habe"};
    static const WordSet limits{"only", "just", "a", "nur", "single"};
    static const WordSet behind{"only", "no", "more", "nur"};
    const auto skip = [&](std::size_t from, const WordSet& words) {
        while (from < tokens.size() && words.contains(tokens[from].plain()))
            ++from;
        return from;
    };
    const auto is = [&](std::size_t i, std::string_view word) {
        return i < tokens.size() && tokens[i].is(word);
    };
    const std::size_t limit = skip(at, openings);
    std::size_t wing = skip(limit, limits);
    const bool single = wing != limit && tokens[wing - 1].is("single");
    if (!single && wing < tokens.size() &&
        ((tokens[wing].is_number() && tokens[wing].value == 1) || is(wing, "ein") || is(wing, "einen")))
        ++wing;
    else if (!single)
        return at;
    if (wing >= tokens.size() || !(tokens[wing].has_form("wing") || tokens[wing].is("flügel")))
        return at;
    std::size_t end = skip(wing + 1, behind);
    if (is(end, ",") && is(end + 1, "no") && is(end + 2, "more"))
        end += 3;
    const bool told = limit != at || wing > limit + 1 || end != wing + 1; // "One wing, …" may be a heading
    return is(end, ":") || (told && (is(end, ";") || is(end, ","))) ? end + 1 : at;
}

// "the sub-commander's rating is 5, its orders are: wait" as "the sub-commander's rating 5, its orders wait"
std::string without_verbs(std::string told) {
    static constexpr std::string_view verbs[] = {
        " are:", " is:", " ist:", " sind:", " are ", " is ", " ist "};
    for (const std::string_view verb : verbs)
        for (std::size_t at = told.find(verb); at != std::string::npos; at = told.find(verb))
            told.erase(at, verb.size() - (verb.ends_with(' ') ? 1 : 0));
    return told;
}

std::optional<OnlyWing> only_wing_in(std::string_view line, const Vocabulary& vocabulary) {
    const Tokens tokens = vocabulary.tokens(line);
    for (std::size_t at = 0; at < tokens.size(); ++at) {
        if (at != 0 && !(tokens[at - 1].is(".") && tokens[at].spaced))
            continue;
        const std::size_t behind = behind_only_wing(tokens, at);
        if (behind == at || behind >= tokens.size())
            continue;
        const std::size_t words = tokens[behind].begin;
        const std::size_t stop = std::min(line.find(". ", words), line.size());
        std::string told = without_verbs(std::string(trimmed(line.substr(words, stop - words))));
        while (told.ends_with('.'))
            told.pop_back();
        const Tokens of_wing = vocabulary.tokens(told);
        if (told.find_first_of("():;") != std::string::npos || !says_rating(of_wing, of_wing.size()))
            return std::nullopt;
        return OnlyWing{tokens[at].begin, std::min(stop + 1, line.size()), std::move(told)};
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
