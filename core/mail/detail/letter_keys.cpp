// SPDX-License-Identifier: MIT
#include "mail/detail/letter_keys.h"

#include <algorithm>
#include <cstddef>
#include <optional>

namespace muster {

namespace {

struct Key {
    std::size_t begin = 0; // tokens
    std::size_t end = 0;
    std::size_t trait = 0;
    std::vector<std::pair<std::string, std::int32_t>> letters;
};

bool is_letter(const Token& token) {
    return token.is_word() && token.text.size() == 1 && is_in_capitals(token.text);
}

// "Class: F foot, M mounted." at the token; nothing if no key stands there.
std::optional<Key> key_at(const Tokens& tokens, std::size_t at, const Vocabulary& vocabulary) {
    const auto label = vocabulary.longest(tokens, at);
    if (!label || label->end + 2 >= tokens.size() || !tokens[label->end].is(":") ||
        !is_letter(tokens[label->end + 1]))
        return std::nullopt;
    for (const std::size_t index : label->phrase->labels) {
        const Trait& trait = vocabulary.ruleset().traits[index];
        if (trait.level != Level::troop || !trait.is_choice())
            continue;
        Key key{at, label->end + 1, index, {}};
        while (key.end + 1 < tokens.size() && is_letter(tokens[key.end])) {
            std::size_t end = key.end + 1;
            while (end < tokens.size() && tokens[end].is_word())
                ++end;
            const auto value = vocabulary.value_of(trait, tokens, key.end + 1, end);
            if (!value)
                return std::nullopt;
            key.letters.emplace_back(tokens[key.end].text, *value);
            key.end = end < tokens.size() && tokens[end].is_mark() ? end + 1 : end;
            if (end < tokens.size() && !tokens[end].is(","))
                break;
        }
        if (key.letters.size() > 1)
            return key;
    }
    return std::nullopt;
}

std::vector<std::pair<std::string, std::vector<ValueOf>>> codes_of(const std::vector<Key>& keys,
                                                                   const Vocabulary& vocabulary) {
    constexpr std::size_t most = 64;
    std::vector<std::pair<std::string, std::vector<ValueOf>>> codes{{{}, {}}};
    for (const Key& key : keys) {
        std::vector<std::pair<std::string, std::vector<ValueOf>>> longer;
        for (const auto& [code, values] : codes)
            for (const auto& [letter, value] : key.letters) {
                longer.emplace_back(code + letter, values);
                std::vector<ValueOf>& all = longer.back().second;
                const bool first = key.trait == vocabulary.class_trait();
                all.insert(first ? all.begin() : all.end(), ValueOf{key.trait, value});
            }
        codes = std::move(longer);
        if (codes.size() > most)
            return {};
    }
    return codes;
}

// "So FCR is foot, close order, regular.": where the sentence behind the keys ends that shows one of the
// codes.
std::size_t end_of_example(const Tokens& tokens, std::size_t at, const LetterKeys& found) {
    const auto is_code = [&](const Token& token) {
        return std::any_of(found.codes.begin(), found.codes.end(),
                           [&](const auto& code) { return code.first == token.text; });
    };
    std::size_t end = at;
    bool shown = false;
    while (end < tokens.size() && !tokens[end].is("."))
        shown = is_code(tokens[end++]) || shown;
    return shown ? std::min(end + 1, tokens.size()) : at;
}

} // namespace

LetterKeys letter_keys_in(std::vector<MailLine> lines, const Vocabulary& vocabulary) {
    LetterKeys found;
    for (MailLine& line : lines) {
        if (line.role != MailLine::Role::text || line.text.find(':') == std::string::npos)
            continue;
        const Tokens tokens = vocabulary.tokens(line.text);
        std::vector<Key> keys;
        for (std::size_t at = 0; at < tokens.size();) {
            auto key = keys.empty() || keys.back().end == at ? key_at(tokens, at, vocabulary) : std::nullopt;
            at = key ? key->end : at + 1;
            if (key)
                keys.push_back(std::move(*key));
        }
        if (keys.size() < 2)
            continue;
        found.codes = codes_of(keys, vocabulary);
        const std::size_t end = end_of_example(tokens, keys.back().end, found);
        const std::size_t begin = tokens[keys.front().begin].begin;
        line.text.erase(begin, tokens[end - 1].end - begin);
        line.parts.clear();
    }
    std::erase_if(lines, [](const MailLine& line) { return line.text.empty(); });
    found.lines = std::move(lines);
    return found;
}

} // namespace muster
