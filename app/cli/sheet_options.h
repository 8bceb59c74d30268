// SPDX-License-Identifier: MIT
// The options of the commands that make sheets, `sheet` and `library sheet`, and the making of the sheets.
#pragma once

#include "arguments.h"
#include "browse/army_source.h"
#include "command.h"

#include <string>

namespace muster {

struct SheetOptions {
    std::string out; // a file or folder; empty: standard output
    std::string kind;
    std::string format;
    std::string paper;
    std::string orientation;
    unsigned jobs = 1;
};

// All but `out`.
void declare_sheet_options(Arguments& arguments, SheetOptions& options);
// What the kinds of sheet and the formats are, line by line.
[[nodiscard]] std::string sheet_notes();

// Makes the sheet of the only army of the source or, if `several`, the sheets of all: in one file if the
// format can join them and `out` is not a folder, else in the folder `out`. Problems with single armies are
// reported and do not stop the others. Throws CallError if an option is wrong.
[[nodiscard]] ExitStatus run_sheets(CallContext& context, const ArmySource& armies, bool several,
                                    const SheetOptions& options);

} // namespace muster
