// SPDX-License-Identifier: MIT
// The pack of a tournament as a form beside the text to publish.
#include "base/file.h"
#include "dialog_answer.h"
#include "gui/event/event_band.h"
#include "gui/event/pack_page.h"
#include "gui/toolkit/wx_text.h"
#include "library_steps.h"
#include "open_desk.h"
#include "ruleset/data_folders.h"

#include <boost/test/unit_test.hpp>
#include <wx/checklst.h>
#include <wx/msgdlg.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>

namespace muster::tests {

BOOST_AUTO_TEST_SUITE(event_pack_page)

BOOST_FIXTURE_TEST_CASE(the_pack_is_a_form_with_the_text_to_publish, OpenDesk) {
    press_button(page(), "Pack…");
    settle();
    BOOST_TEST(window->pages().current() == "event-pack");
    auto& form = window->pages().window<PackPage>("event-pack");
    BOOST_TEST(form.line(&PackForm::title).GetValue() == "Autumn Open 2026");
    BOOST_TEST(form.preview().GetValue().Contains("at least 100, at most 140"));
    BOOST_TEST(!form.house().IsShown()); // there are none
    for (const wxWindow* label : form.house().GetParent()->GetChildren())
        if (dynamic_cast<const wxStaticText*>(label) != nullptr && !label->GetLabel().empty())
            BOOST_TEST(label->IsShown() == (label->GetLabel() != "House rules"), utf8(label->GetLabel()));
    BOOST_TEST(form.line(&PackForm::deadline).GetPosition().y < form.line(&PackForm::most).GetPosition().y);
    form.line(&PackForm::most).SetValue("many");
    BOOST_TEST(!form.can_save());
    BOOST_TEST(form.problem().Contains("At most"));
    form.line(&PackForm::most).SetValue("250");
    form.line(&PackForm::title).SetValue("Winter Open");
    BOOST_TEST(form.can_save());
    BOOST_TEST(form.preview().GetValue().Contains("Winter Open"));
    press_button(form, "Save the pack");
    finish();
    BOOST_TEST(window->pages().current() == "event");
    BOOST_TEST(page().band().text().Contains("Winter Open"));
    BOOST_TEST(page().desk().pack().sizes.front().most.value() == 250);
    press_button(page(), "Pack…");
    settle();
    press(WXK_ESCAPE);
    settle();
    BOOST_TEST(window->pages().current() == "event");
}

BOOST_FIXTURE_TEST_CASE(a_changed_pack_is_not_dropped_without_asking, OpenDesk) {
    const auto begin = [&]() -> PackPage& {
        press_button(page(), "Pack…");
        settle();
        return window->pages().window<PackPage>("event-pack");
    };
    const auto close = [&](int answer) {
        const DialogAnswer<wxMessageDialog> player([&](wxMessageDialog&) { return answer; });
        press(WXK_ESCAPE);
        finish();
        return player.opened();
    };
    PackPage& form = begin();
    BOOST_TEST(close(wxID_CANCEL) == 0); // nothing was changed
    BOOST_TEST(window->pages().current() == "event");
    begin();
    form.line(&PackForm::title).SetValue("Winter Open");
    BOOST_TEST(close(wxID_CANCEL) == 1);
    BOOST_TEST(window->pages().current() == "event-pack");
    BOOST_TEST(form.line(&PackForm::title).GetValue() == "Winter Open");
    window->pages().show("event"); // another way out than Close
    BOOST_TEST(begin().line(&PackForm::title).GetValue() == "Winter Open");
    BOOST_TEST(close(wxID_NO) == 1);
    BOOST_TEST(window->pages().current() == "event");
    BOOST_TEST(begin().line(&PackForm::title).GetValue() == "Autumn Open 2026");
    form.line(&PackForm::title).SetValue("Winter Open");
    BOOST_TEST(close(wxID_YES) == 1);
    BOOST_TEST(window->pages().current() == "event");
    BOOST_TEST(page().desk().pack().title == "Winter Open");
}

BOOST_FIXTURE_TEST_CASE(a_deadline_gets_its_time_zone, OpenDesk) {
    press_button(page(), "Pack…");
    settle();
    auto& form = window->pages().window<PackPage>("event-pack");
    wxTextCtrl& deadline = form.line(&PackForm::deadline);
    deadline.SetFocus();
    settle();
    deadline.SetValue("2026-11-30 20:00");
    BOOST_TEST(form.can_save());
    form.line(&PackForm::late).SetFocus();
    settle();
    BOOST_TEST(deadline.GetValue().StartsWith("2026-11-30 20:00 "));
    deadline.SetValue("2026-11-30 at eight");
    BOOST_TEST(!form.can_save());
    BOOST_TEST(form.problem().Contains("zone"));
}

BOOST_FIXTURE_TEST_CASE(house_rules_are_chosen_from_those_that_are_saved, OpenDesk) {
    const std::filesystem::path saved = house_folder() / "york.undying-lands";
    std::filesystem::create_directories(saved);
    write_file(saved / "ruleset.xml", "<ruleset xmlns=\"urn:muster:ruleset:1\" id=\"york.undying-lands\" "
                                      "base=\"undying-lands\" title=\"York evenings\" revision=\"1\"/>");
    press_button(page(), "Pack…");
    settle();
    auto& form = window->pages().window<PackPage>("event-pack");
    BOOST_REQUIRE_EQUAL(form.house().GetCount(), 1U);
    BOOST_TEST(form.house().IsShown());
    BOOST_TEST(form.house().GetString(0).Contains("York evenings"));
    BOOST_TEST(!form.house().IsChecked(0));
    form.house().SetFocus();
    form.house().SetSelection(0);
    press(WXK_SPACE);
    settle();
    BOOST_TEST(form.house().IsChecked(0));
    BOOST_TEST(form.preview().GetValue().Contains("york"));
    press_button(form, "Save the pack");
    finish();
    BOOST_TEST((page().desk().pack().house_rules == std::vector<std::string>{"york"}));
    std::filesystem::remove_all(saved);
    press_button(page(), "Pack…"); // what the pack names stays, installed or not
    settle();
    BOOST_REQUIRE_EQUAL(form.house().GetCount(), 1U);
    BOOST_TEST(form.house().IsChecked(0));
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
