// SPDX-License-Identifier: MIT
// Command: one verb of muster-cli. It declares its arguments and, once they are read, runs with a
// CallContext. A command is a row in its own file: its name, its line in --help, and its class.
// command_table.cpp joins the rows; --help and the tests follow that table, and a test holds the man page to
// it.
#pragma once

#include "arguments.h"
#include "call_context.h"

#include <memory>
#include <span>

namespace muster {

// What the program returns to its caller; the contract of every command.
enum class ExitStatus : int {
    legal = 0,   // every army is legal (queries and notes allowed)
    illegal = 1, // some army breaks a rule
    failed = 2,  // an input could not be read, a result not written, or the call is wrong
    open = 3,    // a written list was read, but has open questions for a person to answer
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

struct CommandRow {
    const char* name;
    const char* help; // one line, for the list of commands
    std::unique_ptr<Command> (*make)();
};

template <class CommandType>
[[nodiscard]] std::unique_ptr<Command> make_command() {
    return std::make_unique<CommandType>();
}

// In the order in which --help lists them.
[[nodiscard]] std::span<const CommandRow> command_table();

} // namespace muster
