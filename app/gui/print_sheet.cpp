// SPDX-License-Identifier: MIT
#include "print_sheet.h"

#include "sheet/page_files.h"
#include "wx_text.h"

#include <wx/dcprint.h>
#include <wx/graphics.h>

#include <algorithm>
#include <cmath>

namespace muster {

namespace {

constexpr double points_in_a_millimetre = 72 / 25.4;
constexpr double same_size = 6; // points, a printer's sizes are rounded

bool is_size(const SheetPages& pages, double width, double height) {
    return std::abs(pages.width() - width) < same_size && std::abs(pages.height() - height) < same_size;
}

// The paper that is nearest in its proportions.
Paper nearest_paper(double width, double height) {
    constexpr double between = (1.4142 + 1.2941) / 2; // A4 and Letter
    return std::max(width, height) / std::min(width, height) > between ? Paper::a4 : Paper::letter;
}

} // namespace

SheetPrintout::SheetPrintout(SheetModel sheet, const PageSetup& setup)
    : wxPrintout(wx(sheet.title)), pages_(std::make_unique<SheetPages>(std::move(sheet), setup)) {}

void SheetPrintout::OnPreparePrinting() {
    int across = 0;
    int down = 0;
    GetPageSizeMM(&across, &down);
    if (across <= 0 || down <= 0)
        return;
    const double width = across * points_in_a_millimetre;
    const double height = down * points_in_a_millimetre;
    if (is_size(*pages_, width, height))
        return;
    const Orientation orientation = width > height ? Orientation::landscape : Orientation::portrait;
    pages_ =
        std::make_unique<SheetPages>(pages_->sheet(), PageSetup{nearest_paper(width, height), orientation});
}

bool SheetPrintout::OnPrintPage(int page) {
    int across = 0;
    int down = 0;
    GetPageSizePixels(&across, &down);
    const std::unique_ptr<wxGraphicsContext> context(wxGraphicsContext::CreateFromUnknownDC(*GetDC()));
    if (!context || !HasPage(page) || across <= 0 || down <= 0)
        return false;
    const double scale = std::min(across / pages_->width(), down / pages_->height());
    context->Translate((across - pages_->width() * scale) / 2, (down - pages_->height() * scale) / 2);
    context->Scale(scale, scale);
    auto* cairo = static_cast<cairo_t*>(context->GetNativeContext());
    // The desktop's "Print to File" makes a PDF and leaves it without a title.
    describe_document(cairo_get_target(cairo), pages_->sheet());
    pages_->paint(cairo, static_cast<std::size_t>(page - 1));
    return cairo_status(cairo) == CAIRO_STATUS_SUCCESS;
}

bool SheetPrintout::HasPage(int page) {
    return page >= 1 && static_cast<std::size_t>(page) <= pages_->count();
}

void SheetPrintout::GetPageInfo(int* first, int* last, int* from, int* to) {
    *first = 1;
    *last = static_cast<int>(pages_->count());
    *from = *first;
    *to = *last;
}

PrintEnd print_sheet(wxWindow& window, SheetModel sheet, const PageSetup& setup, wxPrintDialogData& data) {
    SheetPrintout printout(std::move(sheet), setup);
    wxPrintData& print = data.GetPrintData();
    print.SetPaperId(setup.paper == Paper::letter ? wxPAPER_LETTER : wxPAPER_A4);
    const bool lies = printout.pages().width() > printout.pages().height();
    print.SetOrientation(lies ? wxLANDSCAPE : wxPORTRAIT);
    print.SetQuality(wxPRINT_QUALITY_HIGH);
    wxPrinter printer(&data);
    if (!printer.Print(&window, &printout, true))
        return wxPrinter::GetLastError() == wxPRINTER_CANCELLED ? PrintEnd::cancelled : PrintEnd::failed;
    data = printer.GetPrintDialogData();
    return PrintEnd::printed;
}

} // namespace muster
