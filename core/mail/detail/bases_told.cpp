// SPDX-License-Identifier: MIT
#include "mail/detail/bases_told.h"

#include "base/text.h"
#include "mail/detail/clause_words.h"
#include "mail/detail/everyday_words.h"
#include "mail/detail/word_lists.h"

#include <fmt/format.h>

#include <cstddef>
#include <string_view>
#include <utility>

namespace muster {

namespace {

// "two bases" of "double"; "" if the word is no multiple.
std::string_view bases_of_multiple(std::string_view word) {
    static constexpr std::pair<std::string_view, std::string_view> multiples[] = {
        {"single", "one base"},    {"singly", "one base"},      {"double", "two bases"},
        {"doubly", "two bases"},   {"doppelt", "two bases"},    {"triple", "three bases"},
        {"treble", "three bases"}, {"dreifach", "three bases"}, {"quadruple", "four bases"},
        {"vierfach", "four bases"}};
    for (const auto& [multiple, bases] : multiples)
        if (multiple == word)
            return bases;
    return {};
}

bool is_base_word(std::string_view word) {
    static const WordSet words{"base", "bases", "based", "basing", "basen", "basiert"};
    return words.contains(word);
}

// What stands at a token in other words: up to which token, and how it is told plainly.
struct BasesTold {
    std::size_t begin = 0;
    std::size_t end = 0; // no more than `begin`: nothing
    std::string_view bases;
};

// "double-based", "double bases", "bases (are) double"
BasesTold multiple_at(const Tokens& tokens, std::size_t at) {
    const auto plain = [&](std::size_t i) {
        return i < tokens.size() && tokens[i].is_word()     ? std::string_view(tokens[i].plain())
               : i < tokens.size() && tokens[i].is_number() ? std::string_view(tokens[i].text)
                                                            : std::string_view();
    };
    const std::string first = small_letters(plain(at));
    if (const std::size_t hyphen = first.find('-'); hyphen != std::string::npos)
        return is_base_word(std::string_view(first).substr(hyphen + 1))
                   ? BasesTold{at, at + 1, bases_of_multiple(std::string_view(first).substr(0, hyphen))}
                   : BasesTold{};
    if (const std::string_view bases = bases_of_multiple(first); !bases.empty()) {
        const std::size_t next = at + 1 < tokens.size() && tokens[at + 1].is("-") ? at + 2 : at + 1;
        return is_base_word(plain(next)) ? BasesTold{at, next + 1, bases} : BasesTold{};
    }
    if (!is_base_word(first))
        return {};
    std::size_t next = at + 1;
    while (next < tokens.size() && (is_verb(tokens[next]) || tokens[next].is(":") || tokens[next].is("all")))
        ++next;
    const std::string_view bases = bases_of_multiple(small_letters(plain(next)));
    return bases.empty() ? BasesTold{} : BasesTold{at, next + 1, bases};
}

std::string with_multiples_counted(std::string line, const Vocabulary& vocabulary) {
    static const WordSet places{"on", "with", "auf", "mit"};
    const Tokens tokens = vocabulary.tokens(line);
    for (std::size_t at = tokens.size(); at-- > 0;) {
        const BasesTold told = multiple_at(tokens, at);
        if (told.bases.empty() || told.end <= told.begin)
            continue;
        const bool placed = at != 0 && places.contains(tokens[at - 1].plain());
        line.replace(tokens[told.begin].begin, tokens[told.end - 1].end - tokens[told.begin].begin,
                     fmt::format("{}{}", placed ? "" : "on ", told.bases));
    }
    return line;
}

// "to a foot vignette", "per mounted one" as "for foot", "for mounted".
std::string with_shares_of_kinds(std::string line, const Vocabulary& vocabulary) {
    static const WordSet shares{"to", "for", "per"};
    const Tokens tokens = vocabulary.tokens(line);
    for (std::size_t at = tokens.size(); at-- > 1;) {
        if (!shares.contains(tokens[at].plain()))
            continue;
        std::size_t kind = at + 1;
        while (kind < tokens.size() && (is_article(tokens[kind].plain()) || tokens[kind].is("a") ||
                                        tokens[kind].is("an") || says_all(tokens[kind])))
            ++kind;
        const bool of_kind = kind + 1 < tokens.size() && tokens[kind].is_word() &&
                             group_called(tokens[kind], vocabulary) != 0 &&
                             (is_counted_thing(tokens[kind + 1].plain()) || tokens[kind + 1].is("one"));
        if (of_kind)
            line.replace(tokens[at].begin, tokens[kind + 1].end - tokens[at].begin,
                         "for " + tokens[kind].text);
    }
    return line;
}

} // namespace

std::string with_bases_counted(std::string line, const Vocabulary& vocabulary) {
    const std::string small = small_letters(line);
    if ((small.find("base") == std::string::npos && small.find("basi") == std::string::npos &&
         small.find("basen") == std::string::npos) ||
        vocabulary.ruleset().trait(Level::troop, "bases") == nullptr)
        return line;
    return with_shares_of_kinds(with_multiples_counted(std::move(line), vocabulary), vocabulary);
}

} // namespace muster
