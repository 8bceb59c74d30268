// SPDX-License-Identifier: MIT
#include "library_steps.h"

#include "gui/library/library_batch_bar.h"
#include "gui/library/library_model.h"
#include "gui/library/library_table.h"
#include "gui/shell/library_service.h"
#include "gui/toolkit/wx_text.h"

#include <boost/test/unit_test.hpp>
#include <wx/button.h>
#include <wx/stopwatch.h>

#include <algorithm>

namespace muster::tests {

namespace fs = std::filesystem;

Library& library() {
    Library* found = application().services().library().open();
    BOOST_REQUIRE(found);
    return *found;
}

void wait(LibraryPage* page) {
    const wxStopWatch watch;
    do {
        settle(20);
        BOOST_REQUIRE_LT(watch.Time(), 20000);
    } while (!application().services().library().idle() || (page && page->batch().running()));
    settle(20);
}

ArmyId store_army(const std::string& name, std::string_view ruleset) {
    const Window window;
    BOOST_REQUIRE(window->session().open_sample(sample_file(ruleset)));
    window->bench().apply("Rename", with_name(window->bench().army(), Place{}, name));
    run(*window, "file.save");
    BOOST_REQUIRE(window->bench().session().library_army());
    return window->bench().session().library_army()->id;
}

bool shows(LibraryPage& page, ArmyId army) {
    const std::vector<StoredArmy>& rows = page.table().model().rows();
    return std::any_of(rows.begin(), rows.end(), [&](const StoredArmy& row) { return row.id == army; });
}

namespace {

wxButton* button_in(wxWindow& window, const wxString& label) {
    for (wxWindow* child : window.GetChildren()) {
        auto* button = dynamic_cast<wxButton*>(child);
        if (button && button->GetLabel() == label && button->IsShownOnScreen())
            return button;
        if (wxButton* inside = button_in(*child, label))
            return inside;
    }
    return nullptr;
}

} // namespace

bool is_enabled(wxWindow& window, const wxString& label) {
    const wxButton* button = button_in(window, label);
    BOOST_REQUIRE_MESSAGE(button, "no button " << utf8(label));
    return button->IsEnabled();
}

void press_button(wxWindow& window, const wxString& label) {
    wxButton* button = button_in(window, label);
    BOOST_REQUIRE_MESSAGE(button && button->IsEnabled(), "no button " << utf8(label));
    click_middle(*button);
}

} // namespace muster::tests
