// SPDX-License-Identifier: MIT
// Choosing another army for the open one: one of the library, or of another window.
#pragma once

#include "army/army.h"
#include "library/stored_army.h"

#include <wx/string.h>

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace muster {

class Shell;

struct OfferedArmy {
    wxString line;                             // in a list to choose from
    std::function<std::optional<Army>()> read; // nothing if it cannot be read, which is reported
};

// Those of the library that are of this rule set.
[[nodiscard]] std::vector<OfferedArmy> stored_armies(Shell& shell, const std::string& ruleset);
// Those of the other windows that are of this rule set.
[[nodiscard]] std::vector<OfferedArmy> armies_of_other_windows(Shell& shell, const std::string& ruleset);
// Nothing if the player chooses none.
[[nodiscard]] std::optional<Army> choose_army(Shell& shell, const wxString& title, const wxString& question,
                                              const std::vector<OfferedArmy>& offered);

} // namespace muster
