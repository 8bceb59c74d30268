// SPDX-License-Identifier: MIT
#include "command.h"

#include <array>

namespace muster {

// Each is in the file of its name.
CommandRow check_command();
CommandRow show_command();
CommandRow rules_command();
CommandRow lists_command();
CommandRow new_command();
CommandRow convert_command();
CommandRow fix_command();
CommandRow complete_command();
CommandRow sheet_command();
CommandRow verify_command();
CommandRow open_command();
CommandRow diff_command();
CommandRow library_command();
CommandRow event_command();
CommandRow odds_command();
CommandRow thumbnail_command();

std::span<const CommandRow> command_table() {
    static const std::array table{check_command(),   show_command(),    rules_command(), lists_command(),
                                  new_command(),     convert_command(), fix_command(),   complete_command(),
                                  sheet_command(),   verify_command(),  open_command(),  diff_command(),
                                  library_command(), event_command(),   odds_command(),  thumbnail_command()};
    return table;
}

} // namespace muster
