// SPDX-License-Identifier: MIT
#include "browse/army_rescaling.h"

#include "base/translation.h"
#include "check/checker.h"
#include "check/wording.h"
#include "lists/lists.h"

#include <algorithm>

namespace muster {

namespace {

bool breaks(const Report& report, const Finding& wanted) {
    return std::any_of(report.findings().begin(), report.findings().end(),
                       [&](const Finding& finding) { return finding.rule == wanted.rule; });
}

std::vector<std::string> obstacles_to(const Rescaled& copy, const Army& army, const Ruleset& ruleset) {
    const Report before = check(army, ruleset);
    std::vector<std::string> obstacles;
    for (const Finding& finding : copy.report.findings())
        if (finding.severity == Severity::error && finding.place == Place{} && !breaks(before, finding))
            obstacles.push_back(translate_format("{} House rules without the rule {} would allow it.",
                                                 message_of(finding, copy.army, ruleset, copy.report),
                                                 rule_id_of(finding, ruleset)));
    return obstacles;
}

} // namespace

ArmyRescaling army_rescaling(const Army& army, const Rulesets& rulesets, std::int32_t size) {
    const Ruleset& ruleset = ruleset_of(army, rulesets);
    ArmyRescaling rescaling;
    rescaling.result = rescaled(army, ruleset, size);
    rescaling.measure = ruleset.numbers_of(Level::army)[ruleset.size->number].name;
    rescaling.verdict = counted_verdict(rescaling.result.report);
    rescaling.obstacles = obstacles_to(rescaling.result, army, ruleset);
    rescaling.rows = comparison_of(army, rescaling.result.army, rulesets); // the new name is no news
    rescaling.result.army.name = rescaled_name(army.name, size);
    return rescaling;
}

std::int32_t suggested_size(const Army& army, const Rulesets& rulesets) {
    const Ruleset& ruleset = ruleset_of(army, rulesets);
    if (!ruleset.size)
        return 1; // rescaled() says why there is none
    const std::int32_t agreed =
        ruleset.size->slot ? values_in_force(army, ruleset)[*ruleset.size->slot] : no_value;
    const Exact now =
        agreed != no_value ? Exact(agreed) : check(army, ruleset).number({}, ruleset.size->number);
    if (!now.known())
        return ruleset.size->least;
    return static_cast<std::int32_t>(std::clamp<std::int64_t>((now * Exact(2)).rounded_up().over(),
                                                              ruleset.size->least, ruleset.size->most));
}

} // namespace muster
