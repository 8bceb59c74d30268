// SPDX-License-Identifier: MIT
// The program around the commands: reads the call, runs one command, and turns whatever went wrong into a
// line on standard error and an exit status.
#pragma once

#include "command.h"

#include <span>

namespace muster {

struct CommandEntry {
    const char* name;
    const char* summary;
    std::unique_ptr<Command> (*make)();
};

// In the order in which --help lists them.
using CommandTable = std::span<const CommandEntry>;

// Returns the exit status, a value of ExitStatus.
[[nodiscard]] int run_program(CommandTable table, int argc, const char* const* argv);

// Commands that need nothing but the checker; both programs have them.
inline constexpr CommandEntry check_entry{"check", "Tell whether armies are legal and what they are worth",
                                          make_check_command};
inline constexpr CommandEntry rules_entry{
    "rules", "List the rule sets, or the traits, numbers and rules of one", make_rules_command};
inline constexpr CommandEntry lists_entry{"lists", "List the army lists, or tell what one of them offers",
                                          make_lists_command};
inline constexpr CommandEntry new_entry{"new", "Write an army to start from", make_new_command};
inline constexpr CommandEntry convert_entry{
    "convert", "Make an army from one of another rule set, or from a text that a player wrote",
    make_convert_command};
inline constexpr CommandEntry fix_entry{
    "fix", "List the single changes that would clear what is wrong, or make one", make_fix_command};

} // namespace muster
