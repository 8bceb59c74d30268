// SPDX-License-Identifier: MIT
#include "mail/detail/stated_claims.h"

#include "mail/detail/heading_names.h"
#include "mail/detail/phrases.h"
#include "mail/detail/sum_line.h"

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
        mail.questions.push_back(
            {line, fmt::format("{}: {} is from {} to {}", claim.value, trait.name, trait.least, trait.most)});
}

namespace {

// "Regulars" and further down "Barbarians": of two values for the same troops neither is taken in silence.
void take_said_of_troops(const SaidOfTroops& said, std::size_t line, const Ruleset& ruleset,
                         MailReading& mail) {
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

} // namespace

void take_statement(const Statement& statement, std::size_t line, bool behind, const Ruleset& ruleset,
                    MailReading& mail) {
    for (const Claim& claim : statement.claims)
        take_claim(claim, line, behind, ruleset, mail);
    for (const ValueOf& value : statement.of_army)
        mail.of_army.push_back({line, value, true});
    for (const SaidOfTroops& said : statement.of_troops)
        take_said_of_troops(said, line, ruleset, mail);
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

} // namespace muster
