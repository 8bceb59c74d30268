// SPDX-License-Identifier: MIT
// Exchange: a library as a zip of plain XML with a manifest, and back. An export holds everything: from it
// the same library can be made again, with its past, tags, times and trash. What is there already is not
// added.
#pragma once

#include "library/library.h"

#include <filesystem>
#include <functional>
#include <string>

namespace muster {

// The bytes of the zip; the same for the same content.
[[nodiscard]] std::string exported(const Library& library);
// The same of some of its armies. `tell` hears of every army that is done; what it throws ends the work.
[[nodiscard]] std::string exported(const Library& library, std::vector<StoredArmy> armies,
                                   const std::function<void()>& tell);

struct Imported {
    std::size_t armies = 0;    // new ones
    std::size_t revisions = 0; // new ones of armies that were there
    std::size_t known = 0;     // armies that added nothing
};

// All that a zip holds, or nothing if anything is wrong with it: an export of a library, or any archive of
// *.muster files. An army that both sides have gone on with gets the revisions of both; the latest is the
// present one. Throws InputError.
Imported import_zip(Library& library, const std::filesystem::path& zip, const Rulesets& rulesets);

// A name for an army's file in a folder: made of the army's name, harmless everywhere, with ".muster".
[[nodiscard]] std::string file_name_for(const std::string& army_name);

} // namespace muster
