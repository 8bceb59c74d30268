// SPDX-License-Identifier: MIT
// muster-cli: the core on the command line.
#include "program.h"

int main(int argc, char** argv) {
    return muster::run_program(muster::command_table(), argc, argv);
}
