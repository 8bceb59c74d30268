// SPDX-License-Identifier: MIT
// LibraryColumn: a column of the library's table with everything that varies from one to the next. The table
// of them is in library_columns.cpp; the window, muster-cli, the queries and the tests use it.
#pragma once

#include "library/stored_army.h"
#include "ruleset/ruleset.h"

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace muster {

class Lists;

enum class CellStyle : std::uint8_t { plain, name, verdict };

// What cells say of an army that the library does not store.
struct InstalledData {
    const Ruleset* ruleset = nullptr; // the army's; null: it is not installed
    const Lists& lists;
};

struct LibraryColumn {
    std::string id;     // what a query sorts by
    std::string number; // the id of the number that the column shows; empty unless it shows one
    std::string title;  // in the player's language
    bool right_aligned = false;
    bool can_sort = true;
    bool descending_first = false; // the order of the first click on its header
    CellStyle style = CellStyle::plain;
    std::function<std::string(const StoredArmy&, const InstalledData&)> text; // of a cell
};

// Which armies a table shows; some columns depend on it.
struct LibraryColumnsOf {
    bool trash = false;
    const Ruleset* ruleset = nullptr; // the only one whose armies are shown; null: several
};

// From left to right.
[[nodiscard]] std::vector<LibraryColumn> library_columns(const LibraryColumnsOf& shown);

// The ids of all columns that armies can be sorted by.
[[nodiscard]] std::vector<std::string_view> library_sort_ids();
// The expression over the SQL table `army` that a column sorts by; where it shows a number, ?4 is bound to
// " <id>=". The function list_title(rule set, list) gives the title of an army list. Throws LibraryError for
// an id that cannot be sorted by.
[[nodiscard]] std::string_view library_sort_key(std::string_view id);

// "Legal", "1 error", "2 errors", "Not known".
[[nodiscard]] std::string verdict_text(const std::optional<Verdict>& verdict);
// The name, or "(no name)".
[[nodiscard]] std::string army_name_text(const std::string& name);
// Local date and time, as the language of the program writes them; "2026-11-20 19:30" without a language.
[[nodiscard]] std::string moment_text(Moment moment);

} // namespace muster
