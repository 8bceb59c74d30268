// SPDX-License-Identifier: MIT
// The sheets of many armies: as files of a folder, as one file, or as models for a printer.
#pragma once

#include "browse/army_batch.h"
#include "sheet/sheet_output.h"

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

namespace muster {

// What to do if a file of a sheet exists already: replace it, or write under another name ("host-2.pdf").
// Sheets of one batch never replace each other.
enum class ExistingSheets : std::uint8_t { replace, rename };

// All throw LibraryError if a library itself fails.

// A file or more for each army, in a folder that is created if it does not exist.
[[nodiscard]] BatchResult write_sheets(const ArmyBatch& batch, const std::filesystem::path& folder,
                                       const SheetOrder& order, ExistingSheets existing);

struct JoinedResult : BatchResult {
    std::string bytes; // of the one file; empty if there is nothing to write
};
// The format of the order must be able to join sheets.
[[nodiscard]] JoinedResult join_sheets(const ArmyBatch& batch, const SheetOrder& order);
// The same, written to a file, which is left untouched if the work is cancelled.
[[nodiscard]] BatchResult write_joined_sheets(const ArmyBatch& batch, const std::filesystem::path& file,
                                              const SheetOrder& order);

struct SheetsResult : BatchResult {
    std::vector<SheetModel> sheets; // of the armies without a problem
};
[[nodiscard]] SheetsResult make_sheets(const ArmyBatch& batch, SheetKind kind);

} // namespace muster
