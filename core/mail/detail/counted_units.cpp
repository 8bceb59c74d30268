// SPDX-License-Identifier: MIT
#include "mail/detail/counted_units.h"

#include "mail/detail/clause_words.h"
#include "mail/detail/everyday_words.h"
#include "mail/detail/word_lists.h"

#include <algorithm>
#include <map>

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

namespace {

// The token of the number that counts troops; the count of the tokens if none does.
std::size_t place_of_count(const Tokens& tokens) {
    for (std::size_t at = 1; at + 1 < tokens.size(); ++at)
        if (tokens[at].is_number() && counts_troops(tokens[at + 1]) && !tokens[at - 1].is("+") &&
            !tokens[at - 1].is("of"))
            return at;
    return tokens.size();
}

} // namespace

std::optional<std::int32_t> count_in_heading(std::string_view heading, const Vocabulary& vocabulary) {
    const Tokens tokens = vocabulary.tokens(heading);
    const std::size_t at = place_of_count(tokens);
    return at == tokens.size() ? std::nullopt : std::optional(tokens[at].value);
}

namespace {

// Of "3  HIM-IV", whose number prices may yet show to be none, what it counts if it does.
std::int32_t perhaps_counted(const TroopReading& troop) {
    const auto number = std::find_if(troop.numbers.begin(), troop.numbers.end(),
                                     [](const WrittenNumber& one) { return one.may_be_count; });
    return (troop.counted || number == troop.numbers.end() ? troop.count : number->value) * troop.copies;
}

// "one vignette a line", "one line, one vignette", around the number: what each line counts.
bool counts_each_line(const Tokens& tokens, std::size_t number) {
    static const WordSet each{"a", "per", "each", "every", "one", "pro", "je"};
    static const WordSet between{"to", "in", "on", "for", "is", "="};
    static const WordSet lines{"line", "row", "entry", "bullet", "zeile"};
    if (std::any_of(tokens.begin(), tokens.end(), [](const Token& token) {
            return excepts(token) || (token.is_word() && changes_meaning(token.plain()));
        }))
        return false;
    std::size_t at = number + 2; // behind "one vignette"
    while (at < tokens.size() && between.contains(tokens[at].plain()))
        ++at;
    if (at + 1 < tokens.size() && each.contains(tokens[at].plain()) && lines.contains(tokens[at + 1].plain()))
        return true;
    at = number;
    while (at > 0 && (between.contains(tokens[at - 1].plain()) || tokens[at - 1].is(",")))
        --at;
    const bool each_before = at > 1 && (each.contains(tokens[at - 2].plain()) || tokens[at - 2].value == 1);
    return each_before && lines.contains(tokens[at - 1].plain());
}

bool every_line_counts(std::int32_t count, const BodyDraft& body, const ArmyDraft& draft) {
    std::map<std::size_t, std::int32_t> counts; // by line
    for (const UnitDraft& unit : body.units)
        for (const TroopDraft& at : unit.troops)
            counts[at.line] += perhaps_counted(draft.lines[at.line].ways.front().troops[at.troop]);
    return std::all_of(counts.begin(), counts.end(), [&](const auto& line) { return line.second == count; });
}

// "Left wing - 7 vignettes" over other seven: how many the heading of a part counts, with its leaders or
// without. An attached gun may count or not.
bool counts_otherwise(const BodyDraft& body, const ArmyDraft& draft, const Vocabulary& vocabulary) {
    const Tokens tokens = vocabulary.tokens(body.heading);
    // "4 x Guards", "one vignette per line", "about six vignettes"
    const bool vague = std::any_of(tokens.begin(), tokens.end(), [](const Token& token) {
        return token.is("x") || token.is("per") || is_in(WordList::of_many, token.plain()) ||
               is_in(WordList::vague, token.plain());
    });
    const std::size_t place = place_of_count(tokens);
    if (vague || place == tokens.size())
        return false;
    const std::int32_t stated = tokens[place].value;
    if (counts_each_line(tokens, place) && every_line_counts(stated, body, draft))
        return false;
    const Trait* gun = vocabulary.ruleset().trait(Level::troop, "attached");
    std::int32_t most = 0;
    std::int32_t least = 0;
    for (const UnitDraft& unit : body.units)
        for (const TroopDraft& at : unit.troops) {
            const TroopReading& troop = draft.lines[at.line].ways.front().troops[at.troop];
            const std::int32_t count = perhaps_counted(troop);
            const bool leads = vocabulary.is_leader(troop.value(vocabulary.class_trait(), -1));
            const bool with_gun =
                gun != nullptr &&
                std::any_of(troop.values.begin(), troop.values.end(), [&](const ValueOf& value) {
                    return &vocabulary.ruleset().traits[value.trait] == gun &&
                           value.value != gun->default_value;
                });
            least += leads ? 0 : count;
            most += with_gun ? 2 * count : count;
        }
    return stated < least || stated > most;
}

} // namespace

std::vector<std::size_t> settle_counts(ArmyDraft& draft, const Vocabulary& vocabulary) {
    std::vector<std::size_t> lines;
    for (const BodyDraft& body : draft.bodies)
        if (!body.units.empty() && counts_otherwise(body, draft, vocabulary))
            lines.push_back(body.line);
    for (const BodyDraft& body : draft.bodies)
        for (const UnitDraft& unit : body.units)
            if (unit.stated_count && !unit.troops.empty() &&
                !settle_count(*unit.stated_count, unit, draft, vocabulary))
                lines.push_back(unit.line);
    return lines;
}

} // namespace muster
