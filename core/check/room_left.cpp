// SPDX-License-Identifier: MIT
#include "check/room_left.h"

#include "base/translation.h"
#include "check/detail/evaluation.h"
#include "check/detail/fix_steps.h"

#include <algorithm>
#include <set>
#include <variant>

namespace muster {

namespace {

void add_numbers_of(const TextTemplate& text, std::set<std::size_t>& numbers) {
    for (const TextTemplate::Piece& piece : text.pieces)
        if (const auto* place = std::get_if<TextTemplate::NumberPlace>(&piece);
            place != nullptr && place->level == Level::army)
            numbers.insert(place->number);
}

std::set<std::size_t> numbers_of_totals(const Ruleset& ruleset) {
    std::set<std::size_t> numbers;
    for (const SheetTotal& total : ruleset.sheet.totals) {
        add_numbers_of(total.value, numbers);
        add_numbers_of(total.caption, numbers);
    }
    return numbers;
}

// Whether an army obeys the rule only while the number is not too large.
bool bounds_from_above(Comparison comparison, bool is_needed) {
    if (is_needed)
        return comparison == Comparison::most || comparison == Comparison::equal;
    return comparison == Comparison::above;
}

void note(const RoomLeft& room, std::vector<RoomLeft>& rooms) {
    const auto known = std::find_if(rooms.begin(), rooms.end(),
                                    [&](const RoomLeft& other) { return other.number == room.number; });
    if (known == rooms.end())
        rooms.push_back(room);
    else if (room.left < known->left)
        known->left = room.left;
}

} // namespace

std::vector<RoomLeft> room_left(const Army& army, const Ruleset& ruleset, const Report& report) {
    const Evaluation evaluation(army, ruleset, report);
    const std::set<std::size_t> totals = numbers_of_totals(ruleset);
    std::vector<RoomLeft> rooms;
    const auto add = [&](const std::vector<Condition>& conditions, bool is_needed) {
        for (const Condition& condition : conditions) {
            const NumberComparison& bound = condition.comparison;
            if (condition.kind != ConditionKind::comparison || !totals.contains(bound.number) ||
                !bounds_from_above(bound.comparison, is_needed))
                continue;
            const Sides sides = sides_of(bound, {}, report);
            if (sides.left.known() && sides.right.known())
                note({bound.number, sides.right - sides.left}, rooms);
        }
    };
    for (const Rule& rule : ruleset.rules) {
        if (rule.level != Level::army || rule.is_added())
            continue;
        for (const RuleCase& one : rule.cases)
            if (one.severity == Severity::error && evaluation.applies(one, {})) {
                add(one.needs, true);
                add(one.nevers, false);
            }
    }
    return rooms;
}

std::string room_left_text(const RoomLeft& room, const Ruleset& ruleset) {
    if (room.left == Exact(0))
        return {};
    const std::string& name = ruleset.numbers_of(Level::army)[room.number].name;
    return room.left < Exact(0) ? translate_format("{}: {} too many", name, (Exact(0) - room.left).readable())
                                : translate_format("{}: {} left", name, room.left.readable());
}

} // namespace muster
