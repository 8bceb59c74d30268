// SPDX-License-Identifier: MIT
#include "mail/detail/officer_forms.h"

#include "base/text.h"
#include "mail/detail/army_draft.h"
#include "mail/detail/phrases.h"
#include "mail/detail/troop_pieces.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <string_view>

namespace muster {

namespace {

using std::string_view_literals::operator""sv; // NOLINT(misc-unused-using-decls) of literals

// Whether the phrase is, whole, the class of an officer; false for generals and for troops.
bool is_officer(const PhraseItem& item, const Vocabulary& vocabulary) {
    const auto said = class_said(item, vocabulary);
    return said && vocabulary.is_leader(said->first) &&
           !is_of_general({vocabulary.class_trait(), said->first}, vocabulary.ruleset());
}

} // namespace

std::string with_officers_added(std::string line, const Vocabulary& vocabulary) {
    if (line.find('(') == std::string::npos)
        return line;
    const Phrases phrases = phrases_in(line, vocabulary);
    for (const PhraseItem& item : phrases.items) {
        if (item.begin == 0 || item.end >= phrases.tokens.size() || !is_officer(item, vocabulary))
            continue;
        const Token& open = phrases.tokens[item.begin - 1];
        const Token& close = phrases.tokens[item.end];
        if (item.begin > 1 && open.is("(") && close.is(")"))
            return fmt::format("{} + {}{}", phrases.line.substr(0, open.begin),
                               phrases.line.substr(open.end, close.begin - open.end),
                               phrases.line.substr(close.end));
    }
    return line;
}

std::string with_officer_included(std::string line, const Vocabulary& vocabulary) {
    for (const std::string_view including : {" including "sv, " incl. "sv, " incl "sv, " inkl. "sv}) {
        const std::size_t at = line.find(including);
        if (at == std::string::npos || at == 0 || is_digit(line[at - 1]))
            continue;
        const Phrases phrases = phrases_in(line, vocabulary);
        const auto officer = [&](const PhraseItem& item) {
            const std::size_t begin = phrases.tokens[item.begin].begin;
            const std::string_view before = std::string_view(line).substr(0, begin);
            return begin >= at + including.size() && is_officer(item, vocabulary) &&
                   words_of(before.substr(at + including.size())).size() <= 2; // "its own"
        };
        if (std::any_of(phrases.items.begin(), phrases.items.end(), officer))
            return line.replace(at, including.size(), " with ");
    }
    return line;
}

std::string without_kind_of_officers_unit(std::string line, const Vocabulary& vocabulary) {
    const std::size_t colon = line.find(':');
    if (colon == std::string::npos ||
        std::any_of(line.begin(), line.begin() + static_cast<std::ptrdiff_t>(colon),
                    [](char c) { return is_digit(c) || c == '('; }))
        return line;
    const ClassWord said = class_word_in(line.substr(0, colon), vocabulary);
    const Phrases behind = phrases_in(line.substr(colon + 1), vocabulary);
    const auto is_class = [&](const PhraseItem& item) { return class_said(item, vocabulary).has_value(); };
    const bool officers = std::any_of(behind.items.begin(), behind.items.end(), is_class) &&
                          std::all_of(behind.items.begin(), behind.items.end(), [&](const PhraseItem& item) {
                              return !is_class(item) || is_officer(item, vocabulary);
                          });
    return officers && said != ClassWord::none && said != ClassWord::code
               ? std::string(trimmed(std::string_view(line).substr(colon + 1)))
               : line;
}

} // namespace muster
