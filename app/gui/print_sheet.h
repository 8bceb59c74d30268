// SPDX-License-Identifier: MIT
// Printing a sheet: the desktop's own dialog, and pages painted on the printer by the painter of the screen.
#pragma once

#include "sheet/sheet_pages.h"

#include <wx/print.h>

#include <memory>

namespace muster {

// Sets the sheet anew if the printer's paper, chosen in the dialog, is another than was thought of; paper of
// other sizes gets the pages smaller.
class SheetPrintout : public wxPrintout {
public:
    SheetPrintout(SheetModel sheet, const PageSetup& setup);

    void OnPreparePrinting() override;
    bool OnPrintPage(int page) override;
    bool HasPage(int page) override;
    void GetPageInfo(int* first, int* last, int* from, int* to) override;

    [[nodiscard]] const SheetPages& pages() const { return *pages_; }

private:
    std::unique_ptr<SheetPages> pages_;
};

enum class PrintEnd : std::uint8_t { printed, cancelled, failed };

// Asks with the dialog. What is chosen there beside the paper is kept for the next time.
PrintEnd print_sheet(wxWindow& window, SheetModel sheet, const PageSetup& setup, wxPrintDialogData& data);

} // namespace muster
