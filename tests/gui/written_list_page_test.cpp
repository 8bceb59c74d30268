// SPDX-License-Identifier: MIT
// The page of a written list while a player settles its questions: open lines with their readings as buttons,
// the ties between text and army, undo, and the verdict that waits until nothing is open.
#include "gui/lists/text_page.h"
#include "gui/toolkit/text_lines.h"
#include "gui/written/questions_panel.h"
#include "gui/written/written_troops.h"
#include "gui_program.h"

#include <boost/test/unit_test.hpp>
#include <wx/button.h>
#include <wx/clipbrd.h>
#include <wx/textctrl.h>

namespace muster::tests {

namespace {

constexpr int until_read = 400; // milliseconds until what was typed is read
constexpr std::size_t huns = 2;
constexpr std::size_t attila = 3;
constexpr std::size_t ostrogoths = 5;

const wxString list = "Huns, Phalanx, AP 4\n"
                      "LSC-IV, 5 vignettes, Huns\n"
                      "HCC-V, 1 vignette, Attila: the General\n"
                      "HCC-III, 2 vignettes, Gepids\n"
                      "HIS-III-IF, 2 vignettes, Ostrogoths\n"
                      "LIN-II-IF, 2 vignettes, subjects\n";

class OpenPage {
public:
    OpenPage() : page_(open()) {}
    TextPage* operator->() { return &page_; }
    TextPage& operator*() { return page_; }
    Frame& window() { return *window_; }

private:
    TextPage& open() {
        BOOST_REQUIRE(window_->session().open_sample(sample_file("phalanx")));
        {
            const wxClipboardLocker lock;
            BOOST_REQUIRE(!!lock);
            wxTheClipboard->SetData(new wxTextDataObject(list));
        }
        run(*window_, "file.text");
        settle();
        return text_page_of(*window_);
    }

    const Window window_;
    TextPage& page_;
};

void press_directly(wxWindow& panel, const wxString& label) {
    auto& button = control<wxButton>(panel, label);
    wxCommandEvent pressed(wxEVT_BUTTON, button.GetId());
    pressed.SetEventObject(&button);
    button.ProcessWindowEvent(pressed);
    settle();
}

wxButton* button_labelled(wxWindow& panel, const wxString& label) {
    for (wxWindow* child : panel.GetChildren())
        if (auto* button = dynamic_cast<wxButton*>(child); button && button->GetLabelText() == label)
            return button;
    return nullptr;
}

void press_labelled(wxWindow& panel, const wxString& label) {
    wxButton* button = button_labelled(panel, label);
    BOOST_REQUIRE_MESSAGE(button != nullptr, label);
    wxCommandEvent pressed(wxEVT_BUTTON, button->GetId());
    pressed.SetEventObject(button);
    button->ProcessWindowEvent(pressed);
    settle();
}

// From the first line to the last, as they stand now.
std::vector<wxRect> places_of_buttons(const wxWindow& panel, const wxString& label) {
    std::vector<wxRect> places;
    for (const wxWindow* child : panel.GetChildren())
        if (const auto* button = dynamic_cast<const wxButton*>(child);
            button && (label.empty() || button->GetLabelText() == label))
            places.push_back(button->GetRect());
    return places;
}

bool shows(TextPage& page, const wxString& words) {
    return page.answer().Contains(words);
}

bool highlights_troops_of(TextPage& page, std::size_t line) {
    const int row = page.troops().row_of_line(line);
    return row >= 0 && page.troops().shows_highlighted(static_cast<std::size_t>(row));
}

// In the middle of the line, in the text's own coordinates.
wxPoint point_in_line(TextPage& page, std::size_t line) {
    for (int y = 0; y < page.text().GetClientSize().y; ++y)
        if (line_at(page.text(), {20, y}) == line)
            return {20, y + 4};
    BOOST_FAIL("the line is not shown");
    return {};
}

} // namespace

BOOST_AUTO_TEST_SUITE(written_list_page)

BOOST_AUTO_TEST_CASE(open_lines_are_shown_with_their_readings_and_there_is_no_verdict) {
    OpenPage page;
    BOOST_CHECK_MESSAGE(shows(*page, "Not judged: 3 lines to look at"), page->answer());
    BOOST_CHECK(shows(*page, "Line 2: Army class is not said [Regular Army] [Informal"));
    BOOST_CHECK(!shows(*page, "Legal"));
    BOOST_CHECK(!shows(*page, "error"));
    BOOST_CHECK(!page->can_create());
    BOOST_CHECK(is_marked(page->text(), LineMark::question, huns));
    BOOST_CHECK(!is_marked(page->text(), LineMark::question, ostrogoths));
}

BOOST_AUTO_TEST_CASE(a_button_settles_its_line_and_then_alike_lines_until_the_army_is_judged) {
    OpenPage page;
    press_directly(page->questions(), "Regular Army");
    BOOST_CHECK(shows(*page, "Not judged: 2 lines to look at"));
    BOOST_CHECK(shows(*page, wxString::FromUTF8("[✓ Regular Army]")));
    BOOST_CHECK(!is_marked(page->text(), LineMark::question, huns));
    press_labelled(page->questions(), "Same for 2 other lines");
    BOOST_CHECK(!shows(*page, "Not judged"));
    BOOST_CHECK_MESSAGE(shows(*page, "Legal") || shows(*page, "error"), page->answer());
    BOOST_CHECK(page->can_create());
    page->create();
    settle();
    BOOST_CHECK_EQUAL(page.window().bench().army().bodies.at(0).units.size(), 5U);
}

BOOST_AUTO_TEST_CASE(what_was_chosen_can_be_undone_and_asked_again) {
    OpenPage page;
    press_directly(page->questions(), "Regular Army");
    press_labelled(page->questions(), "Same for 2 other lines");
    page->text().SetFocus();
    press('Z', wxMOD_CONTROL);
    BOOST_CHECK(shows(*page, "Not judged: 2 lines to look at"));
    press_labelled(page->questions(), "Ask again");
    BOOST_CHECK(shows(*page, "Not judged: 3 lines to look at"));
    page->undo();
    page->undo();
    BOOST_CHECK(shows(*page, "Not judged: 3 lines to look at"));
    BOOST_CHECK(!shows(*page, wxString::FromUTF8("✓")));
}

BOOST_AUTO_TEST_CASE(the_army_as_read_names_the_general) {
    OpenPage page;
    const int row = page->troops().row_of_line(attila);
    BOOST_REQUIRE(row >= 0);
    BOOST_CHECK(
        page->troops().row_text(static_cast<std::size_t>(row)).Contains(wxString::FromUTF8("★ General")));
}

BOOST_AUTO_TEST_CASE(questions_hold_still_when_one_is_answered) {
    OpenPage page;
    QuestionsPanel& questions = page->questions();
    page->text().SetFocus();
    press(WXK_F8);
    const std::vector<wxRect> before = places_of_buttons(questions, "Regular Army");
    BOOST_REQUIRE_EQUAL(before.size(), 3U);
    press_directly(questions, "Regular Army"); // of the first line
    const std::vector<wxRect> after = places_of_buttons(questions, "Regular Army");
    BOOST_REQUIRE_EQUAL(after.size(), 2U);
    for (std::size_t i = 0; i < after.size(); ++i) {
        BOOST_CHECK_EQUAL(after[i].x, before[i + 1].x);
        BOOST_CHECK_EQUAL(after[i].y, before[i + 1].y);
    }
    for (const wxRect& button : places_of_buttons(questions, wxString()))
        BOOST_CHECK(!button.Intersects(before[0])); // a second click there answers nothing
    const wxWindow* focus = wxWindow::FindFocus();
    BOOST_REQUIRE(focus != nullptr);
    BOOST_CHECK(questions.IsDescendant(const_cast<wxWindow*>(focus)));
    BOOST_CHECK(focus->GetRect().GetTop() == after[0].GetTop()); // the first answer of the next line
    BOOST_CHECK(focus->GetLabel() != "Ask again");
    press_labelled(questions, "Ask again");
    BOOST_CHECK(places_of_buttons(questions, "Regular Army") == before);
}

BOOST_AUTO_TEST_CASE(choices_survive_an_edit_of_another_line_but_not_of_their_own) {
    OpenPage page;
    press_directly(page->questions(), "Regular Army");
    page->text().SetInsertionPoint(0);
    page->text().WriteText("Dear umpire,\n\n");
    settle(until_read);
    BOOST_CHECK_MESSAGE(shows(*page, "Not judged: 2 lines to look at"), page->answer());
    BOOST_CHECK(shows(*page, "Line 4: Army class is not said [" + wxString::FromUTF8("✓ Regular Army]")));
    page->text().SetInsertionPoint(page->text().XYToPosition(0, 3) + 4);
    page->text().WriteText("V");
    settle(until_read);
    BOOST_CHECK(!shows(*page, wxString::FromUTF8("✓")));
}

BOOST_AUTO_TEST_CASE(pointing_at_a_line_highlights_its_troops_and_a_click_selects_them) {
    OpenPage page;
    wxUIActionSimulator mouse;
    mouse.MouseMove(page->text().ClientToScreen(point_in_line(*page, ostrogoths)));
    settle(120);
    BOOST_CHECK(highlights_troops_of(*page, ostrogoths));
    BOOST_CHECK(!highlights_troops_of(*page, attila));
    click(page->text(), point_in_line(*page, attila));
    mouse.MouseMove(page->questions().ClientToScreen(wxPoint(5, 5)));
    settle(120);
    BOOST_CHECK(highlights_troops_of(*page, attila));
    BOOST_CHECK(!highlights_troops_of(*page, ostrogoths));
}

BOOST_AUTO_TEST_CASE(pointing_at_a_troop_marks_its_line_and_a_click_goes_there) {
    OpenPage page;
    WrittenTroops& troops = page->troops();
    const auto row = static_cast<std::size_t>(troops.row_of_line(ostrogoths));
    const wxRect rect = troops.GetItemRect(row);
    const wxPoint middle(40, rect.y + rect.height / 2);
    wxUIActionSimulator mouse;
    mouse.MouseMove(troops.ClientToScreen(middle));
    settle(120);
    BOOST_CHECK(is_marked(page->text(), LineMark::selected, ostrogoths));
    click(troops, middle);
    mouse.MouseMove(page->questions().ClientToScreen(wxPoint(5, 5)));
    settle(120);
    BOOST_CHECK(is_marked(page->text(), LineMark::selected, ostrogoths));
    BOOST_CHECK_EQUAL(caret_line(page->text()), ostrogoths);
}

BOOST_AUTO_TEST_CASE(all_is_settled_with_the_keyboard_alone) {
    OpenPage page;
    page->text().SetFocus();
    press(WXK_F8);
    BOOST_CHECK(highlights_troops_of(*page, huns));
    press(WXK_TAB);
    press(WXK_RETURN);
    BOOST_CHECK_MESSAGE(shows(*page, "Not judged: 2 lines to look at"), page->answer());
    press(WXK_TAB, wxMOD_SHIFT); // from the next line back to "Same for 2 other lines"
    press(WXK_RETURN);
    BOOST_CHECK_MESSAGE(!shows(*page, "Not judged"), page->answer());
    BOOST_CHECK(page->can_create());
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
