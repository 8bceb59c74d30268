// SPDX-License-Identifier: MIT
#include "sheet/sheet_size.h"

#include "base/layout_weight.h"
#include "base/limits.h"
#include "base/translation.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <numeric>
#include <string_view>
#include <vector>

namespace muster {

namespace {

// The bytes of a text as HTML writes it: a quotation mark takes six.
std::size_t escaped_bytes(std::string_view text) {
    constexpr std::size_t longest_escape = 6;
    const auto special = std::count_if(text.begin(), text.end(), [](char letter) {
        return letter == '"' || letter == '&' || letter == '<' || letter == '>';
    });
    return text.size() + static_cast<std::size_t>(special) * (longest_escape - 1);
}

// What takes room on pages, or in a text.
class SheetSize {
public:
    using Weigh = std::size_t (*)(std::string_view);
    explicit SheetSize(const SheetModel& sheet, Weigh weigh = layout_weight) : weigh_(weigh) { add(sheet); }
    [[nodiscard]] std::size_t rows() const { return rows_; }
    [[nodiscard]] std::size_t bytes() const { return bytes_; }
    [[nodiscard]] bool is_cut() const { return is_cut_; }

private:
    void add(const SheetModel& sheet) {
        is_cut_ = is_cut_ || sheet.table.is_cut || sheet.is_cut;
        add(sheet.table.rows);
        for (const std::string* text : {&sheet.title, &sheet.player, &sheet.event, &sheet.notes})
            bytes_ += weigh_(*text);
        for (const SheetCard& card : sheet.cards) {
            bytes_ += weigh_(card.name) + weigh_(card.within) + weigh_(card.note);
            rows_ += 2; // what stands around its rows
            add(card.rows);
        }
        rows_ += sheet.findings.size() + sheet.entries.size() + sheet.thresholds.size();
        for (const std::string& threshold : sheet.thresholds)
            bytes_ += weigh_(threshold);
        for (const WritingForm& form : sheet.forms)
            rows_ += form.rows.size();
        for (const SheetFinding& finding : sheet.findings)
            bytes_ += weigh_(finding.place) + weigh_(finding.message);
        for (const SheetEntry& entry : sheet.entries)
            bytes_ += weigh_(entry.place) + weigh_(entry.text);
        for (const SheetChart& chart : sheet.charts)
            rows_ += chart.rows.size();
        for (const SheetModel& part : sheet.parts)
            add(part);
    }

    void add(const std::vector<SheetRow>& rows) {
        rows_ += rows.size();
        for (const SheetRow& row : rows) {
            bytes_ += weigh_(row.name) + weigh_(row.within) + weigh_(row.note);
            for (const std::string& cell : row.cells)
                bytes_ += weigh_(cell);
        }
    }

    Weigh weigh_;
    std::size_t rows_ = 0;
    std::size_t bytes_ = 0;
    bool is_cut_ = false;
};

// Of rows whose cells are all as wide as the longest text of their column, as plain text has them.
std::size_t padded_bytes(const std::vector<SheetRow>& rows) {
    constexpr std::size_t of_boxes = 8; // bytes around those of one cell
    constexpr std::size_t of_box = 3;
    std::size_t name = 0;
    std::size_t boxes = 0;
    std::vector<std::size_t> widths;
    for (const SheetRow& row : rows) {
        for (const std::int32_t count : row.boxes)
            boxes += of_boxes + of_box * static_cast<std::size_t>(std::clamp(count, 0, most_boxes));
        name = std::max(name, row.name.size());
        widths.resize(std::max(widths.size(), row.cells.size()), 0);
        for (std::size_t i = 0; i < row.cells.size(); ++i)
            widths[i] = std::max(widths[i], row.cells[i].size());
    }
    return boxes + rows.size() * std::accumulate(widths.begin(), widths.end(), name);
}

std::size_t padded_bytes(const SheetModel& sheet) {
    std::size_t bytes = padded_bytes(sheet.table.rows);
    for (const SheetCard& card : sheet.cards)
        bytes += padded_bytes(card.rows);
    for (const SheetModel& part : sheet.parts)
        bytes += padded_bytes(part);
    return bytes;
}

std::string too_much_text() {
    return translate_format("The sheet would have texts of more than {} MB, or more than {} lines to write "
                            "in. Shorten the names, "
                            "charts and forms in the rule set, or split the army.",
                            most_table_text >> 20U, most_sheet_lines);
}

} // namespace

std::optional<std::string> too_large_for_pages(const SheetModel& sheet) {
    const SheetSize size(sheet);
    if (size.is_cut())
        return too_much_text();
    if (size.rows() > most_page_rows)
        return translate_format(
            "The army is too large for a sheet on pages: it has {} rows, and at most {} are laid "
            "out. Split the army, or choose a text or a table.",
            size.rows(), most_page_rows);
    if (size.bytes() > most_page_text)
        return translate_format(
            "The names and texts of the army are too long for a sheet on pages: together {} KB, and "
            "at most {} are laid out. Letters other than Latin ones count threefold, and each change to "
            "such letters and back as 64 more. Shorten them, or choose a text or a table.",
            size.bytes() >> 10U, most_page_text >> 10U);
    return std::nullopt;
}

std::optional<std::string> too_large_for_text(const SheetModel& sheet) {
    const SheetSize size(sheet, escaped_bytes);
    if (size.is_cut() || size.bytes() > most_table_text || padded_bytes(sheet) > most_table_text)
        return too_much_text();
    return std::nullopt;
}

} // namespace muster
