// SPDX-License-Identifier: MIT
#include "sheet_output_file.h"

#include "base/file.h"
#include "sheet/sheet_file.h"

namespace muster {

LoadedArmy load_army_or_sheet(const std::string& file, const Rulesets& rulesets, Detail detail) {
    return load_army_text(file, army_text_in(file, read_file(file)), rulesets, detail);
}

} // namespace muster
