// SPDX-License-Identifier: MIT
#include "army/starting_army.h"

#include "army/army_reader.h"
#include "base/utf8_path.h"

namespace muster {

Army starting_army(const Rulesets& rulesets, const Ruleset& ruleset, std::string_view name) {
    Army army = read_army(ruleset.start, "start of " + path_text(rulesets.file_of(ruleset.id)), rulesets);
    if (!name.empty())
        army.name = name;
    army.data = ruleset.revision;
    return army;
}

Army empty_army(const Rulesets& rulesets, const Ruleset& ruleset, std::string_view name) {
    Army army = starting_army(rulesets, ruleset, name);
    army.bodies.clear();
    army.about = {};
    return army;
}

} // namespace muster
