// SPDX-License-Identifier: MIT
// Reads and checks the one army that a command works on, or writes it to a file. An army is named by its
// file, or as @ARMY or @ARMY.REVISION of the library.
#pragma once

#include "browse/loaded_army.h"
#include "stored_army_argument.h"

#include <string>
#include <string_view>

namespace muster {

// Throws InputError, which says how to read it, if the text of a file not called *.muster is no army's.
void require_army_text(const std::string& file, std::string_view text);

// Throws InputError, which says how to extract the army, if a file that must not be a PDF is one.
void require_no_pdf(const std::string& file, std::string_view bytes);

// The text of an army: of its file, of the PDF of its sheet, or of the library. Throws InputError, and as
// stored_army_text() does.
[[nodiscard]] std::string given_army_text(const std::string& file, const std::string& library_file);

// The report holds the numbers that the detail asks for. Throws InputError; of an army of the library also
// as stored_army_text() does.
[[nodiscard]] LoadedArmy load_army_file(const std::string& file, const Rulesets& rulesets, Detail detail,
                                        const std::string& library_file = {});
// The same from an army's file or from the PDF of its sheet, for commands that do not write the army back.
[[nodiscard]] LoadedArmy load_army_or_sheet(const std::string& file, const Rulesets& rulesets, Detail detail,
                                            const std::string& library_file = {});

// Writes the army in its canonical form, whole or not at all. Throws CallError if the target exists, unless
// `force` allows replacing it, or is not a regular file; std::system_error if it cannot be written.
void save_army(const std::string& file, const Army& army, const Ruleset& ruleset, bool force);

} // namespace muster
