// SPDX-License-Identifier: MIT
// An army from a written list: what is pasted is read at once, and becomes an army.
#include "gui/lists/text_page.h"

#include "base/file.h"
#include "gui_program.h"

#include <boost/test/unit_test.hpp>
#include <wx/choice.h>
#include <wx/clipbrd.h>
#include <wx/textctrl.h>

namespace muster::tests {

namespace {

constexpr int reading = 400; // milliseconds until what was typed is read

void copy(const wxString& text) {
    const wxClipboardLocker lock;
    BOOST_REQUIRE(!!lock);
    wxTheClipboard->SetData(new wxTextDataObject(text));
}

// The page, opened with this on the clipboard.
TextPage& page_with(const wxString& text, Frame& window) {
    copy(text);
    run(window, "file.text");
    settle();
    return text_page_of(window);
}

void choose_rules(TextPage& page, const wxString& title) {
    page.rules().SetStringSelection(title);
    wxCommandEvent chosen(wxEVT_CHOICE, page.rules().GetId());
    page.rules().GetEventHandler()->ProcessEvent(chosen);
    settle();
}

} // namespace

BOOST_AUTO_TEST_SUITE(text_page)

BOOST_AUTO_TEST_CASE(a_list_from_the_clipboard_is_judged_and_becomes_an_army) {
    const Window window;
    BOOST_REQUIRE(window->session().open_sample(sample_file("phalanx")));
    settle();
    TextPage& page = page_with("1 x (HCC-V-RA) General\n2 x (HSC-III-RA)\n4 x (HIN-III-RA)\n"
                               "3 x (LIN-III-IF)\n2 x (VLI-II-IF)",
                               *window);
    BOOST_CHECK(page.text().GetValue().Contains("HCC-V-RA"));
    BOOST_CHECK_MESSAGE(page.answer().Contains("Legal"), page.answer());
    page.create();
    settle();
    std::int32_t vignettes = 0;
    for (const Body& body : window->bench().army().bodies)
        for (const Unit& unit : body.units)
            for (const Troop& troop : unit.troops)
                vignettes += troop.count;
    BOOST_CHECK_EQUAL(vignettes, 12);
    BOOST_CHECK(window->bench().report().legal());
}

BOOST_AUTO_TEST_CASE(what_is_wrong_is_told_while_it_is_typed) {
    const Window window;
    TextPage& page = page_with("", *window);
    page.text().SetValue("nothing of the kind");
    settle(reading);
    BOOST_CHECK(page.answer().Contains("No troops"));
    page.text().SetValue("3 x (HCC-III-RA)");
    settle(reading);
    BOOST_CHECK(page.answer().Contains("error"));
    page.text().SetValue("3xKn"); // regular or not?
    settle(reading);
    BOOST_CHECK_MESSAGE(page.answer().Contains("Not judged"), page.answer());
    BOOST_CHECK(!page.answer().Contains("error"));
    choose_rules(page, "Ancient Wargames Rules 1969");
    page.text().SetValue("3xKn\n2 x (HIX-III-RA) Grenadiers");
    settle(reading);
    BOOST_CHECK_MESSAGE(page.answer().Contains("Not judged"), page.answer());
    BOOST_CHECK_MESSAGE(page.answer().Contains("it may be troops"), page.answer());
}

BOOST_AUTO_TEST_CASE(the_rules_are_those_that_understand_the_text_until_others_are_chosen) {
    const Window window;
    BOOST_REQUIRE(window->session().open_sample(sample_file("undying-lands")));
    settle();
    TextPage& page = page_with("", *window);
    BOOST_CHECK_EQUAL(page.rules().GetStringSelection(), "Undying Lands");
    page.text().SetValue("4 x (LIW-IV-IA)B uThulwana\n2 x (SKM-III-IA)B\n3 x (LIW-II-IA)B");
    settle(reading);
    BOOST_CHECK_EQUAL(page.rules().GetStringSelection(), "Into Glory Ride");
    BOOST_CHECK_MESSAGE(page.answer().Contains("fit the text best"), page.answer());
    choose_rules(page, "Phalanx");
    page.text().AppendText("\n1 x (LIW-V-IA)B");
    settle(reading);
    BOOST_CHECK_EQUAL(page.rules().GetStringSelection(), "Phalanx");
    BOOST_CHECK(!page.answer().Contains("fit the text best"));
}

// The army is that of the text as it stands, also before the page has read it.
BOOST_AUTO_TEST_CASE(what_was_typed_last_is_in_the_army) {
    const Window window;
    BOOST_REQUIRE(window->session().open_sample(sample_file("phalanx")));
    settle();
    TextPage& page = page_with("3 x (HCC-III-RA)", *window);
    page.text().SetValue("5 x (HCC-III-RA)");
    page.create();
    settle();
    BOOST_CHECK_EQUAL(troop_at(window->bench().army(), {1, 1, 1}).count, 5);
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
