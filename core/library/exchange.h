// SPDX-License-Identifier: MIT
// Exchange: a library as a zip of plain XML with a manifest, and back. An export holds everything: the same
// library can be made from it, with its revisions, tags, times and trash. An import adds only what is
// missing.
#pragma once

#include "library/library.h"

#include <filesystem>
#include <functional>
#include <string>
#include <vector>

namespace muster {

struct ExportedLibrary {
    std::string zip;                        // its bytes; the same for the same content
    std::vector<StoredArmy> without_text{}; // left out, since a damaged library has lost their texts
};

[[nodiscard]] ExportedLibrary exported(const Library& library);
// The same for some of its armies. `report_progress` is called after each army; an exception from it ends the
// work.
[[nodiscard]] ExportedLibrary exported(const Library& library, std::vector<StoredArmy> armies,
                                       const std::function<void()>& report_progress);

// What to tell the player about an army that was left out.
[[nodiscard]] std::string problem_without_text(const Library& library, const StoredArmy& army);

struct Imported {
    std::size_t armies = 0;      // new ones
    std::size_t revisions = 0;   // new ones of armies that the library had
    std::size_t known = 0;       // armies that the library had with every revision
    std::size_t passed_over = 0; // files of the archive that are no armies by their names
    std::size_t unlisted = 0;    // army files of the archive that its manifest does not name
};

// Imports an export of a library, or any archive of *.muster files: everything in it, or nothing if anything
// is wrong with it. An army that was changed on both sides gets the revisions of both; the latest is the
// current one. Throws InputError.
Imported import_zip(Library& library, const std::filesystem::path& zip, const Rulesets& rulesets);

// A name for an army's file: made from the army's name, valid on every system, with ".muster".
[[nodiscard]] std::string file_name_for(const std::string& army_name);

} // namespace muster
