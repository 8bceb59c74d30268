// SPDX-License-Identifier: MIT
// The one army that show, new and fix work on: read from its file and checked, or written to one.
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

// The report holds the numbers of this detail. Throws InputError.
[[nodiscard]] LoadedArmy load_army(const std::string& file, const Rulesets& rulesets, Detail detail);
// The same of a text that was read already.
[[nodiscard]] LoadedArmy load_army_text(const std::string& file, const std::string& text,
                                        const Rulesets& rulesets, Detail detail);

// Writes the army in its canonical form, whole or not at all. Throws CallError if the target is there
// but no ordinary file, std::system_error if it cannot be written.
void save_army(const std::string& file, const Army& army, const Ruleset& ruleset);

} // namespace muster
