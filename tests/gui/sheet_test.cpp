// SPDX-License-Identifier: MIT
// The sheet in the window: shown beside the army, chosen, printed, saved, copied, and opened again.
#include "base/file.h"
#include "gui/sheet/sheet_actions.h"
#include "gui/sheet/sheet_panel.h"
#include "gui/sheet/sheet_view.h"
#include "gui/shell/action.h"
#include "gui/shell/notice_bar.h"
#include "gui/shell/print_sheet.h"
#include "gui/toolkit/accessible_name.h"
#include "gui/toolkit/wx_text.h"
#include "gui_program.h"
#include "sheet/page_files.h"

#include <boost/test/unit_test.hpp>
#include <wx/choice.h>
#include <wx/clipbrd.h>
#include <wx/dcmemory.h>
#include <wx/image.h>
#include <wx/menu.h>
#include <wx/mstream.h>
#include <wx/radiobox.h>
#include <wx/timer.h>

#include <cstdlib>

namespace muster::tests {

namespace {

// Long enough for the sheet to follow the last change.
void wait_for_sheet() {
    settle(350);
}

wxImage image_of(const std::string& png) {
    if (!wxImage::FindHandler(wxBITMAP_TYPE_PNG))
        wxImage::AddHandler(new wxPNGHandler);
    wxMemoryInputStream stream(png.data(), png.size());
    return {stream, wxBITMAP_TYPE_PNG};
}

// The difference of two images of a page, scaled down so that a shift by part of a pixel does not matter: the
// mean of all channels, 0 to 255.
double difference(const wxImage& one, const wxImage& other) {
    const auto from_afar = [](const wxImage& image) {
        return image.Scale(std::max(1, image.GetWidth() / 6), std::max(1, image.GetHeight() / 6),
                           wxIMAGE_QUALITY_BOX_AVERAGE);
    };
    const wxImage a = from_afar(one);
    const wxImage b = from_afar(other.Scale(one.GetWidth(), one.GetHeight(), wxIMAGE_QUALITY_HIGH));
    double sum = 0;
    const int width = std::min(a.GetWidth(), b.GetWidth());
    const int height = std::min(a.GetHeight(), b.GetHeight());
    for (int y = 0; y < height; ++y)
        for (int x = 0; x < width; ++x)
            sum += std::abs(a.GetRed(x, y) - b.GetRed(x, y)) + std::abs(a.GetGreen(x, y) - b.GetGreen(x, y)) +
                   std::abs(a.GetBlue(x, y) - b.GetBlue(x, y));
    return sum / 3 / width / height;
}

wxChoice& choice_named(const wxWindow& parent, const wxString& name) {
    for (wxWindow* child : parent.GetChildren())
        if (accessible_name(*child) == name)
            return dynamic_cast<wxChoice&>(*child);
    BOOST_FAIL("no choice " << utf8(name));
    std::abort();
}

// Presses a key later, even during the event loop of a dialog.
class LaterKey : public wxTimer {
public:
    LaterKey(int key, int milliseconds) : key_(key) { StartOnce(milliseconds); }
    void Notify() override { wxUIActionSimulator().Char(key_); }

private:
    int key_;
};

} // namespace

BOOST_AUTO_TEST_SUITE(sheet)

BOOST_AUTO_TEST_CASE(the_sheet_is_hidden_at_first_and_follows_the_army) {
    const Window window;
    BOOST_REQUIRE(window->session().open_sample(sample_file("phalanx")));
    BOOST_CHECK(!window->panes().is_shown("sheet"));
    run(*window, "view.sheet");
    wait_for_sheet();
    BOOST_REQUIRE(sheet_of(*window).IsShownOnScreen());
    window->bench().apply("Rename", with_name(window->bench().army(), {}, "Another name"));
    wait_for_sheet();
    BOOST_CHECK_EQUAL(sheet_of(*window).pages().sheet().title, "Another name");
    run(*window, "edit.undo");
    run(*window, "view.sheet");
    BOOST_CHECK(!window->panes().is_shown("sheet"));
}

BOOST_AUTO_TEST_CASE(the_preview_equals_the_printed_page) {
    const Window window;
    BOOST_REQUIRE(window->session().open_sample(sample_file("into-glory-ride")));
    run(*window, "file.preview");
    sheet_of(*window).view().set_zoom(SheetView::whole_page);
    wait_for_sheet();
    BOOST_CHECK(window->panes().is_maximized("sheet"));
    const SheetPages& pages = sheet_of(*window).pages();
    const wxRect rect = sheet_of(*window).view().page_rect(0);
    BOOST_REQUIRE_GT(rect.height, 300);
    const wxImage page = image_of(png_of(pages, 0, rect.width / pages.width() * 72));
    const wxImage shown = screenshot(sheet_of(*window).view(), rect);
    const wxImage upside_down = page.Mirror(false);
    BOOST_CHECK_GT(difference(page, upside_down), 8);
    BOOST_CHECK_LT(difference(page, shown), 2.5); // letters fall upon other parts of pixels
    press(WXK_ESCAPE);
    BOOST_CHECK(!window->panes().is_maximized("sheet"));
    BOOST_CHECK(!window->panes().is_shown("sheet")); // nor was it before
    run(*window, "view.sheet");
    run(*window, "file.preview");
    press(WXK_ESCAPE);
    BOOST_CHECK(!window->panes().is_maximized("sheet"));
    BOOST_CHECK(window->panes().is_shown("sheet"));
}

BOOST_AUTO_TEST_CASE(the_pages_have_a_context_menu) {
    const Window window;
    BOOST_REQUIRE(window->session().open_sample(sample_file("phalanx")));
    const std::unique_ptr<wxMenu> menu = make_sheet_menu(application().rooms());
    BOOST_CHECK_EQUAL(menu->GetMenuItemCount(), 5U);
    for (const Action& action : application().rooms().actions())
        if (const wxMenuItem* item = menu->FindItem(application().rooms().menu_id(action)))
            BOOST_CHECK_MESSAGE(item->IsCheckable() == (action.checked != nullptr),
                                action.id << " is ticked but cannot be");
}

BOOST_AUTO_TEST_CASE(page_setup_asks_for_paper_and_orientation) {
    const Window window;
    BOOST_REQUIRE(window->session().open_sample(sample_file("undying-lands")));
    const PageSetup before = sheet_of(*window).setup();
    const auto answer = [&](wxWindowID button) {
        wxTimer timer; // the dialog has its own loop of events
        timer.Bind(wxEVT_TIMER, [&](wxTimerEvent& /*event*/) {
            wxWindow* dialog = wxWindow::FindWindowByLabel("Page setup");
            BOOST_REQUIRE(dialog);
            auto* paper = dynamic_cast<wxRadioBox*>(wxWindow::FindWindowByLabel("Paper", dialog));
            BOOST_REQUIRE(paper);
            paper->SetSelection(1);
            wxCommandEvent event(wxEVT_BUTTON, button);
            dialog->ProcessWindowEvent(event);
        });
        timer.StartOnce(100);
        run(*window, "file.page_setup");
    };
    answer(wxID_CANCEL);
    BOOST_CHECK(sheet_of(*window).setup().paper == before.paper);
    answer(wxID_OK);
    BOOST_CHECK(sheet_of(*window).setup().paper == Paper::letter);
    BOOST_CHECK(sheet_of(*window).setup().orientation == before.orientation);
    sheet_of(*window).set_setup(before);
}

BOOST_AUTO_TEST_CASE(kind_and_paper_are_chosen_above_the_pages) {
    const Window window;
    BOOST_REQUIRE(window->session().open_sample(sample_file("undying-lands")));
    if (!window->panes().is_shown("sheet"))
        run(*window, "view.sheet");
    wait_for_sheet();
    BOOST_REQUIRE(window->panes().is_shown("sheet"));
    const auto choose = [&](const wxString& name, int index) {
        wxChoice& choice = choice_named(sheet_of(*window), name);
        choice.SetSelection(index);
        wxCommandEvent event(wxEVT_CHOICE, choice.GetId());
        event.SetInt(index);
        event.SetEventObject(&choice);
        choice.ProcessWindowEvent(event);
        wait_for_sheet();
    };
    choose("Paper", 1);
    BOOST_CHECK_EQUAL(std::min(sheet_of(*window).pages().width(), sheet_of(*window).pages().height()), 612);
    choose("Orientation", 2);
    BOOST_CHECK_EQUAL(sheet_of(*window).pages().width(), 792);
    const Window other; // the next window begins with the same paper
    BOOST_CHECK(sheet_of(*other).setup().paper == Paper::letter);
    BOOST_CHECK(sheet_of(*other).setup().orientation == Orientation::landscape);
    choose("Paper", 0);
    choose("Orientation", 0);
    for (std::size_t kind = 0; kind < sheet_kinds().size(); ++kind) {
        choose("Kind of sheet", static_cast<int>(kind));
        BOOST_CHECK(sheet_of(*window).pages().sheet().kind == static_cast<SheetKind>(kind));
    }
}

BOOST_AUTO_TEST_CASE(pages_are_scrolled_and_zoomed) {
    const Window window;
    BOOST_REQUIRE(window->session().open_sample(sample_file("ancient-1969")));
    sheet_of(*window).set_setup({Paper::a4, Orientation::portrait});
    run(*window, "file.preview");
    wait_for_sheet();
    SheetView& view = sheet_of(*window).view();
    const std::size_t count = sheet_of(*window).pages().count();
    BOOST_REQUIRE_GT(count, 1U);
    BOOST_CHECK_EQUAL(view.page_in_view(), 0U);
    const int width = view.page_rect(0).width;
    BOOST_CHECK_GT(width, view.GetClientSize().x * 9 / 10);
    BOOST_CHECK_LE(width, view.GetClientSize().x);
    view.SetFocus();
    press(WXK_END, wxMOD_CONTROL);
    view.Scroll(0, view.GetVirtualSize().y);
    settle();
    BOOST_CHECK_EQUAL(view.page_in_view(), count - 1);
    view.set_zoom(200);
    BOOST_CHECK_NE(view.page_rect(0).width, width);
    sheet_of(*window).set_setup({});
}

BOOST_AUTO_TEST_CASE(every_kind_is_saved_in_every_format) {
    const Window window;
    BOOST_REQUIRE(window->session().open_sample(sample_file("ancient-1969")));
    const std::vector<std::string_view> beginnings{"%PDF-", "<?xml", "\x89PNG", "<!DOCTYPE html>",
                                                   "",      "# ",    "[b]",     "army,body,unit,name,count,"};
    BOOST_REQUIRE_EQUAL(beginnings.size(), sheet_formats().size());
    for (std::size_t kind = 0; kind < sheet_kinds().size(); ++kind) {
        sheet_of(*window).set_kind(static_cast<SheetKind>(kind));
        for (std::size_t format = 0; format < sheet_formats().size(); ++format) {
            const std::filesystem::path file =
                folder().path() / (std::string("sheet-") + std::string(sheet_kinds()[kind].id) + "." +
                                   std::string(sheet_formats()[format].ending));
            BOOST_TEST_CONTEXT(file) {
                BOOST_REQUIRE(save_sheet_to(*window, file.string(), sheet_formats()[format]));
                const std::string bytes = read_file(file);
                BOOST_CHECK_GT(bytes.size(), 100U);
                BOOST_CHECK(bytes.starts_with(beginnings.at(format)));
            }
        }
    }
}

BOOST_AUTO_TEST_CASE(a_failed_save_is_reported_and_leaves_no_file) {
    const Window window;
    BOOST_REQUIRE(window->session().open_sample(sample_file("phalanx")));
    const std::filesystem::path missing = folder().path() / "no-such-folder" / "sheet.pdf";
    BOOST_CHECK(!save_sheet_to(*window, missing.string(), *find_sheet_format("pdf")));
    settle();
    BOOST_CHECK_MESSAGE(utf8(window->notice().message()).find("was not saved") != std::string::npos,
                        utf8(window->notice().message()));
    const std::filesystem::path taken = folder().path() / "taken.pdf";
    std::filesystem::create_directory(taken);
    BOOST_CHECK(!save_sheet_to(*window, taken.string(), *find_sheet_format("pdf"), false));
    BOOST_CHECK(std::filesystem::is_empty(taken));
    for (const auto& entry : std::filesystem::directory_iterator(folder().path()))
        BOOST_CHECK_MESSAGE(entry.path().filename().string().find("taken.pdf.") == std::string::npos,
                            entry.path() << " was left behind");
}

BOOST_AUTO_TEST_CASE(an_army_is_opened_from_the_pdf_of_its_sheet) {
    const Window window;
    BOOST_REQUIRE(window->session().open_sample(sample_file("undying-lands")));
    const std::filesystem::path file = folder().path() / "host.pdf";
    BOOST_REQUIRE(save_sheet_to(*window, file.string(), *find_sheet_format("pdf"), false));
    const Window other;
    BOOST_REQUIRE(open_file(*other, file));
    settle();
    BOOST_CHECK(other->bench().army().bodies == window->bench().army().bodies);
    BOOST_CHECK(other->bench().document().file().empty()); // saving does not write over the sheet
    BOOST_CHECK(!other->bench().document().modified());

    sheet_of(*window).set_kind(SheetKind::opponent);
    const std::filesystem::path secret = folder().path() / "opponent.pdf";
    BOOST_REQUIRE(save_sheet_to(*window, secret.string(), *find_sheet_format("pdf"), false));
    BOOST_CHECK(!open_file(*other, secret));
    settle();
    BOOST_CHECK_MESSAGE(utf8(other->notice().message()).find("no army is attached") != std::string::npos,
                        utf8(other->notice().message()));
    write_file(file, "%PDF-1.4 and nothing more");
    BOOST_CHECK(!open_file(*other, file));
}

BOOST_AUTO_TEST_CASE(the_sheet_is_copied_as_text_and_as_image) {
    const Window window;
    BOOST_REQUIRE(window->session().open_sample(sample_file("phalanx-ii")));
    run(*window, "file.copy_text");
    wxTextDataObject text;
    {
        const wxClipboardLocker clipboard;
        BOOST_REQUIRE(wxTheClipboard->GetData(text));
    }
    BOOST_CHECK(utf8(text.GetText()).find(window->bench().army().name) != std::string::npos);
    run(*window, "file.copy_picture");
    wxBitmapDataObject picture;
    {
        const wxClipboardLocker clipboard;
        BOOST_REQUIRE(wxTheClipboard->GetData(picture));
    }
    const wxImage page = image_of(png_of(sheet_of(*window).pages(), 0, 150));
    BOOST_CHECK(picture.GetBitmap().GetSize() == page.GetSize());
    BOOST_CHECK_LT(difference(picture.GetBitmap().ConvertToImage(), page), 0.5);
}

// What is printed on this paper at this resolution.
wxImage printed(SheetPrintout& printout, const wxSize& millimetres, int dots_per_inch) {
    const wxSize pixels(millimetres.x * dots_per_inch * 10 / 254, millimetres.y * dots_per_inch * 10 / 254);
    wxBitmap bitmap(pixels);
    wxMemoryDC memory(bitmap);
    memory.SetBackground(*wxWHITE_BRUSH);
    memory.Clear();
    printout.SetDC(&memory);
    printout.SetPageSizePixels(pixels.x, pixels.y);
    printout.SetPageSizeMM(millimetres.x, millimetres.y);
    printout.OnPreparePrinting();
    BOOST_CHECK(printout.OnPrintPage(1));
    memory.SelectObject(wxNullBitmap);
    return bitmap.ConvertToImage();
}

BOOST_AUTO_TEST_CASE(the_printed_page_equals_the_image) {
    const Window window;
    BOOST_REQUIRE(window->session().open_sample(sample_file("into-glory-ride")));
    const SheetModel model = sheet_of(*window).pages().sheet();
    SheetPrintout printout(model, {Paper::a4, Orientation::portrait});
    const wxImage page = image_of(png_of(SheetPages(model, {Paper::a4, Orientation::portrait}), 0, 100));
    const wxImage paper = printed(printout, {210, 297}, 100);
    BOOST_CHECK_LT(difference(paper, page), 3);
    BOOST_CHECK(!printout.HasPage(0));
    BOOST_CHECK(!printout.HasPage(static_cast<int>(printout.pages().count()) + 1));
}

BOOST_AUTO_TEST_CASE(other_paper_is_laid_out_again) {
    const Window window;
    BOOST_REQUIRE(window->session().open_sample(sample_file("into-glory-ride")));
    SheetPrintout printout(sheet_of(*window).pages().sheet(), {Paper::a4, Orientation::portrait});
    printed(printout, {279, 216}, 50);
    BOOST_CHECK_EQUAL(printout.pages().width(), 792);
    BOOST_CHECK_EQUAL(printout.pages().height(), 612);
    printed(printout, {148, 210}, 50); // A5: the page of A4, smaller
    BOOST_CHECK_CLOSE(printout.pages().height(), 841.89, 0.01);
}

BOOST_AUTO_TEST_CASE(the_desktop_prints_to_a_file) {
    const Window window;
    BOOST_REQUIRE(window->session().open_sample(sample_file("phalanx")));
    const std::filesystem::path before = std::filesystem::current_path();
    std::filesystem::current_path(folder().path());
    application().services().print_data().GetPrintData().SetPrinterName("Print to File");
    {
        const LaterKey print(WXK_RETURN, 1500);
        const LaterKey give_up(WXK_ESCAPE, 9000);
        run(*window, "file.print");
    }
    std::filesystem::current_path(before);
    const std::filesystem::path file = folder().path() / "output.pdf";
    BOOST_REQUIRE_MESSAGE(std::filesystem::exists(file),
                          "nothing was printed: " << utf8(window->notice().message()));
    const std::string pdf = read_file(file);
    BOOST_CHECK(pdf.starts_with("%PDF-"));
    BOOST_CHECK_GT(pdf.size(), 10000U);
    BOOST_CHECK_EQUAL(utf8(window->GetStatusBar()->GetStatusText()), "The sheet was sent to the printer.");
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
