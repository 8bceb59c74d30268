// SPDX-License-Identifier: MIT
#include "edit/obvious_fixes.h"

#include "check/checker.h"
#include "check/fixes.h"
#include "check/wording.h"

#include <fmt/format.h>

#include <optional>
#include <utility>

namespace muster {

namespace {

constexpr int max_rounds = 200; // never reached, since each round clears a finding

struct ObviousFix {
    std::string label;
    Army after;
};

// A fix names what it changes as seen from its finding; away from that it says where that is.
std::string label_with_place(const Fix& fix, const Place& place, const Army& army, const Ruleset& ruleset) {
    return place.level() == Level::army ? fix.label
                                        : fmt::format("{}: {}", place_name(place, army, ruleset), fix.label);
}

std::optional<ObviousFix> obvious_fix(const Army& army, const Ruleset& ruleset, const Report& report) {
    for (const Finding& finding : report.findings()) {
        if (finding.severity != Severity::error)
            continue;
        if (std::vector<Fix> fixes = fixes_for(finding, army, ruleset, report); is_obvious(fixes))
            return ObviousFix{label_with_place(fixes.front(), finding.place, army, ruleset),
                              std::move(fixes.front().after)};
    }
    return std::nullopt;
}

} // namespace

ObviousFixes with_obvious_fixes(const Army& army, const Ruleset& ruleset, const Report& report) {
    ObviousFixes result{army, {}};
    Report now = report;
    for (int round = 0; round < max_rounds; ++round) {
        std::optional<ObviousFix> fix = obvious_fix(result.army, ruleset, now);
        if (!fix)
            break;
        result.made.push_back(std::move(fix->label));
        result.army = std::move(fix->after);
        now = check(result.army, ruleset, Detail::sheet);
    }
    return result;
}

} // namespace muster
