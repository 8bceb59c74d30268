// SPDX-License-Identifier: MIT
// Reads and checks the one army that a command works on, or writes it to a file.
#pragma once

#include "browse/loaded_army.h"

#include <string>

namespace muster {

// The report holds the numbers that the detail asks for. Throws InputError.
[[nodiscard]] LoadedArmy load_army_file(const std::string& file, const Rulesets& rulesets, Detail detail);
// The same from an army's file or from the PDF of its sheet, for commands that do not write the army back.
[[nodiscard]] LoadedArmy load_army_or_sheet(const std::string& file, const Rulesets& rulesets, Detail detail);

// Writes the army in its canonical form, whole or not at all. Throws CallError if the target exists and is
// not a regular file, std::system_error if it cannot be written.
void save_army(const std::string& file, const Army& army, const Ruleset& ruleset);

} // namespace muster
