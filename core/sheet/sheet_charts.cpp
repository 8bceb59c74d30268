// SPDX-License-Identifier: MIT
// The charts of a sheet: those of the rules that the army uses, and what an umpire compares.
#include "base/text.h"
#include "base/translation.h"
#include "check/added_rules.h"
#include "check/checker.h"
#include "sheet/detail/sheet_tables.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <map>
#include <set>

namespace muster {

namespace {

// The element's label in the battle line, or its name if it is not there.
std::string label_of(const Wording& wording, const Place& place) {
    const SheetLine& line = wording.ruleset().sheet.line;
    const Level level = line.units ? Level::unit : Level::troop;
    return place.level() == level ? wording.filled(line.label, place)
                                  : folded(element_name(place, wording.army(), wording.ruleset()));
}

// The rows of a chart that concern an army, each with the elements it concerns.
class UsedRows {
public:
    UsedRows(const Wording& wording, const Chart& chart, const SheetFilter& filter)
        : wording_(wording), chart_(chart), filter_(filter), rows_(chart.rows.size()) {
        add({});
        for_each_place(wording.army(), [&](const Place& place) { add(place); });
    }

    [[nodiscard]] SheetChart words() {
        const bool cited = !chart_.cite.empty();
        SheetChart result{
            chart_.name, cited ? wording_.ruleset().citation(chart_.cite) : "", chart_.columns, {}};
        for (std::size_t i = 0; i < rows_.size(); ++i) {
            if (!rows_[i].used)
                continue;
            const ChartRow& row = chart_.rows[i];
            wording_.note_reading(row.reading);
            if (row.label.empty())
                merge_same(i);
            SheetChart::Row entry{row.label.empty() ? names_of(rows_[i].places) : row.label, row.cells};
            (entry.label.empty() ? entry.cells.front() : entry.label) += provenance_sign(row.provenance);
            const auto same = [&](const SheetChart::Row& other) {
                return other.label == entry.label && other.cells == entry.cells;
            };
            if (std::none_of(result.rows.begin(), result.rows.end(), same))
                result.rows.push_back(std::move(entry));
        }
        return result;
    }

private:
    struct Row {
        bool used = false;
        std::vector<Place> places;
    };

    void add(const Place& place) {
        if (filter_.level == place.level() && !wording_.holds(filter_.selection, place))
            return;
        if (chart_.level == place.level()) {
            ++users_[label_of(wording_, place)];
            for (const ChartRow* row : wording_.chart_rows(chart_, place)) {
                Row& used = rows_[static_cast<std::size_t>(row - chart_.rows.data())];
                used.used = true;
                used.places.push_back(place);
            }
        } else if (!chart_.level && filter_.level == place.level()) {
            for (Row& row : rows_)
                row.used = true;
        }
    }

    // Merges later rows with the same text for other elements into this one.
    void merge_same(std::size_t first) {
        for (std::size_t i = first + 1; i < rows_.size(); ++i) {
            const ChartRow& other = chart_.rows[i];
            if (!rows_[i].used || !other.label.empty() || other.cells != chart_.rows[first].cells ||
                other.provenance != chart_.rows[first].provenance)
                continue;
            rows_[i].used = false;
            rows_[first].places.insert(rows_[first].places.end(), rows_[i].places.begin(),
                                       rows_[i].places.end());
        }
    }

    // Their labels in the battle line; of a troop the notation if others have the same label.
    [[nodiscard]] std::string names_of(const std::vector<Place>& places) const {
        std::map<std::string, std::set<std::array<std::uint32_t, 3>>> here;
        for (const Place& place : places)
            here[label_of(wording_, place)].insert({place.body, place.unit, place.troop});
        std::vector<std::string> names;
        for (const Place& place : places) {
            const std::string name = label_of(wording_, place);
            const bool all = users_.at(name) == here.at(name).size();
            add_once(names, all || place.level() != Level::troop ? name : wording_.notation(place));
        }
        return joined(names, ", ");
    }

    const Wording& wording_;
    const Chart& chart_;
    const SheetFilter& filter_;
    std::vector<Row> rows_;
    std::map<std::string, std::size_t> users_; // how many elements have this label
};

} // namespace

std::vector<SheetChart> charts_in_use(const Wording& wording, SheetKind kind) {
    std::vector<SheetChart> charts;
    for (const SheetReference& reference : wording.ruleset().sheet.references) {
        if (!reference.full && kind != SheetKind::reference)
            continue;
        SheetChart chart =
            UsedRows(wording, wording.ruleset().charts[reference.chart], reference.filter).words();
        if (!chart.rows.empty())
            charts.push_back(std::move(chart));
    }
    if (SheetChart forms = other_forms(wording); !forms.rows.empty())
        charts.push_back(std::move(forms));
    if (kind == SheetKind::reference)
        if (SheetChart readings = readings_in_use(wording); !readings.rows.empty())
            charts.push_back(std::move(readings));
    return charts;
}

SheetChart other_forms(const Wording& wording) {
    SheetChart chart{translate("May also fight as"), "", {}, {}};
    const Ruleset& ruleset = wording.ruleset();
    if (ruleset.added == nullptr)
        return chart;
    for (const GridColumn& column : grid_columns(ruleset, GridUse::screen))
        chart.columns.push_back(column.short_name.empty() ? column.name : column.short_name);
    for (const OtherForm& form : ruleset.added->other_forms(wording.army(), ruleset)) {
        Army army = wording.army();
        army.bodies[form.place.body - 1].units[form.place.unit - 1].troops[form.place.troop - 1].values =
            form.values;
        const Report report = check(army, ruleset, Detail::sheet);
        const Wording changed(army, ruleset, report);
        GridRow row = grid_row(changed, form.place, GridUse::screen);
        SheetChart::Row line{fmt::format("{}: {}", folded(row.name), form.name), std::move(row.cells)};
        const auto same = [&](const SheetChart::Row& other) {
            return other.label == line.label && other.cells == line.cells;
        };
        if (std::none_of(chart.rows.begin(), chart.rows.end(), same))
            chart.rows.push_back(std::move(line));
    }
    return chart;
}

SheetChart readings_in_use(const Wording& wording) {
    const std::string sign(provenance_sign(Provenance::reading));
    SheetChart chart{translate("Our readings") + " " + sign, "", {translate("what was read, and why")}, {}};
    for (const SourceReading& reading : wording.ruleset().readings)
        if (wording.holds(reading.concerns, {}))
            chart.rows.push_back({reading.name, {reading.text}});
    return chart;
}

SheetChart declared_traits(const Wording& wording) {
    SheetChart chart{translate("Declared"), "", {""}, {}};
    const Army& army = wording.army();
    for (const std::size_t index : wording.ruleset().at(Level::army).traits) {
        const Trait& trait = wording.ruleset().traits[index];
        const bool is_text = trait.is_text();
        const std::string value = is_text
                                      ? (trait.slot < army.texts.size() ? folded(army.texts[trait.slot]) : "")
                                      : trait.value_name(army.values[trait.slot]);
        chart.rows.push_back({trait.name, {value.empty() ? translate("not given") : value}});
    }
    return chart;
}

SheetChart computed_numbers(const Wording& wording) {
    SheetChart chart{translate("Worked out"), "", {""}, {}};
    const std::vector<Number>& numbers = wording.ruleset().numbers_of(Level::army);
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        if (numbers[i].scope != Scope::report)
            continue;
        const std::string unit = numbers[i].unit.empty() ? "" : " " + numbers[i].unit;
        chart.rows.push_back({numbers[i].name, {wording.report().number({}, i).readable() + unit}});
    }
    return chart;
}

} // namespace muster
