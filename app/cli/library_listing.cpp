// SPDX-License-Identifier: MIT
#include "library_listing.h"

#include "base/input_error.h"
#include "base/text.h"
#include "call_context.h"
#include "layout.h"
#include "library/library_columns.h"
#include "lists/lists.h"

#include <fmt/format.h>

#include <algorithm>

namespace muster {

namespace {

constexpr std::size_t army_id_width = 5;
constexpr std::size_t widest_column = 40; // of a column: one long name must not push all the rest away

struct TextColumn {
    LibraryColumn column;
    std::vector<std::string> cells;
    std::size_t width = 0;
};

// Null if it is not installed or cannot be read.
const Ruleset* installed_ruleset(const Rulesets& rulesets, const std::string& id) {
    try {
        return rulesets.find(id);
    } catch (const InputError&) {
        return nullptr;
    }
}

std::vector<TextColumn> text_columns(const std::vector<StoredArmy>& armies, LibraryPart part,
                                     const Rulesets& rulesets) {
    std::vector<TextColumn> columns;
    for (const LibraryColumn& column : library_columns({part == LibraryPart::trash, nullptr})) {
        TextColumn text{column, {}, width_of(column.title)};
        bool any = false;
        for (const StoredArmy& army : armies) {
            text.cells.push_back(
                clean(column.text(army, {installed_ruleset(rulesets, army.ruleset), lists_of(rulesets)})));
            text.width = std::max(text.width, std::min(widest_column, width_of(text.cells.back())));
            any = any || !text.cells.back().empty();
        }
        if (any)
            columns.push_back(std::move(text));
    }
    return columns;
}

std::string_view colour_of(const StoredArmy& army, CellStyle cell, const Style& style) {
    if (cell != CellStyle::verdict)
        return {};
    return !army.verdict ? style.doubt : army.verdict->legal() ? style.good : style.bad;
}

// The cell with the spaces that fill its column, and two more before the next.
std::string padded(const std::string& cell, std::size_t width) {
    return cell + std::string(width - std::min(width, width_of(cell)) + 2, ' ');
}

std::string without_trailing_spaces(std::string line) {
    line.erase(line.find_last_not_of(' ') + 1);
    return line + '\n';
}

std::vector<LibraryColumn> sortable_columns(LibraryPart part) {
    std::vector<LibraryColumn> columns = library_columns({part == LibraryPart::trash, nullptr});
    std::erase_if(columns, [](const LibraryColumn& column) { return !column.can_sort; });
    return columns;
}

} // namespace

std::string library_listing(const std::vector<StoredArmy>& armies, LibraryPart part, const Rulesets& rulesets,
                            const Style& style) {
    const std::vector<TextColumn> columns = text_columns(armies, part, rulesets);
    std::string line = fmt::format("{:>{}}  ", "No.", army_id_width);
    for (const TextColumn& column : columns)
        line += padded(column.column.title, column.width);
    std::string text = style.strong.empty() ? without_trailing_spaces(line)
                                            : fmt::format("{}{}{}\n", style.strong, line, style.reset);
    for (std::size_t row = 0; row < armies.size(); ++row) {
        line = fmt::format("{:>{}}  ", armies[row].id, army_id_width);
        for (const TextColumn& column : columns) {
            const std::string_view colour = colour_of(armies[row], column.column.style, style);
            line += colour;
            line += padded(column.cells[row], column.width);
            line += colour.empty() ? "" : style.reset;
        }
        text += without_trailing_spaces(std::move(line));
    }
    return text;
}

std::vector<std::string> library_sort_choices() {
    std::vector<std::string> ids;
    for (const LibraryPart part : {LibraryPart::kept, LibraryPart::trash})
        for (const LibraryColumn& column : sortable_columns(part))
            if (std::find(ids.begin(), ids.end(), column.id) == ids.end())
                ids.push_back(column.id);
    return ids;
}

void sort_by_column(LibraryQuery& query, std::string_view column) {
    std::vector<std::string_view> known;
    const std::vector<LibraryColumn> columns = sortable_columns(query.part);
    for (const LibraryColumn& each : columns) {
        if (each.id == column) {
            query.sort = each.id;
            query.descending = each.descending_first;
            return;
        }
        known.push_back(each.id);
    }
    throw CallError(fmt::format("--sort: unknown column {}{}", quoted(column), suggestion(column, known)));
}

} // namespace muster
