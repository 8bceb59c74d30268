// SPDX-License-Identifier: MIT
// The dialogs that ask where to save.
#include "gui/shell/file_dialogs.h"

#include "base/file.h"
#include "dialog_answer.h"
#include "gui/toolkit/wx_text.h"
#include "gui_program.h"

#include <boost/test/unit_test.hpp>
#include <wx/filedlg.h>

namespace muster::tests {

namespace {

struct Proposed {
    wxString folder;
    wxString name;
};

// Where the action proposes to save.
Proposed proposed_by(Frame& window, const char* action) {
    Proposed proposed;
    const DialogAnswer<wxFileDialog> answer([&](const wxFileDialog& dialog) {
        proposed = {dialog.GetDirectory(), dialog.GetFilename()};
        return wxID_CANCEL;
    });
    run(window, action);
    return proposed;
}

} // namespace

BOOST_AUTO_TEST_SUITE(file_dialogs)

BOOST_AUTO_TEST_CASE(save_dialogs_open_where_the_army_lies) {
    const std::filesystem::path there = folder().path() / "where the army lies";
    std::filesystem::create_directories(there);
    const std::filesystem::path file = there / "host.muster";
    write_file(file, read_file(sample_file("phalanx")));
    const Window window;
    BOOST_REQUIRE(open_file(*window, file));
    settle();
    for (const char* action : {"file.save_as", "file.sheet"}) {
        const wxString proposed = proposed_by(*window, action).folder;
        BOOST_CHECK_MESSAGE(std::filesystem::path(utf8(proposed)) == there, action << ": " << utf8(proposed));
    }
    BOOST_CHECK_EQUAL(utf8(proposed_by(*window, "file.save_as").name), "host.muster");
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
