// SPDX-License-Identifier: MIT
// The program around the commands: parses the arguments, runs one command, and reports every error as a line
// on standard error and an exit status.
#pragma once

#include "command.h"

#include <span>

namespace muster {

// Returns the exit status, a value of ExitStatus.
[[nodiscard]] int run_program(std::span<const CommandRow> table, int argc, const char* const* argv);

// Says so, and ends the program: without unwinding, which needs memory too.
[[noreturn]] void end_without_memory();

} // namespace muster
