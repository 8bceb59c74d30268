// SPDX-License-Identifier: MIT
// The dialogs that ask where to save.
#include "gui/shell/file_dialogs.h"

#include "base/file.h"
#include "gui/toolkit/wx_text.h"
#include "gui_program.h"

#include <boost/test/unit_test.hpp>
#include <wx/filedlg.h>
#include <wx/modalhook.h>

namespace muster::tests {

namespace {

// Looks at the dialogs that are shown, and cancels them.
class CancelsDialogs : public wxModalDialogHook {
public:
    CancelsDialogs() { Register(); }
    ~CancelsDialogs() override { Unregister(); }
    CancelsDialogs(const CancelsDialogs&) = delete;
    CancelsDialogs& operator=(const CancelsDialogs&) = delete;

    wxString folder;
    wxString name;

protected:
    int Enter(wxDialog* dialog) override {
        if (const auto* files = dynamic_cast<wxFileDialog*>(dialog)) {
            folder = files->GetDirectory();
            name = files->GetFilename();
        }
        return wxID_CANCEL;
    }
};

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
        CancelsDialogs dialogs;
        run(*window, action);
        BOOST_CHECK_MESSAGE(std::filesystem::path(utf8(dialogs.folder)) == there,
                            action << ": " << utf8(dialogs.folder));
    }
    CancelsDialogs dialogs;
    run(*window, "file.save_as");
    BOOST_CHECK_EQUAL(utf8(dialogs.name), "host.muster");
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
