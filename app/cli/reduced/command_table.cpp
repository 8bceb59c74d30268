// SPDX-License-Identifier: MIT
// Stands in for the file of this name in a reduced build.
#include "command.h"

#include <array>

namespace muster {

CommandRow check_command();
CommandRow show_command();
CommandRow rules_command();
CommandRow lists_command();
CommandRow convert_command();

std::span<const CommandRow> command_table() {
    static const std::array table{check_command(), show_command(), rules_command(), lists_command(),
                                  convert_command()};
    return table;
}

} // namespace muster
