// SPDX-License-Identifier: MIT
// What a program may ask about an army that was read, all of it.
#pragma once

#include "army/army.h"
#include "ruleset/ruleset.h"

namespace muster::fuzz {

// Ends the process with a message.
[[noreturn]] void fail(const char* what);

// Ends the process if something that must hold does not. Here, so that the analyzer sees what holds after it.
inline void require(bool holds, const char* what) {
    if (!holds)
        fail(what);
}

// Checks the army and asks for every number's terms, every message, notation and chart. Says false if a
// number grew too large, as check() may.
bool exercise(const Army& army, const Ruleset& ruleset);

} // namespace muster::fuzz
