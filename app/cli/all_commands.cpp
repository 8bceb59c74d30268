// SPDX-License-Identifier: MIT
// muster-cli-all: every command of muster-cli; which starts it for those that it does not have itself.
#include "program.h"

#include <array>

namespace {

using namespace muster;

constexpr std::array<CommandEntry, 12> command_table{{
    check_entry,
    {"show", "Show an army with every number and where it comes from", make_show_command},
    rules_entry,
    lists_entry,
    new_entry,
    convert_entry,
    fix_entry,
    {"sheet", "Make the sheet that lies on the table", make_sheet_command},
    {"verify", "Tell which file a sheet was printed from", make_verify_command},
    {"open", "Take the army out of the PDF of its sheet", make_open_command},
    {"diff", "Say how one army differs from another", make_diff_command},
    {"library", "Keep armies with their whole past, find them again, bring them in and out",
     make_library_command},
}};

} // namespace

int main(int argc, char** argv) {
    return muster::run_program(command_table, argc, argv);
}
