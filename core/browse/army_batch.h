// SPDX-License-Identifier: MIT
// Work on many armies of a library at once: check, sheets, export, import. Each function may run on a thread
// of its own with a Library of its own; it tells how far it is and stops between two armies when asked.
// What goes wrong with one army is said in its line and does not stop the others.
#pragma once

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
    ArmyId army = 0; // 0: a file that became none
    std::string name;
    std::optional<Verdict> verdict;   // as it is now; nothing if it was not checked or cannot be read
    std::vector<std::string> changes; // of a check: what is another than when it was saved, and why
    std::vector<std::string> said;    // of a check the findings, worst first; else the files written
    std::string problem;              // why it was not done; empty: it was
};

struct BatchResult {
    std::vector<BatchLine> lines; // one an army that was taken on, in the given order
    bool cancelled = false;

    [[nodiscard]] std::size_t problems() const;
};

// All throw LibraryError if the library itself fails.
[[nodiscard]] BatchResult check_armies(const Library& library, const std::vector<ArmyId>& armies,
                                       const Rulesets& rulesets, BatchProgress& progress);
// Files of names that are free in the folder, which is made if need be.
[[nodiscard]] BatchResult write_sheets(const Library& library, const std::vector<ArmyId>& armies,
                                       const std::filesystem::path& folder, const SheetOrder& order,
                                       const Rulesets& rulesets, BatchProgress& progress);
// All in one PDF, to be printed at one go; written over what is there, or not at all. The kind of file that
// is ordered does not count.
[[nodiscard]] BatchResult write_sheet_book(const Library& library, const std::vector<ArmyId>& armies,
                                           const std::filesystem::path& file, const SheetOrder& order,
                                           const Rulesets& rulesets, BatchProgress& progress);

struct SheetsResult : BatchResult {
    std::vector<SheetModel> sheets; // of the armies that have no problem
};
[[nodiscard]] SheetsResult make_sheets(const Library& library, const std::vector<ArmyId>& armies,
                                       SheetKind kind, const Rulesets& rulesets, BatchProgress& progress);

[[nodiscard]] BatchResult write_armies(const Library& library, const std::vector<ArmyId>& armies,
                                       const std::filesystem::path& folder, BatchProgress& progress);
// One zip with all their revisions, as import_zip() reads it; written over what is there, or not at all.
[[nodiscard]] BatchResult write_archive(const Library& library, const std::vector<ArmyId>& armies,
                                        const std::filesystem::path& zip, BatchProgress& progress);

struct ImportResult : BatchResult {
    std::size_t added = 0;     // armies
    std::size_t revisions = 0; // new ones of armies that were there
    std::size_t known = 0;     // were there already
};

// Army files, zips, and all of these below folders. What was imported before a stop stays.
[[nodiscard]] ImportResult import_files(Library& library, const std::vector<std::filesystem::path>& paths,
                                        const Rulesets& rulesets, BatchProgress& progress);

} // namespace muster
