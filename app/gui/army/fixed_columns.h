// SPDX-License-Identifier: MIT
// The columns that the grid of every army has after the names, before those of its rule set. To add one, add
// a row to the table.
#pragma once

#include "army/army.h"
#include "army/place.h"

#include <wx/defs.h>
#include <wx/string.h>

#include <string>
#include <vector>

namespace muster {

class Workbench;

struct FixedColumn {
    const char* title; // English; translated when shown
    const char* help;  // what it says in plain words, likewise
    int width;         // in device-independent pixels
    wxAlignment alignment;
    std::string (*text)(const Army& army, const Place& place);
    // Changes the army; false if the text is not valid for the element. Null: the column cannot be edited.
    bool (*edit)(Workbench& bench, const Place& place, const wxString& text);
};

[[nodiscard]] const std::vector<FixedColumn>& fixed_columns();

} // namespace muster
