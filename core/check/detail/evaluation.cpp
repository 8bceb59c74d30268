// SPDX-License-Identifier: MIT
#include "check/detail/evaluation.h"

#include "base/limits.h"
#include "check/added_rules.h"
#include "check/detail/culprit_search.h"

#include <algorithm>
#include <bit>
#include <tuple>

namespace muster {

namespace {

constexpr std::size_t usual_findings = 8; // room made at once when there is one

// In the order of the army, then of the rules; of a rule's cases at one place the first is kept.
void put_in_order(std::vector<Finding>& findings) {
    if (findings.size() < 2)
        return;
    // Stable, because that is quick with what is nearly in order: a run for each of a few rules.
    std::stable_sort(findings.begin(), findings.end(), [](const Finding& a, const Finding& b) {
        return std::tie(a.place, a.rule, a.rule_case) < std::tie(b.place, b.rule, b.rule_case);
    });
    const auto end = std::unique(findings.begin(), findings.end(), [](const Finding& a, const Finding& b) {
        return a.rule == b.rule && a.place == b.place;
    });
    findings.erase(end, findings.end());
}

} // namespace

// The fixed values are set only if there are any: most armies have no use for them.
// NOLINTBEGIN(cppcoreguidelines-pro-type-member-init)
Evaluation::Evaluation(const Army& army, const Ruleset& ruleset, const Report& report)
    : ruleset_(ruleset), view_(army, army_values(army), ruleset.compiled.troop_tests), report_(report),
      conditions_(view_, report.numbers_, ruleset.revision), numbers_(ruleset, conditions_) {}
// NOLINTEND(cppcoreguidelines-pro-type-member-init)

const TraitValues& Evaluation::army_values(const Army& army) {
    if (ruleset_.fixed.empty())
        return army.values;
    fixed_values_ = values_in_force(army, ruleset_);
    return fixed_values_;
}

void Evaluation::lay_out(Detail detail, Report& report) const {
    std::array<std::size_t, level_count> elements{};
    std::array<std::size_t, level_count> numbers{};
    std::size_t figures = 0;
    for (const Level level : all_levels) {
        elements[index_of(level)] = view_.size(level);
        numbers[index_of(level)] = detail == Detail::sheet ? ruleset_.numbers_of(level).size()
                                                           : ruleset_.compiled.at(level).plan.needed_stride;
        figures += elements[index_of(level)] * numbers[index_of(level)];
    }
    if (figures > most_figures)
        throw TooManyFigures();
    report.numbers_.lay_out(elements, numbers);
    report.findings_.clear();
    report.bodies_ = view_.size(Level::body);
    report.first_inside_.clear();
    report.first_inside_.reserve(report.bodies_ + view_.size(Level::unit));
    for (std::uint32_t i = 0; i < view_.size(Level::body); ++i)
        report.first_inside_.push_back(view_.inside(Level::body, i, Level::unit).begin);
    for (std::uint32_t i = 0; i < view_.size(Level::unit); ++i)
        report.first_inside_.push_back(view_.inside(Level::unit, i, Level::troop).begin);
}

void Evaluation::find_broken_rules(Report& report) const {
    for (const Level level : all_levels)
        for (const RuleTriggers::Word& word : ruleset_.compiled.at(level).triggers.words)
            for (std::uint32_t index = 0; index < view_.size(level); ++index)
                find_broken_rules(word, level, index, report.findings_);
    put_in_order(report.findings_);
    name_culprits(report.findings_);
}

void Evaluation::find_broken_rules(const RuleTriggers::Word& word, Level level, std::uint32_t index,
                                   std::vector<Finding>& findings) const {
    const ArmyView::Node& node = view_.node(level, index);
    std::uint64_t left = word.patterns.matching(node.values);
    if (level == Level::unit && node.troops.empty())
        left &= word.applies_when_empty;
    for (; left != 0; left &= left - 1) {
        const Trigger& trigger = word.triggers[static_cast<std::size_t>(std::countr_zero(left))];
        if (!trigger.troops.hold(node.troop_bits) ||
            !conditions_.all_hold(trigger.rest, conditions_.subject(level, index)))
            continue;
        const Severity severity = ruleset_.rules[trigger.rule].cases[trigger.rule_case].severity;
        if (findings.capacity() == 0)
            findings.reserve(usual_findings);
        if (findings.size() == most_findings)
            throw TooManyFindings();
        findings.push_back({trigger.rule, trigger.rule_case, severity, view_.place_of(level, index)});
    }
}

void Evaluation::name_culprits(std::vector<Finding>& findings) const {
    CulpritSearch search(ruleset_, numbers_, conditions_);
    std::size_t named = 0;
    for (Finding& finding : findings) {
        if (finding.place.level() == Level::troop || named > most_named_culprits)
            continue;
        finding.culprits =
            search.find(ruleset_.rules[finding.rule].cases[finding.rule_case], subject(finding.place));
        named += finding.culprits.size();
    }
}

bool Evaluation::holds(const Selection& selection, const Place& place) const {
    return conditions_.holds(selection, subject(place));
}

bool Evaluation::applies(const RuleCase& rule_case, const Place& place) const {
    return std::all_of(rule_case.whens.begin(), rule_case.whens.end(), [&](const Condition& condition) {
        return conditions_.truth(condition, subject(place)) == Truth::yes;
    });
}

std::vector<Term> Evaluation::terms(const Place& place, std::size_t number) const {
    return numbers_.terms(number, subject(place));
}

void Evaluation::compute(Detail detail, Report& report) const {
    lay_out(detail, report);
    numbers_.compute(detail, report.numbers_);
}

void Evaluation::run(const Army& army, const Ruleset& ruleset, Detail detail, Report& report) {
    const Evaluation evaluation(army, ruleset, report);
    evaluation.compute(detail, report);
    evaluation.find_broken_rules(report);
    if (ruleset.added == nullptr)
        return;
    ruleset.added->judge(army, ruleset, report, report.findings_);
    if (report.findings_.size() > most_findings)
        throw TooManyFindings();
    put_in_order(report.findings_);
}

} // namespace muster
