// SPDX-License-Identifier: MIT
#include "mail/detail/written_codes.h"

#include "mail/detail/everyday_words.h"
#include "mail/detail/troop_pieces.h"

#include <algorithm>
#include <cctype>
#include <cstddef>
#include <string_view>

namespace muster {

namespace {

// Of two to four letters in capitals: "LSP", not "and".
bool looks_like_code(const Token& token) {
    constexpr std::size_t shortest = 2;
    constexpr std::size_t longest = 4;
    return token.is_word() && token.text.size() >= shortest && token.text.size() <= longest &&
           is_in_capitals(token.text);
}

// Of a sign or a letter alone: "n" and "-" where they grade troops.
bool says_value(const std::string& text, const Vocabulary& vocabulary) {
    const Tokens tokens = vocabulary.tokens(text);
    const auto match = vocabulary.longest(tokens, 0);
    return match && match->end == tokens.size() && !match->phrase->meanings.empty();
}

// "LSPn": behind such letters a small one that says a value.
bool ends_in_grade(const Token& token, const Vocabulary& vocabulary) {
    constexpr std::size_t shortest = 3;
    if (!token.is_word() || token.text.size() < shortest || token.text.size() > shortest + 1 ||
        !is_in_capitals(std::string_view(token.text).substr(0, token.text.size() - 1)) ||
        std::islower(static_cast<unsigned char>(token.text.back())) == 0)
        return false;
    return says_value(token.text.substr(token.text.size() - 1), vocabulary);
}

bool means_value(const PhraseItem& item) {
    return !item.meanings.empty() && item.meanings.front().source <= Source::name && !item.weak;
}

bool is_tie(const Token& token) {
    return (token.is("-") || token.is("/")) && !token.spaced;
}

// "LSP-III-RA" from `begin` on, all parts of which but one are values; nothing for other words.
struct CodeOfNothing {
    std::size_t end = 0;
    std::size_t known = 0;
    std::size_t codes = 0;
    std::size_t unknown = 0;
    bool in_code = false; // the unknown part looks like a code
    std::size_t classes = 0;
};

CodeOfNothing tied_word(const Phrases& phrases, std::size_t begin, const Vocabulary& vocabulary) {
    const Tokens& tokens = phrases.tokens;
    CodeOfNothing found;
    for (std::size_t at = begin; at < tokens.size();) {
        const std::size_t owner = phrases.owner[at];
        if (owner != Phrases::nobody) {
            const PhraseItem& item = phrases.items[owner];
            found.known += means_value(item) ? 1 : 0;
            found.codes += means_value(item) && item.meanings.front().source == Source::code ? 1 : 0;
            found.classes += class_said(item, vocabulary) ? 1 : 0;
            at = std::max(item.end, at + 1);
        } else {
            if (!tokens[at].is_word() || is_joining_word(tokens[at].plain()))
                return {};
            found.in_code = looks_like_code(tokens[at]);
            ++found.unknown;
            ++at;
        }
        found.end = at;
        if (at + 1 >= tokens.size() || !is_tie(tokens[at]) || tokens[at + 1].spaced)
            break;
        ++at;
    }
    return found;
}

// "LSP III RA", "LSP+ RA", "LSPn": nothing but codes, and one word more that looks like one.
bool is_spaced_code_of_nothing(const Phrases& phrases, const Vocabulary& vocabulary) {
    const Token* unknown = nullptr;
    bool graded = false;
    for (std::size_t at = 0; at < phrases.tokens.size(); ++at) {
        const Token& token = phrases.tokens[at];
        if (phrases.owner[at] != Phrases::nobody) {
            graded = graded || (token.is_mark() && !token.spaced && at != 0 && unknown != nullptr);
            continue;
        }
        if (token.is_mark()) {
            graded = graded || (unknown != nullptr && !token.spaced && says_value(token.text, vocabulary));
            continue;
        }
        graded = graded || ends_in_grade(token, vocabulary);
        if (!(looks_like_code(token) || ends_in_grade(token, vocabulary)) ||
            (unknown != nullptr && unknown->text != token.text))
            return false;
        unknown = &token;
    }
    const auto is_code = [&](const PhraseItem& item) {
        const Token& token = phrases.tokens[item.begin];
        return means_value(item) && item.meanings.front().source == Source::code &&
               !class_said(item, vocabulary) && (token.is_mark() || is_in_capitals(token.text));
    };
    return unknown != nullptr && (graded || phrases.items.size() >= 2) &&
           std::all_of(phrases.items.begin(), phrases.items.end(), is_code);
}

} // namespace

std::string code_of_nothing(const Phrases& phrases, bool among_troops, const Vocabulary& vocabulary) {
    const Tokens& tokens = phrases.tokens;
    for (std::size_t at = 0; at < tokens.size();) {
        if (!tokens[at].is_word() && phrases.owner[at] == Phrases::nobody) {
            ++at;
            continue;
        }
        const CodeOfNothing found = tied_word(phrases, at, vocabulary);
        const bool in_codes = found.codes == found.known && found.in_code;
        if (found.unknown == 1 && found.classes == 0 &&
            (among_troops ? in_codes && found.codes >= 1
                          : found.known >= 2 || (found.known == 1 && in_codes)))
            return text_between(phrases.line, tokens, at, found.end);
        at = std::max(found.end, at + 1);
    }
    return !among_troops && is_spaced_code_of_nothing(phrases, vocabulary) ? phrases.line : std::string();
}

std::string graded_code_of_nothing(const Phrases& phrases, const Vocabulary& vocabulary) {
    const Tokens& tokens = phrases.tokens;
    const Ruleset& ruleset = vocabulary.ruleset();
    const auto grades = [&](const Token& sign) {
        for (const std::size_t index : ruleset.at(Level::troop).traits)
            for (std::size_t v = 0; v < ruleset.traits[index].values.size(); ++v)
                if (ruleset.traits[index].is_choice() &&
                    ruleset.traits[index].values[v].short_form == sign.text)
                    return true;
        return false;
    };
    std::size_t at = !tokens.empty() && tokens[0].is_number() ? 1 : 0;
    at += at == 1 && tokens.size() > 1 && tokens[1].is("x") ? 1 : 0;
    if (at + 1 >= tokens.size() || !looks_like_code(tokens[at]) || phrases.owner[at] != Phrases::nobody ||
        !(tokens[at + 1].is("+") || tokens[at + 1].is("-")) || tokens[at + 1].spaced ||
        (at + 2 < tokens.size() && !tokens[at + 2].spaced) || !grades(tokens[at + 1]))
        return {};
    return phrases.line;
}

} // namespace muster
