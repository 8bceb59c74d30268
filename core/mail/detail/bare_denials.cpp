// SPDX-License-Identifier: MIT
#include "mail/detail/bare_denials.h"

#include "base/text.h"
#include "mail/detail/phrases.h"

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>

namespace muster {

namespace {

// "archers" of "2 VLI- IR - archers without": the word before the denial; "" if the line ends otherwise.
std::string_view denied_behind(std::string_view text) {
    constexpr std::size_t shortest = 4; // letters of a word that tells troops from others
    for (const std::string_view denial : {" without", " w/o", " ohne"})
        if (text.ends_with(denial)) {
            const std::vector<std::string_view> words = words_of(text.substr(0, text.size() - denial.size()));
            return words.size() > 1 && words.back().size() >= shortest ? words.back() : std::string_view();
        }
    return {};
}

// Whether the line ends in "archers in mail", of which the rules know nothing.
bool has_unknown(std::string_view text, std::string_view who, const Vocabulary& vocabulary) {
    constexpr std::size_t longest = 3; // words
    for (const std::string_view joint : {" in ", " with ", " mit "}) {
        const std::string phrase = std::string(who) + std::string(joint);
        const std::size_t at = text.find(phrase);
        if (at == std::string_view::npos)
            continue;
        const std::string_view what = trimmed(text.substr(at + phrase.size()));
        return !what.empty() && words_of(what).size() <= longest &&
               std::all_of(what.begin(), what.end(),
                           [](char c) { return c != ',' && c != ';' && c != ')' && !is_digit(c); }) &&
               phrases_in(what, vocabulary).items.empty();
    }
    return false;
}

} // namespace

std::vector<MailLine> without_bare_denials(std::vector<MailLine> lines, const Vocabulary& vocabulary) {
    for (MailLine& line : lines) {
        const std::string_view who =
            line.role == MailLine::Role::text ? denied_behind(line.text) : std::string_view();
        const bool told = !who.empty() && std::any_of(lines.begin(), lines.end(), [&](const MailLine& other) {
            return other.role == MailLine::Role::text && has_unknown(other.text, who, vocabulary);
        });
        if (told)
            line.text.resize(line.text.rfind(' '));
    }
    return lines;
}

} // namespace muster
