// SPDX-License-Identifier: MIT
#include "full_enumeration.h"

#include "odds/odds_error.h"
#include "odds/situation.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <utility>

namespace muster::tests {

namespace {

using Wholes = std::vector<std::int32_t>;

class Enumeration {
public:
    Enumeration(const CombatMode& mode, const Fight& fight, Coverage& coverage)
        : mode_(mode), fight_(fight), coverage_(coverage) {
        result_.outcomes.resize(mode.outcomes.size());
    }

    Enumerated run() {
        Wholes names(2 * mode_.names.size(), 0);
        set_situation(mode_, fight_, names);
        for (const CombatRefusal& refusal : mode_.refusals)
            for (const CombatSide side : both_sides)
                if (side == CombatSide::attacker ? refusal.for_attacker : refusal.for_defender)
                    static_cast<void>(meets(coverage_.refusals[&refusal], refusal.when, side, names));
        begin_states(names);
        play(names, 1, {1, 1});
        return std::move(result_);
    }

private:
    static std::int32_t& at(Wholes& names, CombatRef ref, CombatSide side) {
        return names[register_of(ref, side)];
    }

    // What a state begins as may be a value that is worked out before all states.
    void begin_states(Wholes& names) {
        const auto begins_a_state = [&](const CombatDefinition& definition) {
            return std::any_of(mode_.states.begin(), mode_.states.end(),
                               [&](const CombatState& state) { return state.from.name == definition.name; });
        };
        const auto last =
            std::find_if(mode_.definitions.rbegin(), mode_.definitions.rend(), begins_a_state).base();
        for (auto definition = mode_.definitions.begin(); definition != last; ++definition)
            for (const CombatSide side : both_sides)
                if (side == CombatSide::attacker || !mode_.names[definition->name].of_fight)
                    at(names, {definition->name, CombatWhose::own}, side) =
                        value_of(*definition, side, names);
        for (const CombatState& state : mode_.states)
            for (const CombatSide side : both_sides)
                at(names, {state.name, CombatWhose::own}, side) = at(names, state.from, side);
    }

    void play(Wholes names, std::int32_t round, const Probability& share) {
        for (std::size_t i = 0; i < mode_.names.size(); ++i)
            if (mode_.names[i].kind == CombatNameKind::round)
                names[2 * i] = names[2 * i + 1] = round;
        follow(std::move(names), 0, round, share);
    }

    // `step`: of each definition its attacker's, then its defender's value.
    void follow(Wholes names, std::size_t step, std::int32_t round, const Probability& share) {
        for (; step < 2 * mode_.definitions.size(); ++step) {
            const CombatDefinition& definition = mode_.definitions[step / 2];
            const auto side = static_cast<CombatSide>(step % 2);
            if (side == CombatSide::defender && mode_.names[definition.name].of_fight)
                continue;
            std::int32_t& target = at(names, {definition.name, CombatWhose::own}, side);
            if (!definition.is_roll()) {
                target = value_of(definition, side, names);
                continue;
            }
            const auto dice =
                std::find_if(definition.dice.begin(), definition.dice.end(),
                             [&](const CombatDice& each) { return holds(each.when, side, names); });
            target = 0;
            if (dice == definition.dice.end())
                continue;
            ++coverage_.dice[&*dice];
            for (const DiceFace& face : dice->faces) {
                target = face.value;
                follow(names, step + 1, round, {share.over() * face.ways, share.under() * dice->ways});
            }
            return;
        }
        end_round(std::move(names), round, share);
    }

    void end_round(Wholes names, std::int32_t round, const Probability& share) {
        for (const CombatEnd& end : mode_.ends) {
            if ((end.last && round < fight_.rounds) || !holds(end.when, CombatSide::attacker, names))
                continue;
            ++coverage_.ends[&end];
            result_.outcomes[end.outcome] = result_.outcomes[end.outcome] + share;
            for (const CombatSide side : both_sides)
                add_wear(names, side, share);
            return;
        }
        Wholes next = names;
        for (const CombatState& state : mode_.states)
            for (const CombatSide side : both_sides)
                at(next, {state.name, CombatWhose::own}, side) = at(names, state.next, side);
        play(std::move(next), round + 1, share);
    }

    void add_wear(Wholes& names, CombatSide side, const Probability& share) {
        const std::optional<CombatRef>& wear = mode_.wear.at(index_of(side));
        if (!wear)
            return;
        const std::int32_t suffered = at(names, *wear, side);
        if (suffered < 0)
            throw OddsError(OddsTrouble::not_computable, "a side gains");
        Probability& mean = result_.wear.at(index_of(side));
        mean = mean + Probability(share.over() * suffered, share.under());
    }

    static bool passes(const CombatTest& test, CombatSide side, Wholes& names) {
        const std::int32_t left = at(names, test.left, side);
        const std::int32_t right = at(names, test.right, side);
        switch (test.comparison) {
        case CombatComparison::among: return (test.mask >> static_cast<unsigned>(left)) % 2 == 1;
        case CombatComparison::between: return test.least <= left && left <= test.most;
        case CombatComparison::below: return left < right;
        case CombatComparison::above: return left > right;
        case CombatComparison::most: return left <= right;
        case CombatComparison::least: return left >= right;
        case CombatComparison::equal: break;
        }
        return left == right;
    }

    // Of the alternative that comes next to holding, how many tests fail.
    static std::size_t failures(const CombatCondition& condition, CombatSide side, Wholes& names) {
        if (condition.empty())
            return 0;
        std::size_t least = SIZE_MAX;
        for (const std::vector<CombatTest>& all : condition)
            least = std::min(least, static_cast<std::size_t>(
                                        std::count_if(all.begin(), all.end(), [&](const CombatTest& test) {
                                            return !passes(test, side, names);
                                        })));
        return least;
    }

    static bool holds(const CombatCondition& condition, CombatSide side, Wholes& names) {
        return failures(condition, side, names) == 0;
    }

    static bool meets(Coverage::Met& met, const CombatCondition& condition, CombatSide side, Wholes& names) {
        const std::size_t failed = failures(condition, side, names);
        met.held += failed == 0 ? 1U : 0U;
        met.failed += failed == 0 ? 0U : 1U;
        met.just_failed += failed == 1 ? 1U : 0U;
        return failed == 0;
    }

    static std::int32_t scaled_by(std::int32_t value, const CombatStep& step) {
        const std::int64_t product = std::int64_t{value} * step.over;
        std::int64_t whole = product / step.under;
        if (whole * step.under > product) // now rounded down
            --whole;
        const bool exact = whole * step.under == product;
        return static_cast<std::int32_t>(whole + (!exact && step.rounding == Rounding::up ? 1 : 0));
    }

    std::int32_t value_of(const CombatDefinition& definition, CombatSide side, Wholes& names) {
        std::int32_t value = 0;
        for (std::size_t i = 0; i < definition.steps.size(); ++i) {
            const CombatStep& step = definition.steps[i];
            if (!meets(coverage_.steps[&step], step.when, side, names))
                continue;
            value = after(step, value, side, names);
            i += step.skip;
        }
        return value;
    }

    std::int32_t after(const CombatStep& step, std::int32_t value, CombatSide side, Wholes& names) {
        if (step.operation == CombatOperation::missing)
            throw OddsError(OddsTrouble::not_computable, "missing");
        if (step.operation == CombatOperation::times && step.source == CombatSource::literal)
            return scaled_by(value, step);
        const std::int32_t by = scaled_by(operand(step, side, names), step);
        switch (step.operation) {
        case CombatOperation::plus: return value + by;
        case CombatOperation::minus: return value - by;
        case CombatOperation::times: return value * by;
        case CombatOperation::at_least: return std::max(value, by);
        case CombatOperation::at_most: return std::min(value, by);
        default: return by;
        }
    }

    std::int32_t operand(const CombatStep& step, CombatSide side, Wholes& names) {
        if (step.source == CombatSource::literal)
            return step.literal;
        if (step.source == CombatSource::name)
            return at(names, step.ref, side);
        if (step.source == CombatSource::grid)
            return cell(mode_.grids[step.index], side, names);
        const std::size_t whose = register_of({0, step.ref.whose}, side); // 0 or 1
        const Exact number = fight_.sides.at(whose)->numbers.at(step.index);
        if (!number.known() || !number.is_whole())
            throw OddsError(OddsTrouble::not_computable, "no number");
        return static_cast<std::int32_t>(number.over());
    }

    std::int32_t cell(const CombatGrid& grid, CombatSide side, Wholes& names) {
        const auto place = [&](const CombatGrid::Axis& axis, std::size_t size) -> std::int64_t {
            const std::int32_t value = at(names, axis.ref, side);
            if (!axis.positions.empty())
                return axis.positions.at(static_cast<std::size_t>(value));
            return std::min<std::int64_t>(std::max<std::int64_t>(value - axis.first, 0),
                                          static_cast<std::int64_t>(size) - 1);
        };
        const std::int64_t line = place(grid.down, grid.height);
        const std::int64_t column = place(grid.across, grid.width);
        if (line < 0 || column < 0)
            throw OddsError(OddsTrouble::not_computable, "no line");
        const std::size_t index =
            static_cast<std::size_t>(line) * grid.width + static_cast<std::size_t>(column);
        const std::int32_t value = grid.cells.at(index);
        std::vector<std::size_t>& cells = coverage_.cells[&grid];
        cells.resize(grid.cells.size());
        ++cells[index];
        if (value == CombatGrid::no_cell)
            throw OddsError(OddsTrouble::not_computable, "no cell");
        return value;
    }

    const CombatMode& mode_;
    const Fight& fight_;
    Coverage& coverage_;
    Enumerated result_;
};

} // namespace

double throws_of(const CombatMode& mode) {
    double throws = 1;
    for (const CombatDefinition& definition : mode.definitions) {
        std::size_t faces = 1;
        for (const CombatDice& dice : definition.dice)
            faces = std::max(faces, dice.faces.size());
        throws *= std::pow(static_cast<double>(faces), mode.names[definition.name].of_fight ? 1 : 2);
    }
    return throws;
}

Enumerated enumerate(const CombatMode& mode, const Fight& fight, Coverage& coverage) {
    return Enumeration(mode, fight, coverage).run();
}

} // namespace muster::tests
