// SPDX-License-Identifier: MIT
#include "mail/detail/army_behind_sum.h"

#include "base/text.h"
#include "mail/detail/everyday_words.h"
#include "mail/detail/line_reading.h"
#include "mail/detail/mail_token.h"
#include "mail/detail/word_lists.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>

namespace muster {

namespace {

// The value of a whole army that the word is: "irregular", "irreguläre"; "" if it is none.
std::string value_of_army(const Token& token, const Ruleset& ruleset) {
    for (const std::size_t index : ruleset.at(Level::army).traits) {
        const Trait& trait = ruleset.traits[index];
        if (!trait.is_choice())
            continue;
        for (const auto& value : trait.values) {
            std::string name = small_letters(value.name);
            name.resize(std::min(name.find(' '), name.size()));
            constexpr std::size_t endings = 2; // letters: "reguläre", "reguläres"
            constexpr std::size_t shortest = 6;
            std::string stem = token.plain().substr(0, std::min(token.plain().size(), name.size() - 2));
            if (name.size() >= shortest && token.is_word() &&
                (token.is(name) || (token.plain().size() <= name.size() + endings + 1 &&
                                    stem == name.substr(0, name.size() - 2) &&
                                    (token.plain().ends_with('e') || token.plain().ends_with("es")))))
                return name;
        }
    }
    return {};
}

bool says_army(const Token& token) {
    static const WordSet words{"army", "armee", "force", "host", "heer"};
    return words.contains(token.plain());
}

std::string with_army_apart(const std::string& text, const Vocabulary& vocabulary) {
    static const WordSet articles{"a",     "an",  "the", "my",  "our", "eine", "ein", "einer",
                                  "einem", "one", "in",  "for", "of",  "as",   "and", "all"};
    static const WordSet verbs{"is", "counts", "count", "being", "are", "as",
                               "an", "a",      "ist",   "gilt",  "als"};
    const Tokens tokens = vocabulary.tokens(text);
    const auto is_number = [](const Token& token) { return token.is_number(); };
    constexpr std::size_t longest = 20; // tokens
    if (tokens.size() > longest || std::count_if(tokens.begin(), tokens.end(), is_number) != 1)
        return text;
    for (std::size_t at = 0; at < tokens.size(); ++at) {
        const std::string value = value_of_army(tokens[at], vocabulary.ruleset());
        if (value.empty())
            continue;
        std::size_t begin = at;
        std::size_t end = at + 1;
        if (end < tokens.size() && says_army(tokens[end])) { // ", an irregular army"
            ++end;
            while (begin != 0 && articles.contains(tokens[begin - 1].plain()))
                --begin;
        } else { // "and the army counts as irregular"
            while (begin != 0 && verbs.contains(tokens[begin - 1].plain()))
                --begin;
            if (begin == at || begin == 0 || !says_army(tokens[begin - 1]))
                continue;
            end += end < tokens.size() && tokens[end].is("one") ? 1 : 0;
            for (--begin; begin != 0 && articles.contains(tokens[begin - 1].plain());)
                --begin;
        }
        while (begin != 0 && tokens[begin - 1].is_mark() && !tokens[begin - 1].is(")"))
            --begin;
        if (begin != 0 && is_negation(tokens[begin - 1].plain()))
            return text;
        if (begin < end && end < tokens.size() && tokens[end].is("of"))
            ++end; // "a regular army of twelve"
        std::string before(trimmed(text_between(text, tokens, 0, begin)));
        std::string behind(trimmed(std::string_view(text).substr(tokens[end - 1].end)));
        behind.erase(0, std::min(behind.find_first_not_of(",;. "), behind.size()));
        if (before.empty() && behind.empty())
            return text;
        std::string rest = fmt::format("{}{}{}", before, before.empty() || behind.empty() ? "" : " ", behind);
        while (rest.ends_with('.') || rest.ends_with('!'))
            rest.pop_back();
        return fmt::format("{}. The army is {}.", rest, value);
    }
    return text;
}

} // namespace

std::vector<MailLine> with_army_behind_sum_apart(std::vector<MailLine> lines, const Vocabulary& vocabulary) {
    bool troops = false;
    for (MailLine& line : lines) {
        if (line.role != MailLine::Role::text || !line.parts.empty())
            continue;
        if (class_word_in(line.text, vocabulary) >= ClassWord::code)
            troops = true;
        else if (troops) // above them it presents the army
            line.text = with_army_apart(line.text, vocabulary);
    }
    return lines;
}

} // namespace muster
