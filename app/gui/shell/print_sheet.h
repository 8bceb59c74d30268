// SPDX-License-Identifier: MIT
// Printing a sheet: the desktop's own dialog, and pages painted on the printer by the painter of the screen.
#pragma once

#include "sheet/sheet_pages.h"

#include <wx/print.h>

#include <memory>
#include <vector>

namespace muster {

// Sets the sheets anew if the printer's paper, chosen in the dialog, is another than was thought of; paper of
// other sizes gets the pages smaller.
class SheetPrintout : public wxPrintout {
public:
    SheetPrintout(SheetModel sheet, const PageSetup& setup);
    // Of several, one after the other; there is at least one.
    SheetPrintout(const wxString& title, std::vector<std::unique_ptr<SheetPages>> sheets);

    void OnPreparePrinting() override;
    bool OnPrintPage(int page) override;
    bool HasPage(int page) override;
    void GetPageInfo(int* first, int* last, int* from, int* to) override;

    [[nodiscard]] const SheetPages& pages() const { return *sheets_.front(); }

private:
    [[nodiscard]] std::size_t count() const; // of the pages of all
    std::vector<std::unique_ptr<SheetPages>> sheets_;
};

enum class PrintResult : std::uint8_t { printed, cancelled, failed };

// Asks with the dialog. What is chosen there beside the paper is kept for the next time.
PrintResult print_sheet(wxWindow& window, SheetModel sheet, const PageSetup& setup, wxPrintDialogData& data);
// Of several at one go. They are set on pages first, which can be cancelled.
PrintResult print_sheets(wxWindow& window, const wxString& title, std::vector<SheetModel> sheets,
                         const PageSetup& setup, wxPrintDialogData& data);

} // namespace muster
