// SPDX-License-Identifier: MIT
#include "gui/rules/rules_room.h"

#include "gui/rules/house_rules_page.h"
#include "gui/shell/notice_bar.h"
#include "gui/shell/page_book.h"
#include "gui/shell/page_ids.h"
#include "gui/shell/room_registry.h"
#include "gui/shell/services.h"
#include "gui/shell/shell.h"
#include "gui/shell/windows.h"

#include <wx/intl.h>

#include <utility>

namespace muster {

namespace {

Page make_house_rules_page(wxWindow* parent, Shell& shell) {
    HouseRulesPage::Handlers handlers;
    handlers.rules_changed = [&shell] { shell.windows().read_changed_lists(); };
    handlers.notify = [&shell](const wxString& message, const wxString& choice, std::function<void()> act) {
        shell.notice().show_message(message, {{choice, std::move(act)}});
    };
    handlers.close = [&shell] { shell.pages().leave(); };
    auto* page = new HouseRulesPage(parent, shell.services().rulesets(), shell.bench(), std::move(handlers));
    return {page, [page](const std::string& ruleset) { page->open_or_first(ruleset); }};
}

void show_house_rules(const ActionContext& context) {
    context.shell.pages().open(page_ids::house_rules, ruleset_of_army(context));
}

// clang-format off
std::vector<Action> rules_actions() {
    using M = ActionMenu;
    return {
        {"army.house_rules", M::army, 80, wxTRANSLATE("House &rules…"), wxTRANSLATE("Edit your club's rules: switch off rules of a rule set or change their severity"), "Ctrl+Alt+U", "", show_house_rules, always, nullptr, false},
    };
}
// clang-format on

} // namespace

void register_rules_room(RoomRegistry& rooms) {
    rooms.add_page({page_ids::house_rules, PageKind::ordinary, "", "", make_house_rules_page, "house-rules"});
    rooms.add_actions(rules_actions());
}

} // namespace muster
