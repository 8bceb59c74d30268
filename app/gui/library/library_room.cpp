// SPDX-License-Identifier: MIT
#include "gui/library/library_room.h"

#include "browse/army_comparison.h"
#include "gui/library/army_timeline.h"
#include "gui/library/collection_page.h"
#include "gui/library/compare_page.h"
#include "gui/library/library_actions.h"
#include "gui/library/library_page.h"
#include "gui/shell/notice_bar.h"
#include "gui/shell/page_book.h"
#include "gui/shell/page_ids.h"
#include "gui/shell/print_sheet.h"
#include "gui/shell/room_registry.h"
#include "gui/shell/services.h"
#include "gui/shell/session_controller.h"
#include "gui/shell/shell.h"
#include "gui/shell/windows.h"

#include <wx/aui/framemanager.h>
#include <wx/frame.h>
#include <wx/intl.h>

#include <utility>
#include <vector>

namespace muster {

namespace {

void print_sheets_of_many(Shell& shell, std::vector<SheetModel> sheets, const PageSetup& setup) {
    const auto count = static_cast<unsigned>(sheets.size());
    const wxString title = wxString::Format(wxPLURAL("%u sheet", "%u sheets", count), count);
    switch (print_sheets(shell.window(), title, std::move(sheets), setup, shell.services().print_data())) {
    case PrintResult::printed: shell.confirm(_("The sheets were sent to the printer.")); break;
    case PrintResult::failed: shell.notice().show_message(_("The sheets were not printed.")); break;
    case PrintResult::cancelled: break;
    }
}

Page make_library_page(wxWindow* parent, Shell& shell) {
    Services& services = shell.services();
    LibraryPage::Handlers handlers;
    handlers.open = [&shell](ArmyId army) { shell.windows().open_stored(army, &shell); };
    handlers.open_revision = [&shell](ArmyId army, std::int32_t revision) {
        shell.windows().open_revision(army, revision, shell);
    };
    handlers.compare = [&shell](const ComparedText& before, const ComparedText& after, ComparisonView view) {
        show_comparison(shell, before, after, view);
    };
    handlers.make_new = [&shell] {
        shell.pages().open(page_ids::new_army, ruleset_of_army({shell, shell.bench()}));
    };
    handlers.open_file = [&shell] { shell.session().open_with_dialog(); };
    handlers.notify = [&shell](const wxString& words, std::vector<NoticeBar::Choice> choices) {
        shell.notice().show_message(words, std::move(choices));
    };
    handlers.found_empty = [&shell] { shell.pages().leave_empty_library(); };
    handlers.rescale = [&shell](ArmyId army) { rescale_stored(shell, army); };
    handlers.show_figures = [&shell](const std::vector<ArmyId>& armies) {
        show_figures_of_stored(shell, armies);
    };
    handlers.page_setup = [&services] { return services.settings().page_setup(); };
    handlers.print = [&shell](std::vector<SheetModel> sheets, const PageSetup& setup) {
        print_sheets_of_many(shell, std::move(sheets), setup);
    };
    auto* page = new LibraryPage(parent, services.library(), services.mirror(), services.rulesets(),
                                 std::move(handlers));
    return {page,
            [page, is_first = true](const std::string& /*ruleset*/) mutable {
                std::exchange(is_first, false) ? page->show_first_results() : page->refresh();
            },
            {},
            [page] { page->update_colours(); }};
}

Page make_compare_page(wxWindow* parent, Shell& shell) {
    return {new ComparePage(parent, [&shell] { shell.pages().leave(); })};
}

Page make_collection_page(wxWindow* parent, Shell& shell) {
    CollectionPage::Handlers handlers;
    handlers.open = [&shell](ArmyId army) { shell.windows().open_stored(army, &shell); };
    handlers.notify = [&shell](const wxString& words) { shell.notice().show_message(words); };
    handlers.close = [&shell] { shell.pages().leave(); };
    auto* page = new CollectionPage(parent, shell.services().library(), shell.services().rulesets(),
                                    std::move(handlers));
    return {page, [page](const std::string& ruleset) { page->begin(ruleset); }};
}

void dock_timeline(wxAuiPaneInfo& info, const wxWindow& window) {
    info.Right().Layer(2).Row(1);
    info.BestSize(window.FromDIP(wxSize(300, 500))).MinSize(window.FromDIP(wxSize(220, 200))).Hide();
}

} // namespace

void register_library_room(RoomRegistry& rooms) {
    rooms.add_page({page_ids::library, PageKind::home, wxTRANSLATE("Library"),
                    wxTRANSLATE("All your armies and their revisions"), make_library_page, "library"});
    rooms.add_page(
        {compare_page_id, PageKind::detour, "", "", make_compare_page, "library#comparing-two-armies"});
    rooms.add_page(
        {collection_page_id, PageKind::detour, "", "", make_collection_page, "library#the-collection"});
    rooms.add_pane({timeline_pane, wxTRANSLATE("Timeline"), 0, true, true, dock_timeline, make_army_timeline,
                    "library#the-timeline"});
    rooms.add_actions(library_actions());
}

} // namespace muster
