// SPDX-License-Identifier: MIT
#include "gui/shell/sheet_titles.h"

#include "base/translation.h"
#include "gui/toolkit/wx_text.h"
#include "sheet/sheet_output.h"

namespace muster {

wxArrayString sheet_kind_titles() {
    wxArrayString titles;
    for (const SheetKindEntry& kind : sheet_kinds())
        titles.Add(wx(translate(kind.title)));
    return titles;
}

wxArrayString paper_titles() {
    wxArrayString titles;
    for (const PaperSize& paper : paper_sizes)
        titles.Add(paper.title);
    return titles;
}

wxArrayString orientation_titles() {
    wxArrayString titles;
    for (const OrientationEntry& orientation : orientations())
        titles.Add(wx(translate(orientation.title)));
    return titles;
}

wxArrayString sheet_format_titles() {
    wxArrayString titles;
    for (const SheetFormat& format : sheet_formats())
        titles.Add(wx(translate(format.title)));
    return titles;
}

} // namespace muster
