// SPDX-License-Identifier: MIT
#include "mail/detail/stated_claims.h"

#include <fmt/format.h>

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

} // namespace muster
