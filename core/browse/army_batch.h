// SPDX-License-Identifier: MIT
// Work on many armies of a library at once: check, sheets, export, import; for the window and for muster-cli.
// Each function may run on a thread of its own with a Library of its own; it reports its progress and stops
// between two armies when asked. A problem with one army stands in its line and does not stop the others.
#pragma once

#include "library/data_change.h"
#include "library/library.h"
#include "sheet/sheet_output.h"

#include <atomic>
#include <filesystem>
#include <string>
#include <vector>

namespace muster {

// Shared by the thread that works and the one that shows it.
struct BatchProgress {
    std::atomic<std::size_t> done = 0;
    std::atomic<std::size_t> total = 0; // 0: not known yet
    std::atomic<bool> cancelled = false;
};

struct BatchLine {
    ArmyId army = 0; // 0: a file that no army was made of
    std::string name;
    std::optional<Verdict> verdict;    // current; nothing if the army was not checked or cannot be read
    std::optional<DataChange> change;  // of a check: what differs from when the army was saved
    std::vector<std::string> changes;  // the same as sentences for a player; empty: nothing differs
    std::vector<std::string> findings; // of a check, the worst first
    std::vector<std::string> files;    // that were written
    std::string problem;               // why it was not done; empty: it was
};

struct BatchResult {
    std::vector<BatchLine> lines; // one for each army or file that was begun, in the given order
    bool cancelled = false;

    [[nodiscard]] std::size_t problems() const;
};

// All throw LibraryError if the library itself fails.
[[nodiscard]] BatchResult check_armies(const Library& library, const std::vector<ArmyId>& armies,
                                       const Rulesets& rulesets, BatchProgress& progress);
// A file or more for each army, under free names. Creates the folder if it does not exist.
[[nodiscard]] BatchResult write_sheets(const Library& library, const std::vector<ArmyId>& armies,
                                       const std::filesystem::path& folder, const SheetOrder& order,
                                       const Rulesets& rulesets, BatchProgress& progress);
// All in one PDF, to be printed at once. Replaces the file, or leaves it untouched if the work is cancelled.
// The format in the order is ignored.
[[nodiscard]] BatchResult write_sheet_book(const Library& library, const std::vector<ArmyId>& armies,
                                           const std::filesystem::path& file, const SheetOrder& order,
                                           const Rulesets& rulesets, BatchProgress& progress);

struct SheetsResult : BatchResult {
    std::vector<SheetModel> sheets; // of the armies without a problem
};
[[nodiscard]] SheetsResult make_sheets(const Library& library, const std::vector<ArmyId>& armies,
                                       SheetKind kind, const Rulesets& rulesets, BatchProgress& progress);

[[nodiscard]] BatchResult write_armies(const Library& library, const std::vector<ArmyId>& armies,
                                       const std::filesystem::path& folder, BatchProgress& progress);
// One zip with all their revisions, as import_zip() reads it. Replaces the file, or leaves it untouched.
[[nodiscard]] BatchResult write_archive(const Library& library, const std::vector<ArmyId>& armies,
                                        const std::filesystem::path& zip, BatchProgress& progress);

struct ImportResult : BatchResult {
    std::size_t added = 0;     // armies
    std::size_t revisions = 0; // new ones of armies that the library had
    std::size_t known = 0;     // armies that the library had with every revision
};

// Army files and zips, and all of these below folders. What was imported before it is cancelled stays.
[[nodiscard]] ImportResult import_files(Library& library, const std::vector<std::filesystem::path>& paths,
                                        const Rulesets& rulesets, BatchProgress& progress);

} // namespace muster
