// SPDX-License-Identifier: MIT
#include "mail/detail/stated_claims.h"

#include "mail/detail/heading_names.h"
#include "mail/detail/phrases.h"
#include "mail/detail/said_of_named.h"
#include "mail/detail/sum_line.h"
#include "mail/detail/told_number.h"
#include "mail/detail/units_by_number.h"

#include <fmt/format.h>

#include <algorithm>

namespace muster {

void take_claim(const Claim& claim, std::size_t line, bool behind, const Ruleset& ruleset,
                MailReading& mail) {
    if (claim.what != Claim::What::trait) {
        const std::vector<BodyDraft>& bodies = mail.draft.bodies;
        mail.declared.push_back(
            {line, claim, bodies.size(), bodies.empty() ? 0 : bodies.back().units.size(), behind});
        return;
    }
    const Trait& trait = ruleset.traits[claim.index];
    if (claim.is_sum && trait.id == ruleset.conversion.price)
        return;
    if (claim.value >= trait.least && claim.value <= trait.most)
        mail.of_army.push_back({line, {claim.index, claim.value}, true});
    else
        mail.questions.push_back({line, fmt::format("{}: {} is from {} to {}", figure_in_words(claim.value),
                                                    trait.name, trait.least, trait.most)});
}

namespace {

// "The levies are regular" behind levies whose lines all say that they are irregular: whether the draft has
// such troops and each of them says another value.
bool is_said_in_vain(const SaidOfTroops& said, const ArmyDraft& draft, const Vocabulary& vocabulary) {
    bool any = false;
    for (const LineDraft& line : draft.lines)
        for (const TroopReading& troop : line.ways.front().troops) {
            const std::int32_t of_class = troop.value(vocabulary.class_trait(), -1);
            if (said.having || vocabulary.is_leader(of_class) || !said.is_of(of_class))
                continue;
            if (!troop.says(said.value.trait) ||
                troop.value(said.value.trait, said.value.value) == said.value.value)
                return false;
            any = true;
        }
    return any;
}

// "Regulars" and further down "Barbarians": of two values for the same troops neither is taken in silence.
void take_said_of_troops(const SaidOfTroops& said, std::size_t line, const Vocabulary& vocabulary,
                         MailReading& mail) {
    const Ruleset& ruleset = vocabulary.ruleset();
    if (is_said_in_vain(said, mail.draft, vocabulary))
        mail.questions.push_back(
            {line, fmt::format("{} {}: the lines of these troops say otherwise",
                               ruleset.traits[said.value.trait].name,
                               ruleset.traits[said.value.trait].value_name(said.value.value))});
    for (const SaidOfTroops& other : mail.of_troops)
        if (other.value.trait == said.value.trait && other.classes == said.classes &&
            other.having == said.having && other.value.value != said.value.value) {
            const Trait& trait = ruleset.traits[said.value.trait];
            mail.questions.push_back(
                {line, fmt::format("{}: the list says {} and {} of the same troops", trait.name,
                                   trait.value_name(other.value.value), trait.value_name(said.value.value))});
            break;
        }
    mail.of_troops.push_back(said);
}

// "Twelve, the hussars counting double": the sum may be without what they count more, too.
Claim with_doubled_counted_once(Claim claim, const ArmyDraft& draft, const Vocabulary& vocabulary) {
    std::int32_t more = 0;
    for (const BodyDraft& body : draft.bodies)
        for (const UnitDraft& unit : body.units)
            if (std::any_of(claim.doubled.begin(), claim.doubled.end(), [&](const std::string& word) {
                    return is_called(draft, unit, word, vocabulary);
                }))
                for (const TroopDraft& at : unit.troops)
                    more += draft.lines[at.line].ways.front().troops[at.troop].count;
    if (more > 0)
        claim.others.push_back(claim.value - more);
    return claim;
}

} // namespace

void take_statement(const Statement& statement, std::size_t line, bool behind, const Vocabulary& vocabulary,
                    MailReading& mail) {
    const Ruleset& ruleset = vocabulary.ruleset();
    for (const Claim& claim : statement.claims)
        take_claim(with_doubled_counted_once(claim, mail.draft, vocabulary), line, behind, ruleset, mail);
    for (const ValueOf& value : statement.of_army)
        mail.of_army.push_back({line, value, true});
    for (const SaidOfTroops& said : statement.of_troops)
        take_said_of_troops(said, line, vocabulary, mail);
    for (const std::vector<std::string>& words : statement.except)
        mail.exceptions.emplace_back(line, words);
    mail.of_named.insert(mail.of_named.end(), statement.of_named.begin(), statement.of_named.end());
    for (const std::string& word : statement.without_officer)
        mail.without_officer.emplace_back(line, word);
    mail.every_unit_has_officer = mail.every_unit_has_officer || statement.every_unit_has_officer;
}

bool take_sum_line(std::string_view text, std::size_t line, const Vocabulary& vocabulary, MailReading& mail) {
    if (class_word_in(text, vocabulary) >= ClassWord::code || !vocabulary.ruleset().conversion.price.empty())
        return false;
    if (take_units_by_number(text, line, vocabulary, mail))
        return true;
    const std::optional<Claim> total = claim_of_sum_line(vocabulary.tokens(text));
    if (total)
        take_claim(*total, line, true, vocabulary.ruleset(), mail);
    return total.has_value();
}

void take_heading_figures(const std::string& heading, std::size_t line, const Vocabulary& vocabulary,
                          MailReading& mail) {
    const Tokens tokens = vocabulary.tokens(heading + ":");
    const bool of_unit = counts_one_link(tokens, tokens.size() - 1);
    const bool behind = of_unit || !mail.draft.lines.empty();
    for (const Claim& claim : statement_in(heading, vocabulary).claims)
        if (claim.what == Claim::What::trait || of_unit)
            take_claim(claim, line, behind, vocabulary.ruleset(), mail);
}

void mark_unread(const std::string& text, const Vocabulary& vocabulary, LineQuestion& question) {
    const Phrases phrases = phrases_in(text, vocabulary);
    question.unread = true;
    question.prose = phrases.items.empty() && phrases.tokens.front().as_word;
    question.perhaps_total = total_told_in(phrases);
}

void put_broadest_last(MailReading& mail) {
    std::stable_sort(mail.of_troops.begin(), mail.of_troops.end(),
                     [](const SaidOfTroops& a, const SaidOfTroops& b) { return a.breadth() < b.breadth(); });
}

bool tells_no_troops(const Statement& statement) {
    const bool of_all = (!statement.of_troops.empty() || statement.complete) && !statement.names_troops;
    return statement.every_unit_has_officer || statement.of_given_officers ||
           !statement.definitions.empty() || !statement.of_links.empty() || of_all;
}

} // namespace muster
