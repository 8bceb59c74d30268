// SPDX-License-Identifier: MIT
#include "mail/detail/running_totals.h"

#include "base/exact.h"
#include "mail/detail/computed_numbers.h"

#include <algorithm>
#include <array>
#include <map>
#include <utility>

namespace muster {

namespace {

// A smaller figure comes out by chance too easily.
constexpr std::int32_t least_cost = 10;
constexpr std::size_t fewest_of_series = 3; // lines, for the same reason

enum Series : std::size_t { counts, sizes, series_count };

struct Sums {
    Exact count{0};
    Exact size{0};
    Exact cost{0};

    void add(const Sums& other) {
        count = count + other.count;
        size = size + other.size;
        cost = cost + other.cost;
    }
};

// What stands around a troop's line, itself included.
struct Around {
    Sums line;
    Sums so_far; // from the top of the list
    Sums body;   // from the top of its part
    Sums unit;   // the whole unit
};

class NumberSettler {
public:
    NumberSettler(MadeArmy& made, const Ruleset& ruleset, const Report& report, bool adds_up)
        : made_(made), ruleset_(ruleset), report_(report), computed_(made, ruleset, report),
          around_(made.troops.size()), adds_up_(adds_up) {}

    void settle() {
        add_up();
        const std::array<bool, series_count> runs = running_series();
        const bool worth = tells_size_of_each_line();
        for (std::size_t i = 0; i < made_.troops.size(); ++i) {
            MadeTroop& troop = made_.troops[i];
            for (const UnexplainedNumber& number : troop.numbers) {
                const bool explained = is_explained_alone(i, number) || worth ||
                                       (runs[counts] && fits(number, around_[i].so_far.count)) ||
                                       (runs[sizes] && fits(number, around_[i].so_far.size));
                if (!explained)
                    troop.questions.push_back(number.question);
            }
            troop.numbers.clear();
        }
    }

private:
    [[nodiscard]] static bool fits(const UnexplainedNumber& number, const Exact& value) {
        return value.known() && value == Exact(number.value);
    }

    [[nodiscard]] Sums sums_of(const MadeTroop& troop) const {
        const std::int32_t count = made_.army.bodies[troop.place.body - 1]
                                       .units[troop.place.unit - 1]
                                       .troops[troop.place.troop - 1]
                                       .count;
        const auto times_count = [&](const std::string& id) {
            const auto number = ruleset_.number(Level::troop, id);
            return number ? report_.number(troop.place, *number) * Exact(count) : Exact(count);
        };
        const std::string size =
            ruleset_.size ? ruleset_.numbers_of(Level::army)[ruleset_.size->number].id : std::string();
        const bool priced = !ruleset_.conversion.price.empty();
        return {Exact(count), times_count(size), priced ? times_count(ruleset_.conversion.price) : Exact(0)};
    }

    void add_up() {
        Sums so_far;
        Sums body;
        for (std::size_t first = 0; first < made_.troops.size();) {
            std::size_t end = first;
            Sums line;
            if (first == 0 || made_.troops[first].place.body != made_.troops[first - 1].place.body)
                body = {};
            for (; end < made_.troops.size() && made_.troops[end].line == made_.troops[first].line; ++end)
                line.add(sums_of(made_.troops[end]));
            so_far.add(line);
            body.add(line);
            for (; first < end; ++first)
                around_[first] = {line, so_far, body, {}};
        }
        std::map<std::pair<std::uint32_t, std::uint32_t>, Sums> units;
        for (const MadeTroop& troop : made_.troops)
            units[{troop.place.body, troop.place.unit}].add(sums_of(troop));
        for (std::size_t i = 0; i < made_.troops.size(); ++i)
            around_[i].unit = units[{made_.troops[i].place.body, made_.troops[i].place.unit}];
    }

    [[nodiscard]] static bool is_cost(const UnexplainedNumber& number, const Around& around) {
        if (number.value < least_cost || number.role == WrittenNumber::Role::each)
            return false;
        return fits(number, around.line.cost) || fits(number, around.unit.cost) ||
               fits(number, around.so_far.cost) || fits(number, around.body.cost);
    }

    // "with a gun attached, counts as two"
    [[nodiscard]] static bool is_own_size(const UnexplainedNumber& number, const Around& around) {
        return number.role == WrittenNumber::Role::size && fits(number, around.line.size);
    }

    [[nodiscard]] bool is_explained_alone(std::size_t troop, const UnexplainedNumber& number) const {
        return is_cost(number, around_[troop]) || is_own_size(number, around_[troop]) ||
               computed_.explains(troop, number);
    }

    // The series that every number comes out in which no cost explains.
    [[nodiscard]] std::array<bool, series_count> running_series() const {
        std::array<std::size_t, series_count> fitting{};
        std::size_t numbers = 0;
        for (std::size_t i = 0; i < made_.troops.size(); ++i)
            for (const UnexplainedNumber& number : made_.troops[i].numbers) {
                if (is_explained_alone(i, number))
                    continue;
                ++numbers;
                fitting[counts] += fits(number, around_[i].so_far.count) ? 1 : 0;
                fitting[sizes] += fits(number, around_[i].so_far.size) ? 1 : 0;
            }
        return {fitting[counts] >= fewest_of_series && fitting[counts] == numbers,
                fitting[sizes] >= fewest_of_series && fitting[sizes] == numbers};
    }

    // A column of what each line is worth for the army's size: no line is without its number, all of them
    // come out, and some troops count double, or the list adds them up. Else they may be anything.
    [[nodiscard]] bool tells_size_of_each_line() const {
        std::size_t lines = 0;
        bool doubles = false;
        for (std::size_t i = 0; i < made_.troops.size(); ++i) {
            if (i != 0 && made_.troops[i].line == made_.troops[i - 1].line)
                continue;
            ++lines;
            const std::vector<UnexplainedNumber>& numbers = made_.troops[i].numbers;
            const Sums& line = around_[i].line;
            if (numbers.size() != 1 || numbers.front().role != WrittenNumber::Role::unknown ||
                !fits(numbers.front(), line.size))
                return false;
            doubles = doubles || !(line.size == line.count);
        }
        return lines >= fewest_of_series && (doubles || adds_up_) && ruleset_.conversion.price.empty();
    }

    MadeArmy& made_;
    const Ruleset& ruleset_;
    const Report& report_;
    ComputedNumbers computed_;
    std::vector<Around> around_; // of each troop
    bool adds_up_;
};

} // namespace

void settle_numbers(MadeArmy& made, const Ruleset& ruleset, const Report& report, bool adds_up) {
    NumberSettler(made, ruleset, report, adds_up).settle();
}

} // namespace muster
