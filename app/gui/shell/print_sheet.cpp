// SPDX-License-Identifier: MIT
#include "gui/shell/print_sheet.h"

#include "gui/toolkit/wx_text.h"
#include "sheet/page_files.h"

#include <wx/dcprint.h>
#include <wx/graphics.h>
#include <wx/intl.h>
#include <wx/progdlg.h>

#include <algorithm>
#include <cmath>
#include <utility>

namespace muster {

namespace {

constexpr double points_in_a_millimetre = 72 / 25.4;
constexpr double same_size = 6; // points; printers round their sizes

bool is_size(const SheetPages& pages, double width, double height) {
    return std::abs(pages.width() - width) < same_size && std::abs(pages.height() - height) < same_size;
}

// The paper with the most similar proportions.
Paper nearest_paper(double width, double height) {
    constexpr double between = (1.4142 + 1.2941) / 2; // A4 and Letter
    return std::max(width, height) / std::min(width, height) > between ? Paper::a4 : Paper::letter;
}

} // namespace

SheetPrintout::SheetPrintout(SheetModel sheet, const PageSetup& setup) : wxPrintout(wx(sheet.title)) {
    sheets_.push_back(std::make_unique<SheetPages>(std::move(sheet), setup));
}

SheetPrintout::SheetPrintout(const wxString& title, std::vector<std::unique_ptr<SheetPages>> sheets)
    : wxPrintout(title), sheets_(std::move(sheets)) {}

void SheetPrintout::OnPreparePrinting() {
    int across = 0;
    int down = 0;
    GetPageSizeMM(&across, &down);
    if (across <= 0 || down <= 0)
        return;
    const double width = across * points_in_a_millimetre;
    const double height = down * points_in_a_millimetre;
    const Orientation orientation = width > height ? Orientation::landscape : Orientation::portrait;
    for (std::unique_ptr<SheetPages>& pages : sheets_)
        if (!is_size(*pages, width, height))
            pages = std::make_unique<SheetPages>(pages->sheet(),
                                                 PageSetup{nearest_paper(width, height), orientation});
}

bool SheetPrintout::OnPrintPage(int page) {
    int across = 0;
    int down = 0;
    GetPageSizePixels(&across, &down);
    const std::unique_ptr<wxGraphicsContext> context(wxGraphicsContext::CreateFromUnknownDC(*GetDC()));
    if (!context || !HasPage(page) || across <= 0 || down <= 0)
        return false;
    auto within = static_cast<std::size_t>(page - 1);
    auto sheet = sheets_.begin();
    for (; within >= (*sheet)->count(); ++sheet)
        within -= (*sheet)->count();
    const SheetPages& pages = **sheet;
    const double scale = std::min(across / pages.width(), down / pages.height());
    context->Translate((across - pages.width() * scale) / 2, (down - pages.height() * scale) / 2);
    context->Scale(scale, scale);
    auto* cairo = static_cast<cairo_t*>(context->GetNativeContext());
    // "Print to File" of the desktop writes a PDF without a title otherwise.
    if (sheets_.size() == 1)
        describe_document(cairo_get_target(cairo), this->pages().sheet());
    else
        describe_collection(cairo_get_target(cairo), this->pages().sheet().title, sheets_.size());
    pages.paint(cairo, within);
    return cairo_status(cairo) == CAIRO_STATUS_SUCCESS;
}

std::size_t SheetPrintout::count() const {
    std::size_t count = 0;
    for (const std::unique_ptr<SheetPages>& pages : sheets_)
        count += pages->count();
    return count;
}

bool SheetPrintout::HasPage(int page) {
    return page >= 1 && static_cast<std::size_t>(page) <= count();
}

void SheetPrintout::GetPageInfo(int* first, int* last, int* from, int* to) {
    *first = 1;
    *last = static_cast<int>(count());
    *from = *first;
    *to = *last;
}

namespace {

PrintResult print_all(wxWindow& window, SheetPrintout& printout, Paper paper, wxPrintDialogData& data) {
    wxPrintData& print = data.GetPrintData();
    print.SetPaperId(paper == Paper::letter ? wxPAPER_LETTER : wxPAPER_A4);
    const bool is_landscape = printout.pages().width() > printout.pages().height();
    print.SetOrientation(is_landscape ? wxLANDSCAPE : wxPORTRAIT);
    print.SetQuality(wxPRINT_QUALITY_HIGH);
    wxPrinter printer(&data);
    if (!printer.Print(&window, &printout, true))
        return wxPrinter::GetLastError() == wxPRINTER_CANCELLED ? PrintResult::cancelled
                                                                : PrintResult::failed;
    data = printer.GetPrintDialogData();
    return PrintResult::printed;
}

} // namespace

PrintResult print_sheet(wxWindow& window, SheetModel sheet, const PageSetup& setup, wxPrintDialogData& data) {
    SheetPrintout printout(std::move(sheet), setup);
    return print_all(window, printout, setup.paper, data);
}

PrintResult print_sheets(wxWindow& window, const wxString& title, std::vector<SheetModel> sheets,
                         const PageSetup& setup, wxPrintDialogData& data) {
    if (sheets.empty())
        return PrintResult::failed;
    // A print job has one orientation.
    PageSetup job_setup = setup;
    if (job_setup.orientation == Orientation::automatic && sheets.size() > 1)
        job_setup.orientation = Orientation::portrait;
    std::vector<std::unique_ptr<SheetPages>> pages;
    {
        wxProgressDialog progress(title, _("Laying out the pages…"), static_cast<int>(sheets.size()), &window,
                                  wxPD_APP_MODAL | wxPD_CAN_ABORT | wxPD_AUTO_HIDE);
        for (SheetModel& sheet : sheets) {
            pages.push_back(std::make_unique<SheetPages>(std::move(sheet), job_setup));
            if (!progress.Update(static_cast<int>(pages.size())))
                return PrintResult::cancelled;
        }
    }
    SheetPrintout printout(title, std::move(pages));
    return print_all(window, printout, setup.paper, data);
}

} // namespace muster
