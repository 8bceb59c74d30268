// SPDX-License-Identifier: MIT
// Which numbers every report needs, and which can be looked up instead of worked out.
#include "base/limits.h"
#include "ruleset/detail/troop_tests.h"
#include "ruleset/reader_parts.h"

#include <algorithm>
#include <array>
#include <optional>

namespace muster {

namespace {

// --- what is needed ---

class NeedMarker {
public:
    explicit NeedMarker(Ruleset& ruleset) : ruleset_(ruleset) {}

    void mark() {
        for (const Level level : all_levels)
            for (std::size_t i = 0; i < ruleset_.numbers_of(level).size(); ++i)
                if (ruleset_.numbers_of(level)[i].scope == Scope::report)
                    need(level, i);
        for (const Rule& rule : ruleset_.rules)
            for (const RuleCase& rule_case : rule.cases)
                need_of(rule_case, rule.level);
    }

private:
    void need(Level level, std::size_t which) {
        if (std::exchange(ruleset_.compiled.at(level).numbers[which].needed, true))
            return;
        for (const NumberCase& number_case : ruleset_.numbers_of(level)[which].cases) {
            for (const Condition& when : number_case.whens)
                need_of(when, level);
            for (const Step& step : number_case.steps)
                need_of(step, level);
        }
    }

    void need_of(const Pattern& pattern, Level level) {
        for (const NumberTest& test : pattern.numbers)
            need(level, test.number);
    }

    void need_of(const Condition& condition, Level level) {
        need_of(condition.selection.pattern, condition.selection.level);
        need_of(condition.likeness.pattern, condition.likeness.among);
        if (condition.kind != ConditionKind::comparison)
            return;
        need(level, condition.comparison.number);
        if (condition.comparison.other)
            need(level, *condition.comparison.other);
    }

    void need_of(const Step& step, Level level) {
        for (const TableRow& row : step.table.rows)
            need_of(row.selection.pattern, row.selection.level);
        for (const std::size_t which : step.numbers)
            need(level, which);
        if (step.kind == StepKind::number)
            need(level, step.number);
        if (step.kind == StepKind::sum || step.kind == StepKind::lowest || step.kind == StepKind::highest)
            need(step.among, step.number);
        need_of(step.pattern, step.among);
    }

    void need_of(const RuleCase& rule_case, Level level) {
        for (const auto* conditions : {&rule_case.whens, &rule_case.nevers, &rule_case.needs})
            for (const Condition& condition : *conditions)
                need_of(condition, level);
        for (const TextTemplate::Piece& piece : rule_case.say.pieces)
            if (const auto* place = std::get_if<TextTemplate::NumberPlace>(&piece))
                need(place->level, place->number);
            else if (const auto* words = std::get_if<TextTemplate::CountedWords>(&piece))
                need(words->number.level, words->number.number);
    }

    Ruleset& ruleset_;
};

// --- what can be looked up ---

class DenseCompiler {
public:
    explicit DenseCompiler(Ruleset& ruleset) : ruleset_(ruleset) {
        for (const Level level : all_levels) {
            axes_of_number_[index_of(level)].resize(ruleset.numbers_of(level).size());
            value_of_number_[index_of(level)].resize(ruleset.numbers_of(level).size());
        }
    }

    void compile() {
        for (const Level level : all_levels) {
            const std::vector<Number>& numbers = ruleset_.numbers_of(level);
            for (std::size_t i = 0; i < numbers.size(); ++i)
                for (const NumberCase& number_case : numbers[i].cases)
                    ruleset_.compiled.at(level).numbers[i].cases.push_back(compiled(number_case));
            plan(level);
        }
    }

private:
    // A set of numbers that may become a block.
    struct Group {
        DenseAxes axes;
        std::vector<std::size_t> numbers;
    };

    // The only step of the number; null if it has several.
    static const Step* only_step(const Number& number) {
        if (number.cases.size() != 1 || number.cases[0].steps.size() != 1 || !number.cases[0].whens.empty())
            return nullptr;
        const Step& step = number.cases[0].steps[0];
        return step.operation == Operation::plus && number.is_unbounded() ? &step : nullptr;
    }

    static bool is_plain_sum(const Step& step) { return step.kind == StepKind::sum && step.pattern.empty(); }

    static bool is_troop_count(const Step& step) {
        return step.kind == StepKind::count && step.among == Level::troop &&
               (step.pattern.empty() || step.pattern.troop_test >= 0);
    }

    static void add_to_order(NumberOrder& order, std::size_t which, const Number& number) {
        const Step* const only = only_step(number);
        if (only != nullptr && is_troop_count(*only))
            order.counts.push_back({which, only->pattern.troop_test});
        else if (only != nullptr && is_plain_sum(*only))
            add_to_sums(order, which, *only);
        else
            order.others.push_back(which);
    }

    static void add_to_sums(NumberOrder& order, std::size_t which, const Step& step) {
        const auto known = std::find_if(order.sums.begin(), order.sums.end(),
                                        [&](const PlainSums& sums) { return sums.among == step.among; });
        PlainSums& sums = known != order.sums.end() ? *known : order.sums.emplace_back();
        sums.among = step.among;
        sums.sums.push_back({which, step.number, 1ULL << (sums.sums.size() % 64)});
    }

    void plan(Level level) {
        const std::vector<Number>& known = ruleset_.numbers_of(level);
        const std::vector<CompiledNumber>& compiled = ruleset_.compiled.at(level).numbers;
        NumberPlan& plan = ruleset_.compiled.at(level).plan;
        std::vector<Group> groups;
        for (std::size_t i = 0; i < known.size(); ++i) {
            if (compiled[i].needed)
                plan.needed_stride = i + 1;
            const std::optional<DenseAxes>& axes = axes_of(level, i);
            if (compiled[i].needed && axes && axes->fit() && add_to_group(groups, i, *axes))
                continue;
            add_to_order(plan.all, i, known[i]);
            if (compiled[i].needed)
                add_to_order(plan.needed, i, known[i]);
        }
        for (const Group& group : groups) {
            const auto fill = [&](const ElementValues& element, Exact* cells) {
                forget_values(level);
                for (const std::size_t which : group.numbers)
                    *cells++ = value(level, which, element);
            };
            plan.blocks.push_back({runs(group.numbers), {group.axes, group.numbers.size(), fill}});
        }
    }

    static std::vector<NumberBlock::Run> runs(const std::vector<std::size_t>& numbers) {
        std::vector<NumberBlock::Run> runs;
        for (const std::size_t number : numbers) {
            if (runs.empty() || runs.back().first + runs.back().count != number)
                runs.push_back({number, 0});
            ++runs.back().count;
        }
        return runs;
    }

    // Into the first group that stays small enough with it. False if there is no room left.
    bool add_to_group(std::vector<Group>& groups, std::size_t number, const DenseAxes& axes) {
        for (Group& group : groups) {
            DenseAxes together = group.axes;
            together.add(axes);
            if (!together.fit())
                continue;
            const std::size_t before = group.axes.cells() * group.numbers.size();
            if (!take_cells(together.cells() * (group.numbers.size() + 1) - before))
                return false;
            group.axes = together;
            group.numbers.push_back(number);
            return true;
        }
        if (!take_cells(axes.cells()))
            return false;
        groups.push_back({axes, {number}});
        return true;
    }

    bool take_cells(std::size_t cells) {
        if (cells > cells_left_)
            return false;
        cells_left_ -= cells;
        return true;
    }

    void add_axis(DenseAxes& axes, Level level, std::size_t slot) const {
        for (const std::size_t index : ruleset_.at(level).traits) {
            const Trait& trait = ruleset_.traits[index];
            if (!trait.is_text() && trait.slot == slot)
                axes.add({level, slot, trait.values.size()});
        }
    }

    void add_axes(DenseAxes& axes, const Pattern& pattern) const {
        for (const ValueTest& test : pattern.values)
            add_axis(axes, test.level, test.slot);
    }

    // False if the table depends on more than choices.
    bool add_axes(DenseAxes& axes, const Table& table) const {
        if (!table.plain || (table.by_trait && table.column_of_value.empty()))
            return false;
        if (table.by_trait)
            add_axis(axes, table.by_level, table.by_slot);
        for (const TableRow& row : table.rows)
            add_axes(axes, row.selection.pattern);
        return true;
    }

    // Of a number; nothing if it depends on more than choices. Each number is looked at once: a number may
    // use another one several times, which may use a third several times.
    const std::optional<DenseAxes>& axes_of(Level level, std::size_t which) {
        std::optional<std::optional<DenseAxes>>& known = axes_of_number_[index_of(level)][which];
        if (!known) {
            DenseAxes axes;
            known = add_axes(axes, ruleset_.numbers_of(level)[which]) ? std::optional(axes) : std::nullopt;
        }
        return *known;
    }

    bool add_axes_of(DenseAxes& axes, Level level, std::size_t which) {
        const std::optional<DenseAxes>& of_number = axes_of(level, which);
        if (of_number)
            axes.add(*of_number);
        return of_number.has_value();
    }

    bool add_axes(DenseAxes& axes, const Number& number) {
        const auto by_choices = [](const Condition& when) {
            return when.kind == ConditionKind::selection && when.selection.quantifier == Quantifier::self &&
                   when.selection.pattern.is_plain();
        };
        for (const NumberCase& number_case : number.cases) {
            if (!std::all_of(number_case.whens.begin(), number_case.whens.end(), by_choices))
                return false;
            for (const Condition& when : number_case.whens)
                add_axes(axes, when.selection.pattern);
            for (const Step& step : number_case.steps)
                if (!add_axes(axes, step, number.level))
                    return false;
        }
        return true;
    }

    bool add_axes(DenseAxes& axes, const Step& step, Level level) {
        switch (step.kind) {
        case StepKind::constant: return true;
        case StepKind::table: return add_axes(axes, step.table);
        case StepKind::number: return add_axes_of(axes, level, step.number);
        case StepKind::greatest:
            return std::all_of(step.numbers.begin(), step.numbers.end(),
                               [&](std::size_t which) { return add_axes_of(axes, level, which); });
        default: return false;
        }
    }

    [[nodiscard]] CompiledCase compiled(const NumberCase& number_case) {
        const std::vector<Step>& steps = number_case.steps;
        CompiledCase result;
        for (const Condition& when : number_case.whens)
            result.guard.want(when, Truth::yes);
        for (std::size_t first = 0; first < steps.size();) {
            DenseAxes axes;
            std::size_t end = first;
            while (end < steps.size() && joins(axes, steps[end]))
                ++end;
            CompiledStep& step = result.steps.emplace_back();
            step.step = first;
            if (end != first && take_cells(axes.cells()))
                step.sum = {axes, 1, [&](const ElementValues& element, Exact* cell) {
                                *cell = 0;
                                for (std::size_t i = first; i != end; ++i)
                                    if (const auto part = plain_result(steps[i].table, element); part.counts)
                                        *cell = *cell + part.value;
                            }};
            first = step.sum.empty() ? first + 1 : end;
        }
        return result;
    }

    // Whether the step is a table that is added and can be looked up with the others of these axes.
    bool joins(DenseAxes& axes, const Step& step) const {
        DenseAxes together = axes;
        if (step.kind != StepKind::table || step.operation != Operation::plus ||
            !add_axes(together, step.table) || !together.fit())
            return false;
        axes = together;
        return true;
    }

    void forget_values(Level level) {
        std::vector<std::optional<Exact>>& values = value_of_number_[index_of(level)];
        std::fill(values.begin(), values.end(), std::nullopt);
    }

    // Of a number that has axes, for the element since whose choice the values were forgotten.
    Exact value(Level level, std::size_t which, const ElementValues& element) {
        std::optional<Exact>& known = value_of_number_[index_of(level)][which];
        if (!known)
            known = value(ruleset_.numbers_of(level)[which], element);
        return *known;
    }

    Exact value(const Number& number, const ElementValues& element) {
        const auto holds = [&](const Condition& when) {
            const auto& tests = when.selection.pattern.values;
            return std::all_of(tests.begin(), tests.end(),
                               [&](const ValueTest& test) { return test.holds(element); });
        };
        const auto used = std::find_if(number.cases.begin(), number.cases.end(), [&](const NumberCase& c) {
            return std::all_of(c.whens.begin(), c.whens.end(), holds);
        });
        if (used == number.cases.end())
            return {};
        Exact result = 0;
        for (const Step& step : used->steps)
            if (const auto next = value(step, number.level, element))
                result = combined(result, step.operation, *next);
        return finished(number, result);
    }

    // Nothing if the step is passed over.
    std::optional<Exact> value(const Step& step, Level level, const ElementValues& element) {
        if (step.kind == StepKind::constant)
            return step.factor;
        if (step.kind == StepKind::number)
            return value(level, step.number, element) * step.factor;
        if (step.kind == StepKind::greatest) {
            Exact greatest;
            for (const std::size_t which : step.numbers)
                greatest = greater_of(greatest, value(level, which, element));
            return greatest;
        }
        const TableResult result = plain_result(step.table, element);
        return result.counts ? std::optional(result.value) : std::nullopt;
    }

    Ruleset& ruleset_;
    std::size_t cells_left_ = most_cells;
    std::array<std::vector<std::optional<std::optional<DenseAxes>>>, level_count> axes_of_number_;
    std::array<std::vector<std::optional<Exact>>, level_count> value_of_number_;
};

} // namespace

void compile_numbers(Ruleset& ruleset) {
    for (const Level level : all_levels)
        ruleset.compiled.at(level).numbers.resize(ruleset.numbers_of(level).size());
    NeedMarker(ruleset).mark();
    compile_troop_tests(ruleset);
    DenseCompiler(ruleset).compile();
}

} // namespace muster
