// SPDX-License-Identifier: MIT
// NamedTroop: a troop whose odds are asked for, by its place in an army file or by what a player would write.
#pragma once

#include "army/army.h"
#include "call_context.h"
#include "ruleset/ruleset.h"

#include <string>

namespace muster {

struct NamedTroop {
    std::string name;
    Troop troop;
    const Ruleset* ruleset = nullptr;
    std::string list; // of its army; empty if there is none
};

// "army.muster#/body[1]/unit[2]/troop[3]"; the army may be one of the library. Throws CallError if the army
// has no troop there, and what reading the army throws.
[[nodiscard]] NamedTroop troop_of_file(const CallContext& context, const std::string& text,
                                       const std::string& library_file);
// "(HIS-IV-RA)". Values that it leaves open are those of the rule set's usual troop, and are reported. Throws
// CallError if it is not one troop.
[[nodiscard]] NamedTroop troop_of_notation(CallContext& context, const Ruleset& ruleset,
                                           const std::string& text);

} // namespace muster
