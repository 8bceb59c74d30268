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

} // namespace muster
