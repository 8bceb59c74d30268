// SPDX-License-Identifier: MIT
#include "edit/trial.h"

#include "base/translation.h"
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

bool comes_before(const Finding& a, const Finding& b) {
    return key_of(a) < key_of(b);
}

} // namespace

Trial::Trial(const Army& army, const Ruleset& ruleset, const Report& report)
    : ruleset_(ruleset), before_(report.findings()) {
    std::sort(before_.begin(), before_.end(), comes_before);
    overruns_ = overruns(before_, army, ruleset, report);
}

Trial::Outcome Trial::of(const Army& after) const {
    Outcome outcome;
    try {
        outcome.report = check(after, ruleset_);
    } catch (const std::overflow_error&) {
        outcome.is_exact = false;
        return outcome;
    }
    std::vector<Finding> staying;
    for (const Finding& finding : outcome.report.findings()) {
        const bool known = std::binary_search(before_.begin(), before_.end(), finding, comes_before);
        if (known || !finding.is_covered)
            (known ? staying : outcome.worse).push_back(finding);
    }
    outcome.cleared = before_.size() - std::min(staying.size(), before_.size());
    const std::vector<Finding> more = grown(staying, after, outcome.report);
    outcome.grows = !more.empty();
    outcome.worse.insert(outcome.worse.end(), more.begin(), more.end());
    std::stable_sort(outcome.worse.begin(), outcome.worse.end(),
                     [](const Finding& a, const Finding& b) { return a.severity < b.severity; });
    return outcome;
}

std::vector<Finding> Trial::grown(const std::vector<Finding>& staying, const Army& after,
                                  const Report& report) const {
    const std::vector<Overrun> now = overruns(staying, after, ruleset_, report);
    std::vector<Finding> result;
    for (std::size_t i = 0; i < staying.size(); ++i) {
        const auto known = std::lower_bound(before_.begin(), before_.end(), staying[i], comes_before);
        if (staying[i].severity == Severity::error && staying[i].rule_case == known->rule_case &&
            exceeds_more(now[i], overruns_[static_cast<std::size_t>(known - before_.begin())]))
            result.push_back(staying[i]);
    }
    return result;
}

std::string too_large_problem() {
    return translate("The army's numbers would become too large. Enter smaller values.");
}

std::optional<Obstacle> obstacle_to(const Trial::Outcome& outcome, const Army& after,
                                    const Ruleset& ruleset) {
    if (!outcome.is_exact)
        return Obstacle{Severity::error, too_large_problem()};
    if (outcome.worse.empty())
        return std::nullopt;
    const Finding& first = outcome.worse.front();
    Obstacle obstacle{first.severity, message_of(first, after, ruleset, outcome.report)};
    if (outcome.worse.size() > 1)
        obstacle.message += translate_format(" (and {} more)", outcome.worse.size() - 1);
    return obstacle;
}

} // namespace muster
