// SPDX-License-Identifier: MIT
#include "desk/trial.h"

#include "base/spoken.h"
#include "check/checker.h"
#include "check/wording.h"

#include <fmt/format.h>

#include <algorithm>
#include <stdexcept>
#include <tuple>

namespace muster {

namespace {

auto key_of(const Finding& finding) {
    return std::tuple(finding.rule, finding.severity, finding.place.body, finding.place.unit,
                      finding.place.troop);
}

bool goes_before(const Finding& a, const Finding& b) {
    return key_of(a) < key_of(b);
}

} // namespace

Trial::Trial(const Army& /*army*/, const Ruleset& ruleset, const Report& report)
    : ruleset_(ruleset), before_(report.findings()) {
    std::sort(before_.begin(), before_.end(), goes_before);
}

Trial::Outcome Trial::of(const Army& after) const {
    Outcome outcome;
    try {
        outcome.report = check(after, ruleset_);
    } catch (const std::overflow_error&) {
        outcome.reckoned = false;
        return outcome;
    }
    std::size_t kept = 0;
    for (const Finding& finding : outcome.report.findings()) {
        if (std::binary_search(before_.begin(), before_.end(), finding, goes_before))
            ++kept;
        else
            outcome.worse.push_back(finding);
    }
    outcome.cleared = before_.size() - std::min(kept, before_.size());
    std::stable_sort(outcome.worse.begin(), outcome.worse.end(),
                     [](const Finding& a, const Finding& b) { return a.severity < b.severity; });
    return outcome;
}

std::optional<Trouble> trouble_of(const Trial::Outcome& outcome, const Army& after, const Ruleset& ruleset) {
    if (!outcome.reckoned)
        return Trouble{Severity::error,
                       spoken("The army's numbers would become too large to be reckoned with.")};
    if (outcome.worse.empty())
        return std::nullopt;
    const Finding& first = outcome.worse.front();
    Trouble trouble{first.severity, message_of(first, after, ruleset, outcome.report)};
    if (outcome.worse.size() > 1)
        trouble.message += spoken_with(" (and {} more)", outcome.worse.size() - 1);
    return trouble;
}

} // namespace muster
