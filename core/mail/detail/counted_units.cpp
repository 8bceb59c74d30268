// SPDX-License-Identifier: MIT
#include "mail/detail/counted_units.h"

#include "mail/detail/word_lists.h"

namespace muster {

namespace {

bool counts_troops(const Token& token) {
    static const WordSet things{"vignette", "vign", "vig", "figure", "fig", "vignetten", "figur", "figuren"};
    return token.is("x") || (token.is_word() && token.has_form_in(things));
}

void give_count(std::int32_t count, const TroopDraft& at, ArmyDraft& draft) {
    for (LineReading& way : draft.lines[at.line].ways) {
        way.troops[at.troop].count = count;
        way.troops[at.troop].counted = true;
    }
}

// Whether the troops of the unit come to the count, which it gets if its only troop has none.
bool settle_count(std::int32_t count, const UnitDraft& unit, ArmyDraft& draft, const Vocabulary& vocabulary) {
    std::int32_t all = 0;
    std::int32_t leaders = 0;
    const TroopDraft* uncounted = nullptr;
    for (const TroopDraft& at : unit.troops) {
        const TroopReading& troop = draft.lines[at.line].ways.front().troops[at.troop];
        all += troop.count * troop.copies;
        if (vocabulary.is_leader(troop.value(vocabulary.class_trait(), -1)))
            leaders += troop.count * troop.copies;
        else if (!troop.counted && troop.copies == 1)
            uncounted = &at;
    }
    const bool alone = uncounted != nullptr && all == leaders + 1;
    if (alone)
        give_count(count, *uncounted, draft);
    return alone || all == count || all - leaders == count;
}

} // namespace

std::optional<std::int32_t> count_in_heading(std::string_view heading, const Vocabulary& vocabulary) {
    const Tokens tokens = vocabulary.tokens(heading);
    for (std::size_t at = 1; at + 1 < tokens.size(); ++at)
        if (tokens[at].is_number() && counts_troops(tokens[at + 1]) && !tokens[at - 1].is("+") &&
            !tokens[at - 1].is("of"))
            return tokens[at].value;
    return std::nullopt;
}

std::vector<std::size_t> settle_counts(ArmyDraft& draft, const Vocabulary& vocabulary) {
    std::vector<std::size_t> lines;
    for (const BodyDraft& body : draft.bodies)
        for (const UnitDraft& unit : body.units)
            if (unit.stated_count && !unit.troops.empty() &&
                !settle_count(*unit.stated_count, unit, draft, vocabulary))
                lines.push_back(unit.line);
    return lines;
}

} // namespace muster
