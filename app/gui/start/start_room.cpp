// SPDX-License-Identifier: MIT
#include "gui/start/start_room.h"

#include "gui/shell/page_book.h"
#include "gui/shell/page_ids.h"
#include "gui/shell/room_registry.h"
#include "gui/shell/services.h"
#include "gui/shell/session_controller.h"
#include "gui/shell/shell.h"
#include "gui/shell/windows.h"
#include "gui/start/start_page.h"

#include <wx/intl.h>

namespace muster {

namespace {

Page make_start_page(wxWindow* parent, Shell& shell) {
    StartPage::Handlers handlers;
    handlers.make_new = [&shell](const std::string& ruleset) {
        shell.pages().open(page_ids::new_army, ruleset);
    };
    handlers.open = [&shell] { shell.session().open_with_dialog(); };
    handlers.run = [&shell](std::string_view action) { shell.run(shell.rooms().action(action)); };
    handlers.open_file = [&shell](const std::filesystem::path& file) { shell.windows().open(file, shell); };
    handlers.open_sample = [&shell](const std::filesystem::path& file) { shell.session().open_sample(file); };
    handlers.recover = [&shell](const UnsavedWork& work) { shell.windows().recover(work, shell); };
    handlers.discard = [&shell](const UnsavedWork& work) {
        Autosave::discard(work);
        shell.pages().open_home();
    };
    auto* page = new StartPage(parent, shell.services().rulesets(), std::move(handlers));
    return {page, [page, &shell](const std::string& /*ruleset*/) {
                page->show(shell.services().settings().recent_files(), shell.windows().unsaved_work());
            }};
}

void show_start(const ActionContext& context) {
    context.shell.pages().open(page_ids::start);
}

// clang-format off
std::vector<Action> start_actions() {
    using M = ActionMenu;
    return {
        {"file.start", M::file, 50, wxTRANSLATE("Start &page"), wxTRANSLATE("Show the start page with samples and recent files"), "Ctrl+Shift+H", "", show_start, always, nullptr, false},
    };
}
// clang-format on

} // namespace

void register_start_room(RoomRegistry& rooms) {
    rooms.add_page({page_ids::start, PageKind::home, wxTRANSLATE("New army, samples, recent files"),
                    wxTRANSLATE("Start a new army or open a file"), make_start_page, "first-army"});
    rooms.add_actions(start_actions());
}

} // namespace muster
