// SPDX-License-Identifier: MIT
#include "library/library_columns.h"

#include "base/text.h"
#include "base/translation.h"
#include "library/library_error.h"
#include "library/stored_totals.h"
#include "lists/lists.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <clocale>
#include <ctime>

namespace muster {

namespace {

// Where a column is shown.
enum class Shown : std::uint8_t { always, several_rulesets, one_ruleset, kept, trash };

struct ColumnRow {
    const char* id;
    const char* title; // empty: the name of the number
    Shown shown;
    const char* sort_key; // SQL; empty: the armies cannot be sorted by it
    bool descending_first;
    CellStyle style;
    std::string (*text)(const StoredArmy& army, const InstalledData& data);
};

std::string size_text(const StoredArmy& army, const InstalledData& data) {
    return data.ruleset == nullptr ? std::string() : stored_size(army.totals, *data.ruleset);
}

// The one table of columns. A `one_ruleset` row stands for a column of each number that the rule set shows.
const auto column_rows = std::to_array<ColumnRow>({
    {"name", mark_for_translation("Name"), Shown::always, "army.name COLLATE NOCASE", false, CellStyle::name,
     [](const StoredArmy& army, const InstalledData&) { return army_name_text(army.name); }},
    {"verdict", mark_for_translation("Verdict"), Shown::always,
     "coalesce(army.errors * 10000 + army.queries, 1e9)", true, CellStyle::verdict,
     [](const StoredArmy& army, const InstalledData&) { return verdict_text(army.verdict); }},
    {"ruleset", mark_for_translation("Rules"), Shown::several_rulesets, "army.ruleset", false,
     CellStyle::plain,
     [](const StoredArmy& army, const InstalledData& data) {
         return data.ruleset == nullptr ? army.ruleset : data.ruleset->title;
     }},
    {"size", mark_for_translation("Size"), Shown::several_rulesets,
     "CAST(substr(army.totals, instr(army.totals, '=') + 1) AS REAL)", true, CellStyle::plain, size_text},
    // An army without the number sorts before all others.
    {"number", "", Shown::one_ruleset,
     "CASE instr(' ' || army.totals, ?4) WHEN 0 THEN NULL ELSE CAST(substr(' ' || army.totals, "
     "instr(' ' || army.totals, ?4) + length(?4)) AS REAL) END",
     true, CellStyle::plain, nullptr},
    {"saved", mark_for_translation("Saved"), Shown::kept, "army.saved", true, CellStyle::plain,
     [](const StoredArmy& army, const InstalledData&) { return moment_text(army.saved); }},
    {"trashed", mark_for_translation("Deleted"), Shown::trash, "army.trashed", true, CellStyle::plain,
     [](const StoredArmy& army, const InstalledData&) {
         return moment_text(army.trashed.value_or(army.saved));
     }},
    {"player", mark_for_translation("Player"), Shown::always, "army.player COLLATE NOCASE", false,
     CellStyle::plain, [](const StoredArmy& army, const InstalledData&) { return army.player; }},
    {"list", mark_for_translation("List"), Shown::always,
     "list_title(army.ruleset, army.list) COLLATE NOCASE", false, CellStyle::plain,
     [](const StoredArmy& army, const InstalledData& data) {
         return data.lists.title_of(army.ruleset, army.list);
     }},
    {"event", mark_for_translation("Event"), Shown::always, "army.event COLLATE NOCASE", false,
     CellStyle::plain, [](const StoredArmy& army, const InstalledData&) { return army.event; }},
    {"date", mark_for_translation("Date"), Shown::always, "army.date", true, CellStyle::plain,
     [](const StoredArmy& army, const InstalledData&) { return army.date; }},
    {"tags", mark_for_translation("Tags"), Shown::always, "", false, CellStyle::plain,
     [](const StoredArmy& army, const InstalledData&) { return joined(army.tags, ", "); }},
});

bool is_shown(Shown where, const LibraryColumnsOf& shown) {
    switch (where) {
    case Shown::always: return true;
    case Shown::several_rulesets: return shown.ruleset == nullptr;
    case Shown::one_ruleset: return shown.ruleset != nullptr;
    case Shown::kept: return !shown.trash;
    case Shown::trash: return shown.trash;
    }
    return false;
}

LibraryColumn column_of(const ColumnRow& row) {
    LibraryColumn column;
    column.id = row.id;
    column.title = *row.title == '\0' ? std::string() : translate(row.title);
    column.can_sort = *row.sort_key != '\0';
    column.descending_first = row.descending_first;
    column.style = row.style;
    column.text = row.text;
    return column;
}

LibraryColumn column_of(const ColumnRow& row, const StoredNumber& number) {
    LibraryColumn column = column_of(row);
    column.number = number.id;
    column.title = number.name;
    column.right_aligned = true;
    column.text = [id = number.id](const StoredArmy& army, const InstalledData&) {
        return std::string(stored_total(army.totals, id));
    };
    return column;
}

} // namespace

std::vector<LibraryColumn> library_columns(const LibraryColumnsOf& shown) {
    std::vector<LibraryColumn> columns;
    for (const ColumnRow& row : column_rows) {
        if (!is_shown(row.shown, shown))
            continue;
        if (row.shown != Shown::one_ruleset) {
            columns.push_back(column_of(row));
            continue;
        }
        for (const StoredNumber& number : stored_numbers(*shown.ruleset))
            columns.push_back(column_of(row, number));
    }
    return columns;
}

std::vector<std::string_view> library_sort_ids() {
    std::vector<std::string_view> ids;
    for (const ColumnRow& row : column_rows)
        if (*row.sort_key != '\0')
            ids.emplace_back(row.id);
    return ids;
}

std::string_view library_sort_key(std::string_view id) {
    const auto* const found = std::find_if(column_rows.begin(), column_rows.end(),
                                           [&](const ColumnRow& row) { return row.id == id; });
    if (found == column_rows.end() || *found->sort_key == '\0')
        throw LibraryError(LibraryTrouble::other,
                           translate_format("armies cannot be sorted by “{}”", std::string(id)));
    return found->sort_key;
}

std::string verdict_text(const std::optional<Verdict>& verdict) {
    if (!verdict)
        return translate("Not known");
    if (verdict->legal())
        return translate("Legal");
    return verdict->errors == 1 ? translate("1 error") : translate_format("{} errors", verdict->errors);
}

std::string army_name_text(const std::string& name) {
    return name.empty() ? translate("(no name)") : name;
}

std::string moment_text(Moment moment) {
    const auto seconds = static_cast<std::time_t>(moment / 1000);
    std::tm parts{};
    if (::localtime_r(&seconds, &parts) == nullptr) // beyond every calendar, in a damaged file
        return "?";
    // Without a language, such as for muster-cli, "%x" would be the American order of day and month.
    const bool no_language = std::string_view(std::setlocale(LC_TIME, nullptr)) == "C";
    std::array<char, 100> text{};
    return {text.data(),
            std::strftime(text.data(), text.size(), no_language ? "%F %H:%M" : "%x %H:%M", &parts)};
}

} // namespace muster
