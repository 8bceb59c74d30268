// SPDX-License-Identifier: MIT
// Reads and checks the one army that a command works on, or writes it to a file.
#pragma once

#include "army/army.h"
#include "check/checker.h"
#include "report_format.h"
#include "ruleset/rulesets.h"

#include <string>

namespace muster {

struct LoadedArmy {
    std::string file;
    Army army;
    const Ruleset* ruleset = nullptr;
    Report report;

    [[nodiscard]] CheckedArmy checked() const { return {file, army, *ruleset, report}; }
};

// The report holds the numbers that the detail asks for. Throws InputError.
[[nodiscard]] LoadedArmy load_army(const std::string& file, const Rulesets& rulesets, Detail detail);
// The same for a text that has been read already.
[[nodiscard]] LoadedArmy load_army_text(const std::string& file, const std::string& text,
                                        const Rulesets& rulesets, Detail detail);

// Writes the army in its canonical form, whole or not at all. Throws CallError if the target exists and is
// not a regular file, std::system_error if it cannot be written.
void save_army(const std::string& file, const Army& army, const Ruleset& ruleset);

} // namespace muster
