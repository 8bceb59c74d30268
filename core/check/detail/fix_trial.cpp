// SPDX-License-Identifier: MIT
#include "check/detail/fix_trial.h"

#include "check/checker.h"

#include <algorithm>
#include <stdexcept>
#include <utility>

namespace muster {

FixTrial::FixTrial(const Finding& finding, Army army, const Ruleset& ruleset, const Report& report)
    : finding_(finding), ruleset_(ruleset), army_(std::move(army)), tally_before_(tally(report)) {
    before_.reserve(report.findings().size());
    for (const Finding& known : report.findings())
        before_.push_back(key_of(known));
    std::sort(before_.begin(), before_.end());
}

FixTrial::Key FixTrial::key_of(const Finding& finding) {
    return {finding.rule, finding.severity, finding.place.body, finding.place.unit, finding.place.troop};
}

// How often each rule is broken, by severity.
std::vector<std::uint32_t> FixTrial::tally(const Report& report) const {
    std::vector<std::uint32_t> result(ruleset_.rules.size() * all_severities.size());
    for (const Finding& finding : report.findings())
        ++result[finding.rule * all_severities.size() + static_cast<std::size_t>(finding.severity)];
    return result;
}

bool FixTrial::clears(const std::vector<Edit>& edits) {
    std::vector<Edit> back;
    for (const Edit& edit : edits) {
        back.push_back(inverse(edit, army_));
        army_ = edited(std::move(army_), edit);
    }
    try {
        after_ = check(army_, ruleset_);
        reckoned_ = true;
    } catch (const std::overflow_error&) {
        reckoned_ = false;
    }
    std::reverse(back.begin(), back.end());
    army_ = edited(std::move(army_), back);
    const bool reshaped = std::any_of(edits.begin(), edits.end(), changes_shape);
    return reckoned_ && cleared(edits) && nothing_new(reshaped);
}

// Edits that change the shape do so inside of the finding's place, which is then the same one afterwards, or
// remove it. Its rule counts as broken at any severity: an error turned into a query is not cleared.
bool FixTrial::cleared(const std::vector<Edit>& edits) const {
    const Edit removal = Remove{finding_.place};
    return std::find(edits.begin(), edits.end(), removal) != edits.end() ||
           std::none_of(after_.findings().begin(), after_.findings().end(), [&](const Finding& other) {
               return other.rule == finding_.rule && other.place == finding_.place;
           });
}

bool FixTrial::nothing_new(bool reshaped) const {
    if (!reshaped)
        return std::all_of(after_.findings().begin(), after_.findings().end(), [&](const Finding& finding) {
            return std::binary_search(before_.begin(), before_.end(), key_of(finding));
        });
    const std::vector<std::uint32_t> now = tally(after_);
    return std::equal(now.begin(), now.end(), tally_before_.begin(), std::less_equal<>());
}

} // namespace muster
