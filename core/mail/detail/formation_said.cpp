// SPDX-License-Identifier: MIT
#include "mail/detail/formation_said.h"

#include "mail/detail/line_reading.h"
#include "mail/detail/phrases.h"
#include "mail/detail/troop_pieces.h"
#include "mail/detail/word_lists.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace muster {

namespace {

// The group of classes of "open order", "loose formation", "on foot": its id, and the token behind.
struct Formation {
    std::string_view group;
    std::size_t end = 0;
};

std::optional<Formation> formation_at(const Tokens& tokens, std::size_t at) {
    static const WordSet orders{"order", "formation", "ordnung", "formierung"};
    const auto is = [&](std::size_t i, std::string_view word) {
        return i < tokens.size() && tokens[i].is(word);
    };
    if (is(at, "on") && is(at + 1, "foot"))
        return Formation{"foot", at + 2};
    if (is(at, "zu") && is(at + 1, "fuß"))
        return Formation{"foot", at + 2};
    if (!is(at, "in") || at + 2 >= tokens.size() || !orders.contains(tokens[at + 2].plain()))
        return std::nullopt;
    if (is(at + 1, "open") || is(at + 1, "offener"))
        return Formation{"open", at + 3};
    if (is(at + 1, "loose") || is(at + 1, "lockerer"))
        return Formation{"loose", at + 3};
    if (is(at + 1, "close") || is(at + 1, "geschlossener"))
        return Formation{"close", at + 3};
    return std::nullopt;
}

// Whether the one class that the line says by its code is of the group.
bool has_class_of(std::string_view group, std::string_view line, const Vocabulary& vocabulary) {
    std::uint64_t mask = 0;
    for (const ValueGroup& known : vocabulary.ruleset().groups)
        if (known.trait == vocabulary.class_trait() && known.id == group)
            mask = known.mask;
    std::optional<std::int32_t> code;
    const Phrases phrases = phrases_in(line, vocabulary);
    for (const PhraseItem& item : phrases.items) {
        const auto said = item.meanings.empty() ? std::nullopt : class_said(item, vocabulary);
        if (!said || said->second != ClassWord::code)
            continue;
        if (code && *code != said->first)
            return false;
        code = said->first;
    }
    return code && (mask >> static_cast<unsigned>(*code) & 1U) != 0;
}

} // namespace

std::string with_formation_of_class(std::string line, const Vocabulary& vocabulary) {
    static const WordSet joints{"but", "though", "yet", "only", "albeit", "aber"};
    if (std::none_of(joints.begin(), joints.end(),
                     [&](const auto& joint) { return line.find(joint) != std::string::npos; }))
        return line;
    const Tokens tokens = vocabulary.tokens(line);
    for (std::size_t at = 1; at + 2 < tokens.size(); ++at) {
        if (!joints.contains(tokens[at].plain()))
            continue;
        const std::size_t now = tokens[at + 1].is("now") || tokens[at + 1].is("fighting") ? at + 2 : at + 1;
        const auto formation = formation_at(tokens, now);
        const bool ends = formation && (formation->end >= tokens.size() || tokens[formation->end].is_mark());
        if (ends && has_class_of(formation->group, line, vocabulary))
            return line.erase(tokens[at].begin, tokens[now].begin - tokens[at].begin);
    }
    return line;
}

} // namespace muster
