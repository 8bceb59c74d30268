// SPDX-License-Identifier: MIT
// The sheet of a rule set that describes none: all numbers that are reported, and every chart.
#include "ruleset/reader_parts.h"

#include <utility>
#include <vector>

namespace muster {

namespace {

TextTemplate only(TextTemplate::Piece piece) {
    TextTemplate result;
    result.pieces.push_back(std::move(piece));
    return result;
}

} // namespace

SheetDescription usual_sheet(const Ruleset& ruleset) {
    SheetDescription sheet;
    if (!ruleset.notation.empty()) {
        SheetColumn notation;
        notation.name = notation.short_name = "Notation";
        notation.screen = notation.strong = true;
        notation.cells.push_back({{Level::troop, {}}, only(TextTemplate::Notation{}), false});
        sheet.columns.push_back(std::move(notation));
    }
    const std::vector<Number>& of_troop = ruleset.numbers_of(Level::troop);
    for (std::size_t i = 0; i < of_troop.size(); ++i) {
        if (of_troop[i].scope == Scope::inner)
            continue;
        SheetColumn column;
        column.name = column.short_name = of_troop[i].name;
        column.alignment = Alignment::middle;
        column.screen = of_troop[i].scope == Scope::report;
        column.cells.push_back({{Level::troop, {}}, only(TextTemplate::NumberPlace{Level::troop, i}), false});
        for (const Level level : {Level::unit, Level::body})
            if (const auto same = ruleset.number(level, of_troop[i].id))
                column.cells.push_back({{level, {}}, only(TextTemplate::NumberPlace{level, *same}), false});
        sheet.columns.push_back(std::move(column));
    }
    const std::vector<Number>& of_army = ruleset.numbers_of(Level::army);
    for (std::size_t i = 0; i < of_army.size(); ++i)
        if (of_army[i].scope == Scope::report)
            sheet.totals.push_back(
                {{}, only(TextTemplate::NumberPlace{Level::army, i}), only(of_army[i].name)});
    for (std::size_t i = 0; i < ruleset.charts.size(); ++i)
        sheet.references.push_back({i, {}});
    sheet.line.units = true;
    sheet.line.label = only(TextTemplate::Name{});
    return sheet;
}

} // namespace muster
