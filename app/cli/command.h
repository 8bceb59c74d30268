// SPDX-License-Identifier: MIT
// Command: one verb of muster-cli. It declares its arguments and, once they are read, runs with a
// CallContext. Each is made by a function of its own file; main.cpp holds the table of them, and the man
// page and the tests follow that table.
#pragma once

#include "arguments.h"
#include "call_context.h"

#include <memory>

namespace muster {

// What the program returns to its caller; the contract of every command.
enum class ExitStatus : int {
    legal = 0,   // every army is legal (queries and notes allowed)
    illegal = 1, // some army breaks a rule
    failed = 2,  // an input could not be read, a result not written, or the call is wrong
    open = 3,    // a written list was read, but a person must look at something in it
};

class Command {
public:
    Command() = default;
    virtual ~Command() = default;
    Command(const Command&) = delete;
    Command& operator=(const Command&) = delete;

    virtual void declare(Arguments& arguments) = 0;
    virtual ExitStatus run(CallContext& context) = 0;
};

[[nodiscard]] std::unique_ptr<Command> make_check_command();
[[nodiscard]] std::unique_ptr<Command> make_show_command();
[[nodiscard]] std::unique_ptr<Command> make_rules_command();
[[nodiscard]] std::unique_ptr<Command> make_lists_command();
[[nodiscard]] std::unique_ptr<Command> make_new_command();
[[nodiscard]] std::unique_ptr<Command> make_convert_command();
[[nodiscard]] std::unique_ptr<Command> make_fix_command();
[[nodiscard]] std::unique_ptr<Command> make_sheet_command();
[[nodiscard]] std::unique_ptr<Command> make_verify_command();
[[nodiscard]] std::unique_ptr<Command> make_open_command();
[[nodiscard]] std::unique_ptr<Command> make_diff_command();
[[nodiscard]] std::unique_ptr<Command> make_library_command();

} // namespace muster
