// SPDX-License-Identifier: MIT
// Many armies of a library exported to files and imported from them.
#pragma once

#include "browse/army_batch.h"
#include "library/library.h"

#include <filesystem>
#include <vector>

namespace muster {

// All throw LibraryError if the library itself fails.

// A file for each army, under free names. Creates the folder if it does not exist.
[[nodiscard]] BatchResult write_armies(const Library& library, const std::vector<ArmyId>& armies,
                                       const std::filesystem::path& folder, BatchProgress& progress);
// One zip with all their revisions, as import_zip() reads it. Replaces the file, or leaves it untouched.
[[nodiscard]] BatchResult write_archive(const Library& library, const std::vector<ArmyId>& armies,
                                        const std::filesystem::path& zip, BatchProgress& progress);

struct ImportResult : BatchResult {
    std::size_t added = 0;       // armies
    std::size_t revisions = 0;   // new ones of armies that the library had
    std::size_t known = 0;       // armies that the library had with every revision
    std::size_t passed_over = 0; // files in zips that are no armies by their names
    std::size_t unlisted = 0;    // army files in exported libraries that their manifests do not name
};

// Army files, PDFs of sheets, zips, and written lists about which nothing is open; all of these in folders,
// too. What was imported before it is cancelled stays.
[[nodiscard]] ImportResult import_files(Library& library, const std::vector<std::filesystem::path>& paths,
                                        const Rulesets& rulesets, BatchProgress& progress);

} // namespace muster
