// SPDX-License-Identifier: MIT
#include "odds/combat_program.h"

#include "base/letters.h"
#include "base/translation.h"
#include "odds/odds_error.h"

#include <fmt/format.h>

#include <algorithm>
#include <numeric>
#include <string>
#include <string_view>

namespace muster {

namespace {

// "Weapon factor" as it reads within a sentence.
std::string in_sentence(std::string_view name) {
    std::string text(name);
    if (text.size() > 1 && lowered(text[1]) == text[1])
        text[0] = lowered(text[0]);
    return text;
}

[[noreturn]] void fail_without_figure(const std::string& what) {
    throw OddsError(OddsTrouble::not_computable,
                    fmt::format("not computable: the rules give no figure for {}", what),
                    translate_format("This cannot be worked out: the rules give no figure for {}.", what));
}

[[noreturn]] void fail_without_figure(const std::string& what, CombatSide side,
                                      const std::string& word = {}) {
    const std::string own =
        translate_format("This cannot be worked out: the rules give own troops no figure for {}.", what);
    const std::string enemy =
        translate_format("This cannot be worked out: the rules give the enemy no figure for {}.", what);
    throw OddsError(
        OddsTrouble::not_computable,
        fmt::format("not computable: the rules give the {} no figure for {}", side_name(side), what),
        side == CombatSide::attacker ? std::array{own, enemy} : std::array{enemy, own}, word);
}

std::int32_t position_on(const CombatGrid::Axis& axis, std::size_t size, std::int32_t value) {
    if (!axis.positions.empty())
        return axis.position_of(value);
    return static_cast<std::int32_t>(
        std::clamp<std::int64_t>(std::int64_t{value} - axis.first, 0, static_cast<std::int64_t>(size) - 1));
}

} // namespace

CombatProgram::CombatProgram(const CombatMode& mode)
    : mode_(mode), stage_of_(2 * mode.names.size(), 0), rolls_of_(2 * mode.names.size(), 0) {
    for (std::size_t i = 0; i < mode.names.size(); ++i)
        if (mode.names[i].kind == CombatNameKind::round || mode.names[i].kind == CombatNameKind::state)
            stage_of_[2 * i] = stage_of_[2 * i + 1] = 1;
    for (const CombatDefinition& definition : mode.definitions)
        for (const CombatSide side : both_sides) {
            if (mode.names[definition.name].of_fight && side == CombatSide::defender)
                continue;
            if (definition.is_roll())
                add_roll(definition, side);
            else
                add_definition(definition, side);
        }
    for (const CombatEnd& end : mode.ends)
        ends_.push_back({end.outcome, end.last, conditions_.add(end.when, CombatSide::attacker)});
    sort_into_stages();
}

void CombatProgram::depend_on(Rest& rest, CombatRef ref, CombatSide side) const {
    rest.stage = std::max(rest.stage, stage_of_[register_of(ref, side)]);
    rest.rolls |= rolls_of_[register_of(ref, side)];
}

void CombatProgram::depend_on(Rest& rest, const CombatCondition& condition, CombatSide side) const {
    for (const std::vector<CombatTest>& alternative : condition)
        for (const CombatTest& test : alternative) {
            depend_on(rest, test.left, side);
            if (test.comparison > CombatComparison::between)
                depend_on(rest, test.right, side);
        }
}

void CombatProgram::depend_on(Rest& rest, const CombatStep& step, CombatSide side) const {
    depend_on(rest, step.when, side);
    if (step.source == CombatSource::name)
        depend_on(rest, step.ref, side);
    if (step.source == CombatSource::grid) {
        depend_on(rest, mode_.grids[step.index].down.ref, side);
        depend_on(rest, mode_.grids[step.index].across.ref, side);
    }
}

void CombatProgram::add_definition(const CombatDefinition& definition, CombatSide side) {
    Value value{register_of({definition.name, CombatWhose::own}, side),
                steps_.size(),
                0,
                0,
                side,
                mode_.names[definition.name].of_fight,
                false,
                false};
    Rest rest;
    for (const CombatStep& step : definition.steps) {
        depend_on(rest, step, side);
        CombatRef operand = step.ref;
        const auto number_side =
            static_cast<CombatSide>(register_of({0, step.ref.whose}, side)); // whose number
        steps_.push_back({step.operation, step.source, step.rounding,
                          step.source == CombatSource::number ? number_side : side, step.literal, step.over,
                          step.under, static_cast<std::uint32_t>(step.skip),
                          static_cast<std::uint16_t>(register_of(operand, side)),
                          conditions_.add(step.when, side), &step});
    }
    value.end = steps_.size();
    value.stage = stage_of_[value.target] = rest.stage;
    rolls_of_[value.target] = rest.rolls;
    values_.push_back(value);
}

void CombatProgram::add_roll(const CombatDefinition& definition, CombatSide side) {
    Roll roll;
    roll.target = register_of({definition.name, CombatWhose::own}, side);
    for (const CombatDice& dice : definition.dice) {
        roll.dice.emplace_back(conditions_.add(dice.when, side), &dice);
        roll.ways = std::lcm(roll.ways, dice.ways);
    }
    rolls_of_[roll.target] = 1U << rolls_.size();
    rolls_.push_back(std::move(roll));
    stage_of_[rolls_.back().target] = rolls_.size() + 1;
}

void CombatProgram::sort_into_stages() {
    std::stable_sort(values_.begin(), values_.end(), [](const Value& a, const Value& b) {
        return a.stage != b.stage ? a.stage < b.stage : a.of_roll_alone > b.of_roll_alone;
    });
    const std::size_t stages = rolls_.size() + 2;
    stages_.reserve(stages + 1);
    for (std::size_t stage = 0; stage <= stages; ++stage)
        stages_.push_back(static_cast<std::size_t>(
            std::lower_bound(values_.begin(), values_.end(), stage,
                             [](const Value& value, std::size_t at) { return value.stage < at; }) -
            values_.begin()));
    for (std::size_t roll = 0; roll < rolls_.size(); ++roll)
        rolls_[roll].after = stages_[roll + 2];
}

std::int32_t CombatProgram::cell(const Step& step, const Registers& registers) const {
    const CombatGrid& grid = mode_.grids[step.origin->index];
    const std::int32_t down =
        position_on(grid.down, grid.height, registers[register_of(grid.down.ref, step.side)]);
    const std::int32_t across =
        position_on(grid.across, grid.width, registers[register_of(grid.across.ref, step.side)]);
    const std::int32_t value =
        down < 0 || across < 0
            ? CombatGrid::no_cell
            : grid.cells[static_cast<std::size_t>(down) * grid.width + static_cast<std::size_t>(across)];
    if (value == CombatGrid::no_cell)
        fail_without_figure(in_sentence(step.origin->name));
    return value;
}

std::int32_t CombatProgram::operand(const Step& step, const Registers& registers,
                                    const SideNumbers& numbers) const {
    switch (step.source) {
    case CombatSource::literal: return step.literal;
    case CombatSource::name: return registers[step.operand];
    case CombatSource::grid: return cell(step, registers);
    case CombatSource::number: break;
    }
    const std::span<const Exact> of_side = numbers[index_of(step.side)];
    if (of_side.empty()) // a troop that is alone has no enemy, whose numbers are then nothing
        return 0;
    const Exact number = of_side[step.origin->index];
    if (!number.known() || !number.is_whole())
        fail_without_figure(in_sentence(step.origin->name), step.side);
    return kept(number.over());
}

std::int32_t CombatProgram::applied(const Step& step, std::int32_t so_far, const Registers& registers,
                                    const SideNumbers& numbers) const {
    if (step.operation == CombatOperation::times && step.source == CombatSource::literal)
        return scaled(so_far, step.over, step.under, step.rounding);
    if (step.operation == CombatOperation::missing)
        fail_without_figure(in_sentence(step.origin->name), step.side, step.origin->word);
    std::int32_t value = operand(step, registers, numbers);
    if (step.over != 1 || step.under != 1)
        value = scaled(value, step.over, step.under, step.rounding);
    switch (step.operation) {
    case CombatOperation::plus: return kept(std::int64_t{so_far} + value);
    case CombatOperation::minus: return kept(std::int64_t{so_far} - value);
    case CombatOperation::times: return kept(std::int64_t{so_far} * value);
    case CombatOperation::at_least: return std::max(so_far, value);
    case CombatOperation::at_most: return std::min(so_far, value);
    default: break;
    }
    return value;
}

void CombatProgram::run_value(const Value& value, Registers& registers, const SideNumbers& numbers) const {
    std::int32_t so_far = 0;
    for (std::size_t i = value.first; i < value.end; ++i) {
        const Step& step = steps_[i];
        if (!conditions_.holds(step.when, registers))
            continue;
        if (is_term(step)) { // most are
            const std::int64_t term =
                step.source == CombatSource::name ? registers[step.operand] : step.literal;
            so_far = kept(so_far + (step.operation == CombatOperation::plus ? term : -term));
        } else {
            so_far = applied(step, so_far, registers, numbers);
        }
        i += step.skip;
    }
    registers[value.target] = so_far;
}

std::optional<std::size_t> CombatProgram::outcome(const Registers& registers) const {
    for (const End& end : ends_)
        if (conditions_.holds(end.when, registers))
            return end.outcome;
    return std::nullopt;
}

std::vector<CombatProgram::SeenTerm> CombatProgram::terms(const Registers& registers,
                                                          const SideNumbers& numbers) const {
    std::vector<SeenTerm> seen;
    for (const Value& value : values_) {
        if (value.stage > 1)
            break;
        if (!mode_.names[value.target / 2].words.empty())
            continue; // the index of a word is no figure
        std::int32_t so_far = 0;
        for (std::size_t i = value.first; i < value.end; ++i) {
            const Step& step = steps_[i];
            if (!conditions_.holds(step.when, registers))
                continue;
            const std::int32_t after = applied(step, so_far, registers, numbers);
            const bool looked_up = step.source == CombatSource::grid || step.source == CombatSource::number;
            if (!step.origin->name.empty() && (after != so_far || looked_up))
                seen.push_back({value.side, value.of_fight, step.origin, kept(std::int64_t{after} - so_far),
                                &mode_.names[value.target / 2].heading});
            so_far = after;
            i += step.skip;
        }
    }
    return seen;
}

std::vector<CombatProgram::SeenTerm> CombatProgram::terms_of_dice(ValueRanges ranges,
                                                                  const SideNumbers& numbers) const {
    std::vector<MetStep> met;
    static_cast<void>(narrowed(CombatRound::any, ranges, numbers, &met));
    std::vector<SeenTerm> seen;
    for (const auto& [target, at] : met) {
        const Step& step = steps_[at];
        const CombatName& name = mode_.names[target / 2];
        if (!name.heading.empty() && stage_of_[target] > 1 && !step.origin->name.empty() &&
            step.source == CombatSource::literal && is_term(step))
            seen.push_back({step.side, name.of_fight, step.origin,
                            step.operation == CombatOperation::plus ? step.literal : -step.literal,
                            &name.heading});
    }
    return seen;
}

std::vector<std::size_t> CombatProgram::named_values_of(std::size_t roll) const {
    std::vector<std::size_t> named;
    for (const Value& value : values_) {
        const CombatName& name = mode_.names[value.target / 2];
        if (!name.label.empty() && name.words.empty() && rolls_of_[value.target] == 1U << roll)
            named.push_back(value.target);
    }
    return named;
}

std::vector<CombatProgram::SeenTotal> CombatProgram::totals(const Registers& registers) const {
    std::vector<SeenTotal> seen;
    for (const Value& value : values_) {
        if (value.stage > 1)
            break;
        const CombatName& name = mode_.names[value.target / 2];
        if (!name.label.empty() && name.words.empty())
            seen.push_back({value.side, value.of_fight, &name, registers[value.target]});
    }
    return seen;
}

} // namespace muster
