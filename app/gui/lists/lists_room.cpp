// SPDX-License-Identifier: MIT
#include "gui/lists/lists_room.h"

#include "check/wording.h"
#include "gui/lists/list_edit_page.h"
#include "gui/lists/list_page.h"
#include "gui/lists/text_page.h"
#include "gui/shell/notice_bar.h"
#include "gui/shell/page_book.h"
#include "gui/shell/page_ids.h"
#include "gui/shell/room_registry.h"
#include "gui/shell/services.h"
#include "gui/shell/session_controller.h"
#include "gui/shell/shell.h"
#include "gui/shell/windows.h"

#include <wx/intl.h>

#include <optional>
#include <utility>

namespace muster {

namespace {

constexpr std::string_view list_edit_id = "list-edit";
constexpr std::string_view text_id = "text";

void edit_list(Shell& shell, ListDraft draft, bool saved) {
    shell.pages().show(list_edit_id);
    shell.pages().window<ListEditPage>(list_edit_id).begin(std::move(draft), saved);
}

Page make_list_page(wxWindow* parent, Shell& shell) {
    ListPage::Handlers handlers;
    handlers.open_example = [&shell](const std::filesystem::path& file) {
        shell.session().open_sample(file);
    };
    handlers.make = [&shell](Army army) { shell.session().begin_new(std::move(army)); };
    handlers.make_random = [&shell](Army army) {
        if (shell.session().begin_new(std::move(army)))
            shell.run(shell.rooms().action("army.complete"));
    };
    handlers.house.edit = [&shell](ListDraft draft, bool saved) {
        edit_list(shell, std::move(draft), saved);
    };
    handlers.house.lists_changed = [&shell] { shell.windows().read_changed_lists(); };
    handlers.house.notify = [&shell](const wxString& message, const wxString& button,
                                     std::function<void()> undo) {
        shell.notice().show_message(message, {{button, std::move(undo)}});
    };
    handlers.close = [&shell] { shell.pages().leave(); };
    auto* page = new ListPage(parent, shell.services().rulesets(), shell.bench(), std::move(handlers));
    Page made{page, [page](const std::string& ruleset) { page->begin(ruleset); }};
    made.ask = [page](AskedTroops troops) { page->begin_allowing(std::move(troops)); };
    return made;
}

Page make_list_edit_page(wxWindow* parent, Shell& shell) {
    ListEditPage::Handlers handlers;
    handlers.lists_changed = [&shell] { shell.windows().read_changed_lists(); };
    handlers.close = [&shell](const std::string& ruleset) { shell.pages().open(page_ids::lists, ruleset); };
    return {new ListEditPage(parent, shell.services().rulesets(), shell.bench(), std::move(handlers))};
}

Page make_text_page(wxWindow* parent, Shell& shell) {
    TextPage::Handlers handlers;
    handlers.make = [&shell](Army army) { shell.session().begin_new(std::move(army)); };
    handlers.close = [&shell] { shell.pages().leave(); };
    auto* page = new TextPage(parent, shell.services().rulesets(), std::move(handlers));
    return {page, [page](const std::string& ruleset) { page->begin(ruleset); }};
}

void army_from_text(const ActionContext& context) {
    context.shell.pages().open(text_id, ruleset_of_army(context));
}

// Where an army is about to begin, for that army.
void show_lists(const ActionContext& context) {
    std::optional<PlannedArmy> planned = context.shell.pages().planned_army();
    if (planned)
        context.shell.session().call_next(std::move(planned->name));
    context.shell.pages().open(page_ids::lists, planned ? planned->ruleset : ruleset_of_army(context));
}

Places selected_troops(const Workbench& bench) {
    Places troops;
    for (const Place& place : outermost(bench.army(), bench.selection()))
        for (const Place& troop : place.level() == Level::troop
                                      ? Places{place}
                                      : places_at_level(bench.army(), place, Level::troop))
            troops.push_back(troop);
    return troops;
}

bool can_ask_for_lists(const ActionContext& context) {
    return shows_army(context) && !selected_troops(context.bench).empty();
}

void show_lists_allowing(const ActionContext& context) {
    const Workbench& bench = context.bench;
    AskedTroops asked{bench.army(), selected_troops(bench), {}};
    const Place& first = asked.troops.front();
    asked.name = element_name(first, bench.army(), bench.ruleset()) + " " +
                 notation_of(first, bench.army(), bench.ruleset(), bench.report());
    context.shell.pages().ask(page_ids::lists, std::move(asked));
}

// clang-format off
std::vector<Action> lists_actions() {
    using M = ActionMenu;
    return {
        {"file.text", M::file, 20, wxTRANSLATE("Army from a te&xt…"), wxTRANSLATE("Paste a list as players write it in an email, and read the verdict"), "Ctrl+Shift+V", "", army_from_text, always, nullptr, false},
        {"army.lists", M::army, 70, wxTRANSLATE("Army &lists…"), wxTRANSLATE("Search and read the army lists; begin an army from one, or put this army under it"), "Ctrl+Alt+L", "", show_lists, always, nullptr, false},
        {"edit.allowing", M::edit, 120, wxTRANSLATE("Wh&ich lists allow this?"), wxTRANSLATE("Show the army lists that allow the selected troops as they are"), "", "", show_lists_allowing, can_ask_for_lists, nullptr, true},
    };
}
// clang-format on

} // namespace

void register_lists_room(RoomRegistry& rooms) {
    rooms.add_page({page_ids::lists, PageKind::ordinary, "", "", make_list_page, "army-lists"});
    rooms.add_page({list_edit_id, PageKind::ordinary, "", "", make_list_edit_page, "army-lists#house-lists"});
    rooms.add_page({text_id, PageKind::ordinary, "", "", make_text_page, "written-lists"});
    rooms.add_actions(lists_actions());
}

} // namespace muster
