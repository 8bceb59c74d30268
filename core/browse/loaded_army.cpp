// SPDX-License-Identifier: MIT
#include "browse/loaded_army.h"

#include "army/army_reader.h"
#include "lists/lists.h"

#include <utility>

namespace muster {

LoadedArmy load_army(std::string_view text, std::string file, const Rulesets& rulesets, Detail detail) {
    LoadedArmy loaded;
    loaded.army = read_army(text, file, rulesets);
    loaded.file = std::move(file);
    loaded.ruleset = &ruleset_of(loaded.army, rulesets);
    loaded.report = check(loaded.army, *loaded.ruleset, detail);
    return loaded;
}

} // namespace muster
