// SPDX-License-Identifier: MIT
#include "check/evaluation.h"

#include <bit>

namespace muster {

Evaluation::Evaluation(const Army& army, const Ruleset& ruleset, Detail detail, Report& report)
    : ruleset_(ruleset), view_(army, ruleset.troop_tests), written_(&report), report_(&report) {
    lay_out(detail);
}

Evaluation::Evaluation(const Army& army, const Ruleset& ruleset, const Report& report)
    : ruleset_(ruleset), view_(army, ruleset.troop_tests), report_(&report),
      numbers_(report.numbers_.data()) {}

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
    report.numbers_.resize(total);
    numbers_ = report.numbers_.data();
    report.first_unit_.reserve(view_.size(Level::body));
    for (std::uint32_t i = 0; i < view_.size(Level::body); ++i)
        report.first_unit_.push_back(view_.inside(Level::body, i, Level::unit).begin);
    report.first_troop_.reserve(view_.size(Level::unit));
    for (std::uint32_t i = 0; i < view_.size(Level::unit); ++i)
        report.first_troop_.push_back(view_.inside(Level::unit, i, Level::troop).begin);
}

void Evaluation::compute_numbers(Detail detail) {
    for (std::size_t i = level_count; i-- > 0;) {
        const Level level = all_levels[i];
        const std::vector<Number>& known = ruleset_.numbers_of(level);
        const NumberPlan& plan = ruleset_.plans[i];
        const NumberOrder& order = detail == Detail::sheet ? plan.all : plan.needed;
        Exact* own_numbers = written_->numbers_.data() + report_->position(level, 0);
        for (std::uint32_t index = 0; index < view_.size(level);
             ++index, own_numbers += report_->stride_[i]) {
            const Subject own = subject(level, index);
            for (const NumberBlock& block : plan.blocks) {
                const Exact* figure = block.figures.at(own.values());
                for (const std::size_t which : block.numbers)
                    own_numbers[which] = *figure++;
            }
            for (const PlainSum& sum : order.sums)
                own_numbers[sum.number] = sum_of_all(sum.among, sum.source, own);
            for (const std::size_t which : order.others)
                own_numbers[which] = evaluate(known[which], own, nullptr);
        }
    }
}

void Evaluation::find_broken_rules() {
    find_broken_rules(subject(Level::army, 0));
    for (std::uint32_t body = 0; body < view_.size(Level::body); ++body) {
        find_broken_rules(subject(Level::body, body));
        const IndexRange units = view_.inside(Level::body, body, Level::unit);
        for (std::uint32_t unit = units.begin; unit != units.end; ++unit) {
            find_broken_rules(subject(Level::unit, unit));
            const IndexRange troops = view_.inside(Level::unit, unit, Level::troop);
            for (std::uint32_t troop = troops.begin; troop != troops.end; ++troop)
                find_broken_rules(subject(Level::troop, troop));
        }
    }
}

void Evaluation::find_broken_rules(const Subject& own) {
    constexpr std::size_t none = static_cast<std::size_t>(-1);
    const bool empty = own.level == Level::unit && own.node.troops.empty();
    std::size_t last = none;
    for (const RuleTriggers::Word& word : ruleset_.triggers[index_of(own.level)].words) {
        std::uint64_t left = word.patterns.matching(own.values());
        if (empty)
            left &= word.tested_empty;
        for (; left != 0; left &= left - 1) {
            const Trigger& trigger = word.triggers[static_cast<std::size_t>(std::countr_zero(left))];
            if (trigger.rule == last || !met(trigger, own))
                continue;
            last = trigger.rule;
            const Severity severity = ruleset_.rules[trigger.rule].cases[trigger.rule_case].severity;
            written_->findings_.push_back({trigger.rule, trigger.rule_case, severity, place_of(own)});
        }
    }
}

// Beyond its value tests on the element.
bool Evaluation::met(const Trigger& trigger, const Subject& own) const {
    const TroopBits& bits = own.node.troop_bits;
    if ((((bits.any & trigger.asked.any) ^ trigger.wanted.any) |
         ((bits.all & trigger.asked.all) ^ trigger.wanted.all)) != 0)
        return false;
    for (const Trigger::Wanted& wanted : trigger.rest)
        if (truth(wanted.condition, own) != wanted.truth)
            return false;
    return true;
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
    Evaluation evaluation(army, ruleset, detail, report);
    evaluation.compute_numbers(detail);
    evaluation.find_broken_rules();
    return report;
}

std::vector<Term> explain(const Army& army, const Ruleset& ruleset, const Report& report, const Place& place,
                          std::size_t number) {
    return Evaluation(army, ruleset, report).terms(place, number);
}

} // namespace muster
