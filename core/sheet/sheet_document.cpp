// SPDX-License-Identifier: MIT
#include "sheet/sheet_document.h"

#include "base/text.h"
#include "base/translation.h"
#include "sheet/detail/table_setter.h"

#include <fmt/format.h>

#include <algorithm>

namespace muster {

namespace {

constexpr const char* to_write_on = "________________";

std::string boxes_text(std::int32_t count) {
    if (count > most_boxes)
        return fmt::format("{}, now ____", count);
    std::string text;
    for (std::int32_t i = 0; i < count; ++i)
        text += i > 0 && i % 5 == 0 ? " □" : "□";
    return text;
}

// Joins the lines of a cell.
std::string flat(std::string text) {
    std::size_t at = 0;
    while ((at = text.find('\n', at)) != std::string::npos)
        text.replace(at, 1, " / ");
    return text;
}

DocumentPart heading(std::string text) {
    return {DocumentPart::Kind::heading, std::move(text), {}, nullptr};
}
DocumentPart paragraph_part(std::string text) {
    return {DocumentPart::Kind::paragraph, std::move(text), {}, nullptr};
}
DocumentPart table_part(DocumentTable table) {
    return {DocumentPart::Kind::table, "", std::move(table), nullptr};
}

std::string strips_text(const std::vector<BoxRun>& strips) {
    std::vector<std::string> runs;
    for (const BoxRun& run : strips) {
        std::string text = run.name + " " + boxes_text(run.count);
        for (const BoxRun::Sign& sign : run.signs)
            text += fmt::format(" {} after {}", sign.text, sign.after);
        runs.push_back(std::move(text));
    }
    return joined(runs, "; ");
}

class TableWords {
public:
    explicit TableWords(const SheetTable& table) : table_(table) {
        for (std::size_t i = 0; i < table.columns.size(); ++i)
            if (std::any_of(table.rows.begin(), table.rows.end(),
                            [&](const SheetRow& row) { return !row.cells[i].empty(); }))
                used_.push_back(i);
        strips_ = std::any_of(table.rows.begin(), table.rows.end(),
                              [](const SheetRow& row) { return !row.strips.empty(); });
    }

    [[nodiscard]] DocumentTable words() const {
        DocumentTable result;
        if (table_.numbered)
            add_column(result, "#", Alignment::end);
        result.name_column = result.head.size();
        add_column(result, table_.name_heading, Alignment::start);
        for (const std::size_t i : used_) {
            const GridColumn& column = table_.columns[i];
            add_column(result, column.group.empty() ? column.name : column.short_name, column.alignment);
        }
        for (const std::string& name : table_.box_columns)
            add_column(result, name, Alignment::start);
        if (strips_)
            add_column(result, translate("Boxes"), Alignment::start);
        const bool structured = !table_.rows.empty() && table_.rows.front().level == Level::body;
        for (const SheetRow& row : table_.rows)
            result.rows.push_back({cells_of(row), row.level != Level::troop, structured ? depth_of(row) : 0});
        return result;
    }

private:
    static void add_column(DocumentTable& table, const std::string& name, Alignment alignment) {
        table.head.push_back(name);
        table.alignments.push_back(alignment);
    }

    // A troop that shares its row with its unit stands where the unit would.
    [[nodiscard]] static std::size_t depth_of(const SheetRow& row) {
        const std::size_t depth = index_of(row.level) - index_of(Level::body);
        return row.level == Level::troop && row.begins_unit ? depth - 1 : depth;
    }

    [[nodiscard]] std::vector<std::string> cells_of(const SheetRow& row) const {
        std::vector<std::string> cells;
        if (table_.numbered)
            cells.push_back(row.number == 0 ? "" : fmt::format("{}", row.number));
        cells.push_back(row.within.empty() ? shown_name(row)
                                           : fmt::format("{} ({})", shown_name(row), row.within));
        for (const std::size_t i : used_)
            cells.push_back(flat(row.cells[i]));
        for (std::size_t i = 0; i < table_.box_columns.size(); ++i)
            cells.push_back(i < row.boxes.size() ? boxes_text(row.boxes[i]) : "");
        if (strips_)
            cells.push_back(strips_text(row.strips));
        return cells;
    }

    const SheetTable& table_;
    std::vector<std::size_t> used_;
    bool strips_ = false;
};

// Not beside the names, so that a list that is read back from the text has its names as they were.
void add_own_notes(SheetDocument& document, const SheetModel& sheet) {
    DocumentTable table{{translate("Who"), translate("Note")}, {}, {Alignment::start, Alignment::start}};
    for (const SheetRow& row : sheet.table.rows)
        if (!row.note.empty())
            table.rows.push_back({{shown_name(row), row.note}, false});
    for (const SheetCard& card : sheet.cards) {
        if (!card.note.empty())
            table.rows.push_back({{card.name, card.note}, false});
        for (const SheetRow& row : card.rows)
            if (!row.note.empty())
                table.rows.push_back({{shown_name(row), row.note}, false});
    }
    if (table.rows.empty())
        return;
    document.parts.push_back(heading(translate("Notes on troops")));
    document.parts.push_back(table_part(std::move(table)));
}

void add_cards(SheetDocument& document, const SheetModel& sheet) {
    for (const SheetCard& card : sheet.cards) {
        std::string name;
        for (const GridMark& mark : card.marks)
            name += mark.sign + " ";
        document.parts.push_back(heading(name + card.name + " · " + card.within));
        SheetTable table;
        table.name_heading = sheet.table.name_heading;
        table.columns = sheet.table.columns;
        table.rows = card.rows;
        document.parts.push_back(table_part(TableWords(table).words()));
        if (!card.strips.empty())
            document.parts.push_back(paragraph_part(strips_text(card.strips)));
    }
}

void add_findings(SheetDocument& document, const SheetModel& sheet) {
    if (!sheet.findings_listed)
        return;
    document.parts.push_back(heading(translate("Findings")));
    if (sheet.findings.empty())
        document.parts.push_back(paragraph_part(translate("None: no rule is broken.")));
    DocumentTable table{{translate("Severity"), translate("Place"), translate("What"), translate("Source"),
                         translate("Rule")},
                        {},
                        {}};
    for (const SheetFinding& finding : sheet.findings)
        table.rows.push_back(
            {{severity_word(finding.severity), folded(finding.place), folded(finding.message),
              finding.cite + (finding.reading.empty() ? "" : " · " + folded(finding.reading)), finding.rule},
             false});
    table.alignments.assign(table.head.size(), Alignment::start);
    if (!table.rows.empty())
        document.parts.push_back(table_part(std::move(table)));
}

void add_entries(SheetDocument& document, const SheetModel& sheet) {
    if (sheet.entries.empty())
        return;
    document.parts.push_back(heading(entries_heading(sheet)));
    DocumentTable table{{translate("Who"), translate("What"), translate("Written")},
                        {},
                        {Alignment::start, Alignment::start, Alignment::start}};
    for (const SheetEntry& entry : sheet.entries) {
        table.rows.push_back(
            {{entry.place, entry.name, entry.text.empty() ? to_write_on : entry.text}, false});
        for (std::int32_t i = 0; sheet.kind == SheetKind::orders && !entry.text.empty() && i < entry.fresh;
             ++i)
            table.rows.push_back({{"", "", to_write_on}, false});
    }
    document.parts.push_back(table_part(std::move(table)));
}

void add_forms(SheetDocument& document, const SheetModel& sheet) {
    for (const WritingForm& form : sheet.forms) {
        document.parts.push_back(heading(form.name));
        DocumentTable table;
        for (const WritingForm::Column& column : form.columns)
            table.head.push_back(column.name);
        table.alignments.assign(table.head.size(), Alignment::start);
        for (const std::vector<std::string>& cells : form.rows) {
            table.rows.push_back({cells, false});
            for (std::string& cell : table.rows.back().cells)
                cell = cell.empty() ? "________" : cell;
        }
        document.parts.push_back(table_part(std::move(table)));
    }
}

void add_charts(SheetDocument& document, const SheetModel& sheet) {
    for (const SheetChart& chart : sheet.charts) {
        document.parts.push_back(heading(chart.name));
        DocumentTable table;
        if (chart.columns.size() > 1) {
            table.head = {""};
            table.head.insert(table.head.end(), chart.columns.begin(), chart.columns.end());
        }
        for (const SheetChart::Row& row : chart.rows) {
            DocumentTable::Row words{{row.label}, false};
            words.cells.insert(words.cells.end(), row.cells.begin(), row.cells.end());
            table.rows.push_back(std::move(words));
        }
        const std::size_t columns = table.rows.empty() ? 1 : table.rows.front().cells.size();
        table.alignments.assign(columns, columns > 2 ? Alignment::middle : Alignment::start);
        table.alignments.front() = Alignment::start;
        document.parts.push_back(table_part(std::move(table)));
    }
}

// All that stands below the title.
void add_parts(SheetDocument& document, const SheetModel& sheet) {
    for (const BandEntry& entry : sheet.band)
        document.parts.push_back(paragraph_part(
            entry.caption.empty() ? entry.value : fmt::format("{}: {}", entry.value, entry.caption)));
    add_findings(document, sheet);
    if (!sheet.table.rows.empty())
        document.parts.push_back(table_part(TableWords(sheet.table).words()));
    add_cards(document, sheet);
    add_own_notes(document, sheet);
    std::vector<std::string> legend;
    for (const GridMark& mark : sheet.legend)
        legend.push_back(mark.sign + " " + mark.name);
    legend.insert(legend.end(), sheet.remarks.begin(), sheet.remarks.end());
    if (!legend.empty())
        document.parts.push_back(paragraph_part(joined(legend, "   ")));
    if (sheet.plan)
        document.parts.push_back({DocumentPart::Kind::picture, sheet.plan->caption, {}, &*sheet.plan});
    if (sheet.line && !sheet.line->boxes.empty())
        document.parts.push_back({DocumentPart::Kind::picture, sheet.line->caption, {}, &*sheet.line});
    if (!sheet.thresholds.empty())
        document.parts.push_back(heading(translate("What each loss costs")));
    for (const std::string& text : sheet.thresholds)
        document.parts.push_back(paragraph_part(text));
    add_entries(document, sheet);
    add_forms(document, sheet);
    add_charts(document, sheet);
    if (!sheet.notes.empty()) {
        document.parts.push_back(heading(translate("Notes")));
        document.parts.push_back(paragraph_part(sheet.notes));
    }
}

} // namespace

SheetDocument document_of(const SheetModel& sheet) {
    SheetDocument document;
    document.title = sheet.title;
    std::vector<std::string> below;
    if (!sheet.kind_name.empty())
        below.push_back(sheet.kind_name);
    below.push_back(sheet.ruleset);
    below.insert(below.end(), sheet.headings.begin(), sheet.headings.end());
    document.below = joined(below, " · ");
    for (const auto& [label, text] : about_of(sheet))
        if (!text.empty())
            document.about.push_back(fmt::format("{} {}", label, text));
    if (sheet.parts.empty())
        add_parts(document, sheet);
    for (const SheetModel& part : sheet.parts) {
        document.parts.push_back(heading(part.kind_name));
        add_parts(document, part);
    }
    document.foot = translate_format("{} · rules data {} · fingerprint {}", sheet.program, sheet.revision,
                                     sheet.fingerprint);
    return document;
}

} // namespace muster
