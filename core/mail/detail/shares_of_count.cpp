// SPDX-License-Identifier: MIT
#include "mail/detail/shares_of_count.h"

#include "base/text.h"
#include "mail/detail/army_draft.h"
#include "mail/detail/everyday_words.h"
#include "mail/detail/phrases.h"
#include "mail/detail/troop_pieces.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace muster {

namespace {

// "one medium": of the count, and what they are.
struct Share {
    std::int32_t count = 0;
    std::size_t begin = 0; // tokens of the value
    std::size_t end = 0;
    ValueOf value;
};

bool parts_shares(const Token& token) {
    return token.is(",") || token.is(";") || token.is("/") || token.is("+") || token.has_form("and");
}

bool is_number_of_share(const Phrases& phrases, std::size_t at) {
    return at < phrases.tokens.size() && phrases.tokens[at].is_number() && phrases.tokens[at].value > 0 &&
           phrases.owner[at] == Phrases::nobody;
}

// The value of troops that the item says, and no class or mark.
std::optional<ValueOf> value_said(const PhraseItem& item, const Vocabulary& vocabulary) {
    if (item.meanings.empty() || item.meanings.front().values.size() != 1 || class_said(item, vocabulary))
        return std::nullopt;
    const ValueOf& value = item.meanings.front().values.front();
    const Trait& trait = vocabulary.ruleset().traits[value.trait];
    return trait.level == Level::troop && trait.is_choice() && !trait.is_switch() ? std::optional(value)
                                                                                  : std::nullopt;
}

// The share that begins at the number; nothing where it says anything but one value.
std::optional<Share> share_at(const Phrases& phrases, std::size_t at, const Vocabulary& vocabulary) {
    Share share{phrases.tokens[at].value, at + 1, at + 1, {}};
    bool valued = false;
    for (; share.end < phrases.tokens.size(); ++share.end) {
        const Token& token = phrases.tokens[share.end];
        const std::size_t owner = phrases.owner[share.end];
        if (owner == Phrases::nobody) {
            if (token.is_mark() || token.has_form("and"))
                break;
            if (!token.is_word() || !(is_joining_word(token.plain()) || is_counted_thing(token.plain())))
                return std::nullopt;
            continue;
        }
        const auto value = value_said(phrases.items[owner], vocabulary);
        if (!value || (valued && !(share.value == *value)))
            return std::nullopt;
        share.value = *value;
        valued = true;
    }
    return valued ? std::optional(share) : std::nullopt;
}

// The shares from the token `at` on, up to the end of the line or of the bracket; none if anything else
// stands there.
std::vector<Share> shares_from(const Phrases& phrases, std::size_t at, const Vocabulary& vocabulary) {
    const Tokens& tokens = phrases.tokens;
    std::vector<Share> shares;
    while (is_number_of_share(phrases, at)) {
        const auto share = share_at(phrases, at, vocabulary);
        if (!share)
            return {};
        shares.push_back(*share);
        at = share->end;
        while (at < tokens.size() && parts_shares(tokens[at]))
            ++at;
    }
    while (at < tokens.size() && (tokens[at].is(")") || tokens[at].is(".")))
        ++at;
    return at == tokens.size() ? shares : std::vector<Share>();
}

// Whether they make up the count, and say several values of one trait.
bool share_out(const std::vector<Share>& shares, std::int32_t count) {
    std::int64_t sum = 0;
    for (const Share& share : shares)
        sum += share.count;
    return shares.size() > 1 && sum == count &&
           std::all_of(shares.begin() + 1, shares.end(), [&](const Share& share) {
               return share.value.trait == shares.front().value.trait &&
                      share.value.value != shares.front().value.value;
           });
}

bool says_one_code(const Phrases& phrases, const Vocabulary& vocabulary) {
    std::size_t codes = 0;
    for (const PhraseItem& item : phrases.items)
        if (const auto said = class_said(item, vocabulary); said && said->second == ClassWord::code)
            ++codes;
    return codes == 1;
}

} // namespace

std::string with_shares_apart(std::string line, const Vocabulary& vocabulary) {
    if (!vocabulary.ruleset().conversion.price.empty() || line.empty() || !is_digit(line.front()) ||
        line.find("link") != std::string::npos)
        return line;
    const Phrases phrases = phrases_in(line, vocabulary);
    const Tokens& tokens = phrases.tokens;
    if (tokens.size() < 5 || tokens.front().value < 2 || !says_one_code(phrases, vocabulary))
        return line;
    const std::size_t body = tokens[1].is("x") ? 2 : 1;
    for (std::size_t at = body + 1; at + 1 < tokens.size(); ++at) {
        if (!is_number_of_share(phrases, at))
            continue;
        const std::vector<Share> shares = shares_from(phrases, at, vocabulary);
        if (!share_out(shares, tokens.front().value))
            continue;
        const bool marked = tokens[at - 1].is_mark() && !tokens[at - 1].is(")");
        const std::string troops = text_between(line, tokens, body, marked ? at - 1 : at);
        std::string apart;
        for (const Share& share : shares)
            apart += fmt::format("{}{} x {} {}", apart.empty() ? "" : ", ", share.count, troops,
                                 text_between(line, tokens, share.begin, share.end));
        return apart;
    }
    return line;
}

} // namespace muster
