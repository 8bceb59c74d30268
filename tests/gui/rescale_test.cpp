// SPDX-License-Identifier: MIT
// The dialog that rescales an army, and the copy in the library.
#include "gui/library/library_actions.h"
#include "gui/library/rescale_dialog.h"
#include "gui/shell/frame.h"
#include "gui/shell/notice_bar.h"
#include "gui/toolkit/wx_text.h"
#include "library_steps.h"

#include <boost/test/unit_test.hpp>
#include <wx/button.h>
#include <wx/textctrl.h>

#include <algorithm>

namespace muster::tests {

BOOST_AUTO_TEST_SUITE(rescale_dialog)

BOOST_AUTO_TEST_CASE(the_dialog_previews_the_copy) {
    const Window window;
    BOOST_REQUIRE(window->session().open_sample(sample_file("phalanx")));
    window->bench().apply("Rename", with_name(window->bench().army(), Place{}, "Host (12)"));
    RescaleDialog dialog(&*window, window->bench().army(), application().services().rulesets());
    dialog.Show();
    settle();
    BOOST_REQUIRE(dialog.preview());
    BOOST_CHECK(dialog.preview()->result.before < dialog.preview()->result.reached);
    dialog.choose_size(18);
    BOOST_REQUIRE(dialog.result());
    BOOST_CHECK_EQUAL(dialog.result()->name, "Host (18)");
    const std::vector<ComparisonRow>& rows = dialog.preview()->rows;
    BOOST_CHECK(std::any_of(rows.begin(), rows.end(),
                            [](const ComparisonRow& row) { return row.kind == ComparisonKind::number; }));
    BOOST_CHECK(utf8(dialog.verdict()).find("18") != std::string::npos);

    // What the player called it stays.
    dialog.name().SetValue("My own name");
    dialog.choose_size(20);
    BOOST_CHECK_EQUAL(dialog.result()->name, "My own name");

    // Generals alone cost more than that.
    const Window other;
    BOOST_REQUIRE(other->session().open_sample(sample_file("ancient-1969")));
    RescaleDialog refused(&*other, other->bench().army(), application().services().rulesets());
    refused.choose_size(1);
    BOOST_CHECK(!refused.result());
    BOOST_CHECK(!refused.FindWindow(wxID_OK)->IsEnabled());
    BOOST_CHECK(utf8(refused.verdict()).find("A copy of this size is not possible") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(the_copy_is_added_to_the_library_and_opened) {
    const ArmyId army = store_army("To be doubled");
    const Window window;
    BOOST_REQUIRE(window->session().open_stored(army));
    const std::string before = window->bench().document().text();
    RescaleDialog dialog(&*window, window->bench().army(), application().services().rulesets());
    BOOST_REQUIRE(dialog.result());
    const std::size_t windows = application().windows().all().size();
    add_rescaled(*window, *dialog.result(), "Rescaled");
    settle(200);
    BOOST_REQUIRE_EQUAL(application().windows().all().size(), windows + 1);
    Frame* other = application().windows().all().back();
    BOOST_REQUIRE(other->bench().session().library_army());
    BOOST_CHECK(other->bench().session().library_army()->id != army);
    BOOST_CHECK(!other->bench().document().modified());
    BOOST_CHECK_EQUAL(library().history(other->bench().session().library_army()->id).front().label,
                      "Rescaled");
    BOOST_CHECK_EQUAL(window->bench().document().text(), before);
    BOOST_CHECK_EQUAL(library().history(army).size(), 1U);
    other->Close(true);
    settle();
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
