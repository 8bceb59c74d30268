// SPDX-License-Identifier: MIT
#include "sheet/detail/sheet_remarks.h"

#include "base/translation.h"
#include "sheet/detail/sheet_tables.h"

#include <fmt/format.h>

#include <algorithm>

namespace muster {

namespace {

// Whether a figure or a row of the sheet carries the sign.
bool shows(const SheetModel& sheet, std::string_view sign) {
    const auto has = [&](const std::string& text) { return text.find(sign) != std::string::npos; };
    const auto row_has = [&](const auto& row) {
        return std::any_of(row.cells.begin(), row.cells.end(), has);
    };
    const auto any = [](const auto& rows, const auto& test) {
        return std::any_of(rows.begin(), rows.end(), test);
    };
    return any(sheet.band, [&](const BandEntry& entry) { return has(entry.value) || has(entry.caption); }) ||
           std::any_of(sheet.thresholds.begin(), sheet.thresholds.end(), has) ||
           any(sheet.table.rows, row_has) ||
           any(sheet.cards, [&](const SheetCard& card) { return any(card.rows, row_has); }) ||
           any(sheet.charts, [&](const SheetChart& chart) {
               return any(chart.rows,
                          [&](const SheetChart::Row& row) { return has(row.label) || row_has(row); });
           });
}

} // namespace

void add_remarks(SheetModel& sheet, const Wording& wording) {
    for (const Provenance provenance : {Provenance::inherited, Provenance::reading})
        if (shows(sheet, provenance_sign(provenance)))
            sheet.remarks.push_back(provenance_words(provenance));
    // The reference sheet lists them; a short roster is short.
    if (sheet.kind != SheetKind::reference && sheet.kind != SheetKind::compact)
        for (const ReadingIndex reading : wording.readings_written())
            sheet.remarks.push_back(fmt::format("{} {}.", provenance_sign(Provenance::reading),
                                                reading_words(wording.ruleset(), reading)));
    if (!has_troops(wording.army()))
        sheet.remarks.push_back(translate("There are no troops in this army yet"));
    if (rows_stand_for_many(wording) && !sheet.table.box_columns.empty())
        sheet.remarks.push_back(
            translate("This army is so large that a row is for several, and its boxes for one of them"));
}

} // namespace muster
