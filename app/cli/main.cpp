// SPDX-License-Identifier: MIT
// muster-cli: the core on the command line.
#include "program.h"

#include <array>

namespace {

using namespace muster;

// In the order in which --help lists them.
constexpr std::array<CommandEntry, 12> command_table{{
    {"check", "Tell whether armies are legal and what they are worth", make_check_command},
    {"show", "Show an army with every number and where it comes from", make_show_command},
    {"rules", "List the rule sets, or the traits, numbers and rules of one", make_rules_command},
    {"lists", "List the army lists, or tell what one of them offers", make_lists_command},
    {"new", "Write an army to start from", make_new_command},
    {"convert", "Make an army from one of another rule set, or from a text that a player wrote",
     make_convert_command},
    {"fix", "List the single changes that would clear what is wrong, or make one", make_fix_command},
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
