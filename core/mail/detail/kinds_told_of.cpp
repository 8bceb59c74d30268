// SPDX-License-Identifier: MIT
#include "mail/detail/kinds_told_of.h"

#include "mail/detail/line_reading.h"
#include "mail/detail/mail_token.h"
#include "mail/detail/phrases.h"
#include "mail/detail/word_lists.h"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace muster {

namespace {

struct ToldOfKind {
    std::size_t begin = 0; // bytes of the sentence
    std::size_t end = 0;
    std::size_t trait = 0;
    std::string kind;  // "chariots"
    std::string value; // "two-horse"
};

bool ends_clause_of_kind(const Tokens& tokens, std::size_t at) {
    return at >= tokens.size() || tokens[at].is(",") || tokens[at].is(".") || tokens[at].is(";") ||
           tokens[at].is(":") || tokens[at].is("(") || tokens[at].is(")");
}

// A choice of troops that goes without saying and that the word alone names, whose values it leaves open.
std::optional<std::size_t> choice_called(const Tokens& tokens, std::size_t at, const Vocabulary& vocabulary) {
    const auto match = vocabulary.longest(tokens, at);
    if (!match || match->end != at + 1 || !match->phrase->meanings.empty())
        return std::nullopt;
    for (const std::size_t index : match->phrase->labels) {
        const Trait& trait = vocabulary.ruleset().traits[index];
        if (trait.level == Level::troop && trait.is_choice() && !trait.required &&
            index != vocabulary.class_trait() && trait.value_id(trait.default_value) == "none")
            return index;
    }
    return std::nullopt;
}

// "All chariots are two-horse ones", "the chariots have four horses": of a whole clause.
std::optional<ToldOfKind> told_of_kind_in(const std::string& line, const Vocabulary& vocabulary) {
    static const WordSet opening{"all", "the", "my", "our", "every", "both", "and"};
    static const WordSet verbs{"are", "is", "have", "has", "being", "with"};
    static const WordSet closing{"ones", "one", "throughout", "always", "everywhere", "each", "too"};
    const Phrases phrases = phrases_in(line, vocabulary, {Level::troop});
    const Tokens& tokens = phrases.tokens;
    for (std::size_t at = 1; at + 2 < tokens.size(); ++at) {
        const auto trait = choice_called(tokens, at, vocabulary);
        if (!trait || !tokens[at].plain().ends_with('s') || !verbs.contains(tokens[at + 1].plain()))
            continue;
        std::size_t begin = at;
        while (begin != 0 && opening.contains(tokens[begin - 1].plain()))
            --begin;
        std::size_t value = at + 2;
        while (value < tokens.size() && (tokens[value].is("all") || tokens[value].is("the")))
            ++value;
        std::size_t end = value;
        while (!ends_clause_of_kind(tokens, end))
            ++end;
        std::size_t last = end;
        while (last > value &&
               (closing.contains(tokens[last - 1].plain()) || tokens[last - 1].plain() == tokens[at].plain()))
            --last;
        if (begin == at || (begin != 0 && !ends_clause_of_kind(tokens, begin - 1)) || last == value ||
            !vocabulary.value_of(vocabulary.ruleset().traits[*trait], tokens, value, last))
            continue;
        ToldOfKind told;
        told.begin = begin == 0 ? 0 : tokens[begin - 1].begin;
        told.end = begin == 0 && end < tokens.size() ? tokens[end].end : tokens[end - 1].end;
        told.trait = *trait;
        told.kind = tokens[at].plain();
        told.value = text_between(line, tokens, value, last);
        return told;
    }
    return std::nullopt;
}

bool says_choice(const Phrases& phrases, std::size_t trait) {
    return std::any_of(phrases.items.begin(), phrases.items.end(), [&](const PhraseItem& item) {
        return std::any_of(item.meanings.begin(), item.meanings.end(), [&](const Meaning& meaning) {
            return std::any_of(meaning.values.begin(), meaning.values.end(),
                               [&](const ValueOf& value) { return value.trait == trait; });
        });
    });
}

// "chariots" of "2 LSC-III chariots"; the number of tokens if the line does not name the kind so.
std::size_t kind_alone_in(const Phrases& phrases, const ToldOfKind& told, const Vocabulary& vocabulary) {
    for (std::size_t at = 0; at < phrases.tokens.size(); ++at)
        if (choice_called(phrases.tokens, at, vocabulary) == told.trait)
            return at;
    return phrases.tokens.size();
}

} // namespace

std::vector<MailLine> with_kinds_told_of(std::vector<MailLine> lines, const Vocabulary& vocabulary) {
    for (std::size_t i = 0; i < lines.size(); ++i) {
        if (lines[i].role != MailLine::Role::text || !lines[i].parts.empty() ||
            class_word_in(lines[i].text, vocabulary) >= ClassWord::code)
            continue;
        const auto told = told_of_kind_in(lines[i].text, vocabulary);
        if (!told)
            continue;
        bool used = false;
        for (MailLine& line : lines) {
            if (line.role != MailLine::Role::text || !line.parts.empty() ||
                class_word_in(line.text, vocabulary) < ClassWord::code)
                continue;
            const Phrases phrases = phrases_in(line.text, vocabulary, {Level::troop});
            const std::size_t at = kind_alone_in(phrases, *told, vocabulary);
            if (at == phrases.tokens.size() || says_choice(phrases, told->trait))
                continue;
            line.text.insert(phrases.tokens[at].begin, told->value + " ");
            used = true;
        }
        if (used)
            lines[i].text.erase(told->begin, told->end - told->begin);
    }
    std::erase_if(lines, [](const MailLine& line) { return !has_letter_or_digit(line.text); });
    return lines;
}

} // namespace muster
