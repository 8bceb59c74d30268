// SPDX-License-Identifier: MIT
#include "base/text.h"
#include "ruleset/reader_parts.h"

#include <fmt/format.h>

namespace muster {

void read_notation(RulesetReading& reading, const XmlElement& element) {
    ElementReader(element, reading.source).finish();
    check_children(element, reading.source, {"part"});
    for (const XmlElement& child : element.children()) {
        ElementReader reader(child, reading.source);
        NotationPart part;
        part.selection.pattern = read_pattern(reading, reader, Level::troop);
        part.text = read_template(reading, child, Level::troop);
        reading.ruleset.notation.push_back(std::move(part));
    }
}

namespace {

ChartRow read_chart_row(const RulesetReading& reading, const XmlElement& element, const Chart& chart) {
    ElementReader reader(element, reading.source);
    ChartRow row;
    row.label = reader.text("label");
    row.reading = read_reading_name(reading, reader, no_reading);
    row.provenance =
        read_provenance(reader, row.reading == no_reading ? Provenance::printed : Provenance::reading);
    if (chart.level)
        row.selection = read_selection(reading, reader, *chart.level);
    reader.finish();
    if (!chart.level && row.label.empty())
        reader.fail("a row of a chart for reference needs a label");
    const std::string text = element.text();
    for (const std::string_view cell : parts_of(text, '|'))
        row.cells.push_back(folded(cell));
    const std::size_t wanted = chart.columns.empty() ? 1 : chart.columns.size();
    if (row.cells.size() != wanted)
        reader.fail(fmt::format("{} cells where {} are needed", row.cells.size(), wanted));
    return row;
}

} // namespace

void read_charts(RulesetReading& reading, const XmlElement& element) {
    ElementReader(element, reading.source).finish();
    check_children(element, reading.source, {"chart"});
    for (const XmlElement& child : element.children()) {
        check_children(child, reading.source, {"row"});
        ElementReader reader(child, reading.source);
        Chart chart;
        const XmlAttribute& id = reader.require("id");
        check_id(reader, id);
        chart.id = id.value;
        if (reading.ruleset.chart(chart.id) != nullptr)
            reader.fail(id.raw(), fmt::format("the chart {} stands twice", chart.id));
        if (const XmlAttribute* of = reader.take("of"))
            chart.level = reader.level(*of);
        chart.name = reader.require("name").value;
        chart.cite = reader.text("cite");
        chart.every = reader.yes("every");
        chart.reminder = reader.yes("reminder");
        if (const XmlAttribute* columns = reader.take("columns"))
            for (const std::string_view column : parts_of(columns->value, '|'))
                chart.columns.emplace_back(column);
        reader.finish();
        for (const XmlElement& row : child.children())
            chart.rows.push_back(read_chart_row(reading, row, chart));
        reading.ruleset.charts.push_back(std::move(chart));
    }
}

} // namespace muster
