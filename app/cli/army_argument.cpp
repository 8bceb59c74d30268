// SPDX-License-Identifier: MIT
#include "army_argument.h"

#include "army/army_writer.h"
#include "base/file.h"
#include "sheet/sheet_file.h"
#include "target_file.h"

namespace muster {

LoadedArmy load_army_file(const std::string& file, const Rulesets& rulesets, Detail detail) {
    return load_army(read_file(file), file, rulesets, detail);
}

LoadedArmy load_army_or_sheet(const std::string& file, const Rulesets& rulesets, Detail detail) {
    return load_army(army_text_in(file, read_file(file)), file, rulesets, detail);
}

void save_army(const std::string& file, const Army& army, const Ruleset& ruleset) {
    require_target(file, true);
    write_file(file, write_army(army, ruleset));
}

} // namespace muster
