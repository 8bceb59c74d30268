// SPDX-License-Identifier: MIT
// The band across the top: its figures say what they are, in a narrow window too.
#include "edit/changes.h"
#include "gui/army/band_panel.h"
#include "gui/toolkit/accessible_name.h"
#include "gui_program.h"
#include "shipped_data.h"

#include <boost/test/unit_test.hpp>

#include <algorithm>

namespace muster::tests {

namespace {

const std::vector<wxString>& captions_of(Frame& window, std::string_view ruleset, const wxSize& size) {
    window.SetSize(size);
    BOOST_REQUIRE(window.session().open_sample(sample_file(ruleset)));
    settle(300);
    return window.panes().window<BandPanel>("band").captions();
}

} // namespace

BOOST_AUTO_TEST_SUITE(band)

BOOST_AUTO_TEST_CASE(no_caption_is_cut_off_in_a_usual_window) {
    for (const std::string& id : shipped_ruleset_ids()) {
        const Window window;
        const std::vector<wxString>& captions = captions_of(*window, id, {1440, 900});
        BOOST_CHECK_GE(captions.size(), 2U);
        for (const wxString& caption : captions)
            BOOST_CHECK_MESSAGE(!caption.Contains(wxString::FromUTF8("…")),
                                id << ": " << caption.utf8_string());
    }
}

BOOST_AUTO_TEST_CASE(captions_take_a_second_line_in_a_small_window) {
    const Window window;
    const std::vector<wxString>& captions = captions_of(*window, "phalanx", {1024, 700});
    BOOST_CHECK(std::any_of(captions.begin(), captions.end(), [](const wxString& caption) {
        return caption.Contains("to activate everything as linked");
    }));
}

BOOST_AUTO_TEST_CASE(a_second_line_that_is_cut_is_whole_in_its_tip) {
    const Window window;
    (void)captions_of(*window, "phalanx", {1024, 700});
    window->bench().apply("Delete",
                          without(window->bench().army(), {{1, 1, 0}})); // then it says what it lacks
    settle(300);
    auto& band = window->panes().window<BandPanel>("band");
    wxMouseEvent over(wxEVT_MOTION);
    over.SetPosition({30, 30});
    band.ProcessWindowEvent(over);
    BOOST_CHECK_MESSAGE(band.GetToolTipText().EndsWith("unsaved changes"),
                        band.GetToolTipText().utf8_string()
                            << " at " << band.GetSize().x << ": " << accessible_name(band).utf8_string());
    window->bench().document().mark_saved();
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
