// SPDX-License-Identifier: MIT
#include "check/detail/evaluation.h"

#include "check/added_rules.h"

#include <algorithm>
#include <bit>
#include <tuple>

namespace muster {

namespace {

constexpr std::size_t usual_findings = 8; // room made at once when there is one

} // namespace

// The fixed values are set only if there are any: most armies have no use for them.
// NOLINTBEGIN(cppcoreguidelines-pro-type-member-init)
Evaluation::Evaluation(const Army& army, const Ruleset& ruleset, Detail detail, Report& report)
    : ruleset_(ruleset), view_(army, army_values(army), ruleset.troop_tests), written_(&report),
      report_(&report) {
    lay_out(detail);
}

Evaluation::Evaluation(const Army& army, const Ruleset& ruleset, const Report& report)
    : ruleset_(ruleset), view_(army, army_values(army), ruleset.troop_tests), report_(&report),
      numbers_(report.numbers_.data()) {}
// NOLINTEND(cppcoreguidelines-pro-type-member-init)

const TraitValues& Evaluation::army_values(const Army& army) {
    if (ruleset_.fixed.empty())
        return army.values;
    fixed_values_ = values_in_force(army, ruleset_);
    return fixed_values_;
}

// Gives every element its stretch of the report's numbers.
void Evaluation::lay_out(Detail detail) {
    Report& report = *written_;
    std::size_t total = 0;
    for (const Level level : all_levels) {
        const std::size_t stride = detail == Detail::sheet ? ruleset_.numbers_of(level).size()
                                                           : ruleset_.plans[index_of(level)].needed_stride;
        report.first_[index_of(level)] = total;
        report.stride_[index_of(level)] = stride;
        total += stride * view_.size(level);
    }
    report.numbers_.clear();
    report.numbers_.resize(total);
    numbers_ = report.numbers_.data();
    report.findings_.clear();
    report.bodies_ = view_.size(Level::body);
    report.first_inside_.clear();
    report.first_inside_.reserve(report.bodies_ + view_.size(Level::unit));
    for (std::uint32_t i = 0; i < view_.size(Level::body); ++i)
        report.first_inside_.push_back(view_.inside(Level::body, i, Level::unit).begin);
    for (std::uint32_t i = 0; i < view_.size(Level::unit); ++i)
        report.first_inside_.push_back(view_.inside(Level::unit, i, Level::troop).begin);
}

// One number after the other, each for all elements of a level: so the machine does the same again and
// again instead of another thing at every step.
void Evaluation::compute_numbers(Detail detail) {
    for (std::size_t i = level_count; i-- > 0;) {
        const Level level = all_levels[i];
        const NumberPlan& plan = ruleset_.plans[i];
        const NumberOrder& order = detail == Detail::sheet ? plan.all : plan.needed;
        for (const NumberBlock& block : plan.blocks)
            look_up(block, level);
        for (const PlainSums& sums : order.sums)
            add_up(sums, level);
        for (const TroopCount& count : order.counts)
            count_troops(count, level);
        for (const std::size_t which : order.others) {
            const Number& number = ruleset_.numbers_of(level)[which];
            Exact* result = written_->numbers_.data() + report_->position(level, 0) + which;
            for (std::uint32_t index = 0; index < view_.size(level); ++index, result += report_->stride_[i])
                *result = evaluate(number, subject(level, index), nullptr);
        }
    }
}

void Evaluation::find_broken_rules() {
    for (const Level level : all_levels)
        for (const RuleTriggers::Word& word : ruleset_.triggers[index_of(level)].words)
            for (std::uint32_t index = 0; index < view_.size(level); ++index)
                find_broken_rules(word, level, index);
    put_findings_in_order();
}

void Evaluation::find_broken_rules(const RuleTriggers::Word& word, Level level, std::uint32_t index) {
    const ArmyView::Node& node = view_.node(level, index);
    std::uint64_t left = word.patterns.matching(node.values);
    if (level == Level::unit && node.troops.empty())
        left &= word.tested_empty;
    for (; left != 0; left &= left - 1) {
        const Trigger& trigger = word.triggers[static_cast<std::size_t>(std::countr_zero(left))];
        if (!trigger.troops.hold(node.troop_bits) || !all_hold(trigger.rest, subject(level, index)))
            continue;
        const Severity severity = ruleset_.rules[trigger.rule].cases[trigger.rule_case].severity;
        if (written_->findings_.capacity() == 0)
            written_->findings_.reserve(usual_findings);
        written_->findings_.push_back(
            {trigger.rule, trigger.rule_case, severity, place_of(subject(level, index))});
    }
}

void Evaluation::judge_by_added_rules() {
    ruleset_.added->judge(view_.army(), ruleset_, *report_, written_->findings_);
    put_findings_in_order();
}

// In the order of the army, then of the rules; of a rule's cases at one place the first speaks.
void Evaluation::put_findings_in_order() {
    std::vector<Finding>& findings = written_->findings_;
    if (findings.size() < 2)
        return;
    std::sort(findings.begin(), findings.end(), [](const Finding& a, const Finding& b) {
        return std::tie(a.place, a.rule, a.rule_case) < std::tie(b.place, b.rule, b.rule_case);
    });
    const auto end = std::unique(findings.begin(), findings.end(), [](const Finding& a, const Finding& b) {
        return a.rule == b.rule && a.place == b.place;
    });
    findings.erase(end, findings.end());
}

Place Evaluation::place_of(const Subject& own) const {
    Place place;
    std::uint32_t index = own.index;
    if (own.level == Level::troop) {
        const std::uint32_t unit = view_.parent(Level::troop, index);
        place.troop = index - view_.inside(Level::unit, unit, Level::troop).begin + 1;
        index = unit;
    }
    if (own.level >= Level::unit) {
        const std::uint32_t body = view_.parent(Level::unit, index);
        place.unit = index - view_.inside(Level::body, body, Level::unit).begin + 1;
        index = body;
    }
    if (own.level >= Level::body)
        place.body = index + 1;
    return place;
}

bool Evaluation::holds(const Selection& selection, const Place& place) const {
    return holds(selection,
                 subject(place.level(), static_cast<std::uint32_t>(report_->element_index(place))));
}

std::vector<Term> Evaluation::terms(const Place& place, std::size_t number) const {
    std::vector<Term> result;
    const Subject own = subject(place.level(), static_cast<std::uint32_t>(report_->element_index(place)));
    (void)evaluate(ruleset_.numbers_of(place.level())[number], own, &result);
    return result;
}

Report check(const Army& army, const Ruleset& ruleset, Detail detail) {
    Report report;
    Evaluation::run(army, ruleset, detail, report);
    return report;
}

void Evaluation::run(const Army& army, const Ruleset& ruleset, Detail detail, Report& report) {
    Evaluation evaluation(army, ruleset, detail, report);
    evaluation.compute_numbers(detail);
    evaluation.find_broken_rules();
    if (ruleset.added != nullptr)
        evaluation.judge_by_added_rules();
}

TraitValues values_in_force(const Army& army, const Ruleset& ruleset) {
    TraitValues values = army.values;
    for (const FixedValue& fixed : ruleset.fixed)
        if (values[fixed.slot] == fixed.usual)
            values[fixed.slot] = fixed.value;
    return values;
}

std::vector<Term> explain(const Army& army, const Ruleset& ruleset, const Report& report, const Place& place,
                          std::size_t number) {
    return Evaluation(army, ruleset, report).terms(place, number);
}

} // namespace muster
