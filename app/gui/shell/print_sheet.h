// SPDX-License-Identifier: MIT
// Printing of sheets with the desktop's print dialog. The printed pages are painted by the same code as on
// screen.
#pragma once

#include "sheet/sheet_pages.h"

#include <wx/print.h>

#include <memory>
#include <vector>

namespace muster {

// Lays out the sheets again if the dialog chose another paper than expected. On paper that is neither A4 nor
// Letter, the pages are scaled down.
class SheetPrintout : public wxPrintout {
public:
    SheetPrintout(SheetModel sheet, const PageSetup& setup);
    // Prints several sheets in this order; there is at least one.
    SheetPrintout(const wxString& title, std::vector<std::unique_ptr<SheetPages>> sheets);

    void OnPreparePrinting() override;
    bool OnPrintPage(int page) override;
    bool HasPage(int page) override;
    void GetPageInfo(int* first, int* last, int* from, int* to) override;

    [[nodiscard]] const SheetPages& pages() const { return *sheets_.front(); }

private:
    [[nodiscard]] std::size_t count() const; // of all pages
    std::vector<std::unique_ptr<SheetPages>> sheets_;
};

enum class PrintResult : std::uint8_t { printed, cancelled, failed };

// Shows the print dialog. `data` keeps its settings, except the paper, for the next time.
PrintResult print_sheet(wxWindow& window, SheetModel sheet, const PageSetup& setup, wxPrintDialogData& data);
// Prints several sheets as one job. Their layout before that can be cancelled.
PrintResult print_sheets(wxWindow& window, const wxString& title, std::vector<SheetModel> sheets,
                         const PageSetup& setup, wxPrintDialogData& data);

} // namespace muster
