// SPDX-License-Identifier: MIT
// A read-only library in the window: its armies are shown, opened and exported.
#include "base/file.h"
#include "gui/library/library_action_bar.h"
#include "gui/library/library_batch_bar.h"
#include "gui/library/library_mirror_bar.h"
#include "gui/library/library_table.h"
#include "gui/shell/library_service.h"
#include "gui/shell/mirror_service.h"
#include "gui/shell/notice_bar.h"
#include "gui/toolkit/wx_text.h"
#include "gui_program.h"
#include "library_steps.h"
#include "shipped_data.h"
#include "unprivileged.h"

#include <boost/test/unit_test.hpp>

#include <optional>

namespace muster::tests {

namespace fs = std::filesystem;

BOOST_AUTO_TEST_SUITE(library_trouble)

BOOST_AUTO_TEST_CASE(a_read_only_library_is_browsed_and_exported) {
    const fs::path theirs = folder().path() / "theirs";
    const fs::path file = theirs / "library.db";
    const fs::path mine = folder().path() / "mine.zip";
    fs::create_directory(theirs);
    const ArmyFacts facts = facts_of(read_file(sample_file("phalanx")), "sample", shipped_rulesets());
    const ArmyId army = Library(file).add(facts, "").army;
    fs::permissions(folder().path(), fs::perms::all);
    using P = fs::perms; // of whoever asks, as owner, by group or else
    fs::permissions(theirs, P::owner_read | P::owner_exec | P::group_read | P::group_exec | P::others_read |
                                P::others_exec);
    const Window window; // the page's parent
    {
        const Unprivileged nobody;
        LibraryService service(file);
        std::vector<std::string> told;
        service.on_notice([&](const wxString& notice) { told.push_back(utf8(notice)); });
        MirrorService mirror(service, shipped_rulesets());
        std::optional<ArmyId> opened;
        wxString said;
        LibraryPage::Handlers handlers;
        handlers.open = [&](ArmyId chosen) { opened = chosen; };
        handlers.notify = [&](const wxString& words, const std::vector<NoticeBar::Choice>& /*choices*/) {
            said = words;
        };
        auto* page = new LibraryPage(&*window, service, mirror, shipped_rulesets(), handlers);
        page->SetSize(window->GetClientSize());
        page->refresh();
        while (!service.idle() || mirror.running())
            settle(20);
        BOOST_CHECK_EQUAL(page->browser().found(), 1U);
        BOOST_CHECK(utf8(page->read_only_text()).find("cannot be written") != std::string::npos);
        BOOST_CHECK(!page->mirror().IsShown());
        page->table().select({army});
        for (const char* label : {"Open", "Check", "Sheets…", "Export…", "Rescale…"})
            BOOST_CHECK_MESSAGE(is_enabled(*page, wxString::FromUTF8(label)), label);
        for (const char* label : {"Tags…", "Delete", "Import…"})
            BOOST_CHECK_MESSAGE(!is_enabled(*page, wxString::FromUTF8(label)), label);
        page->commands().open();
        BOOST_CHECK(opened == army);
        page->commands().move_to_trash(); // as the Delete key does
        page->commands().export_to(mine);
        do
            settle(20);
        while (!service.idle() || page->batch().running());
        BOOST_CHECK_MESSAGE(fs::exists(mine), utf8(said));
        BOOST_CHECK(told.empty());
        page->Destroy();
        settle(20);
    }
    fs::permissions(theirs, fs::perms::owner_all);
    BOOST_CHECK_EQUAL(Library(file).count(LibraryPart::kept), 1U);
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
