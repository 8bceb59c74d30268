// SPDX-License-Identifier: MIT
#include "gui/event/event_room.h"

#include "gui/event/event_page.h"
#include "gui/event/pack_page.h"
#include "gui/shell/file_dialogs.h"
#include "gui/shell/frame.h"
#include "gui/shell/notice_bar.h"
#include "gui/shell/page_book.h"
#include "gui/shell/room_registry.h"
#include "gui/shell/services.h"
#include "gui/shell/shell.h"
#include "gui/shell/windows.h"
#include "gui/shell/workbench.h"
#include "gui/toolkit/wx_text.h"

#include <wx/frame.h>
#include <wx/intl.h>

#include <exception>
#include <filesystem>
#include <memory>
#include <utility>
#include <vector>

namespace muster {

namespace {

namespace fs = std::filesystem;

constexpr std::string_view event_page_id = "event";
constexpr std::string_view pack_page_id = "event-pack";
constexpr std::string_view event_ending = ".muster-event";

wxString event_filter() {
    return _("Tournaments (*.muster-event)|*.muster-event|All files|*");
}

void edit_pack(Shell& shell) {
    const EventDesk& desk = shell.pages().window<EventPage>(event_page_id).desk();
    if (!desk.is_open())
        return;
    shell.pages().show(pack_page_id);
    shell.pages().window<PackPage>(pack_page_id).begin(desk.pack());
}

fs::path file_of(const EventPage& page) {
    return page.desk().is_open() ? page.desk().file().file() : fs::path();
}

Page make_pack_page(wxWindow* parent, Shell& shell) {
    PackPage::Handlers handlers;
    handlers.save = [&shell](const EventPack& pack) {
        return shell.pages().window<EventPage>(event_page_id).save_pack(pack, shell.services().rulesets());
    };
    handlers.close = [&shell] { shell.pages().leave(); };
    Page page{new PackPage(parent, shell.services().rulesets(), std::move(handlers))};
    page.title = [&shell] { return shell.pages().window<EventPage>(event_page_id).title(); };
    page.opened_file = [&shell] { return file_of(shell.pages().window<EventPage>(event_page_id)); };
    return page;
}

// Leads to the desk of a window, unless that was closed.
NoticeBar::Choice back_to_desk(Shell& desk) {
    return {_("Back to the tournament"), [&windows = desk.windows(), &desk] {
                for (Frame* window : windows.all())
                    if (window == &desk) {
                        window->pages().show(event_page_id);
                        window->Raise();
                    }
            }};
}

// In the window that edits the army, which may be another than that of the desk.
void show_beside_army(Shell& desk, const fs::path& file, const wxString& words) {
    for (Frame* window : desk.windows().all())
        if (window->bench().has_document() && window->bench().session().origin() == file)
            window->notice().show_message(words, {back_to_desk(desk)});
}

void open_army_of_event(Shell& shell, const fs::path& file, const wxString& whose) {
    shell.windows().open(file, shell);
    show_beside_army(
        shell, file,
        wxString::Format(_("This army is edited for the tournament: %s. Save settles the list by it."),
                         whose));
}

Page make_page_of_event(wxWindow* parent, Shell& shell, const fs::path& event) {
    EventPage::Handlers handlers;
    const auto last = std::make_shared<wxString>();
    handlers.notify = [&shell, last](const wxString& words, std::vector<NoticeBar::Choice> choices) {
        *last = words;
        if (shell.pages().current() != event_page_id)
            choices.push_back(back_to_desk(shell));
        shell.notice().show_message(words, std::move(choices));
    };
    // What the desk said is of no use on another page; what another room says stays.
    handlers.hidden = [&shell, last] {
        if (!last->empty() && shell.notice().message() == *last)
            shell.notice().close();
    };
    handlers.opened = [&shell](const fs::path& file) { shell.services().settings().add_recent(file); };
    handlers.renamed = [&shell] { shell.update_title(); };
    handlers.edit_pack = [&shell] { edit_pack(shell); };
    handlers.open_army = [&shell](const fs::path& file, const wxString& whose) {
        open_army_of_event(shell, file, whose);
    };
    handlers.close = [&shell] { shell.pages().leave(); };
    auto* page = new EventPage(parent, std::move(handlers), event);
    shell.services().observe_saves(page->token(), [&shell, page, last](const fs::path& file) {
        if (page->rulings().take_back(file))
            show_beside_army(shell, file, *last); // what the desk said of it
    });
    Page made{page};
    made.focus = [page] { page->focus_table(); };
    made.update_colours = [page] { page->update_colours(); };
    made.open_file = [page](const fs::path& file) { page->open(file); };
    made.title = [page] { return page->title(); };
    made.opened_file = [page] { return file_of(*page); };
    return made;
}

Page make_event_page(wxWindow* parent, Shell& shell) {
    return make_page_of_event(parent, shell, {});
}

EventPage* page_in(const ActionContext& context) {
    return static_cast<EventPage*>(context.shell.pages().find(event_page_id));
}

// That of the window's army, else the one used last, else the first that there is.
const Ruleset* usual_rules(const ActionContext& context) {
    const Rulesets& rulesets = context.shell.services().rulesets();
    std::vector<std::string> ids{ruleset_of_army(context),
                                 context.shell.services().settings().last_ruleset()};
    for (const std::string& id : rulesets.ids())
        ids.push_back(id);
    for (const std::string& id : ids)
        if (const Ruleset* ruleset = id.empty() ? nullptr : rulesets.find(id))
            return ruleset;
    return nullptr;
}

void new_event(const ActionContext& context) {
    const Ruleset* ruleset = usual_rules(context);
    if (ruleset == nullptr)
        return;
    const auto chosen = ask_file_to_save(&context.shell.window(), _("New tournament"),
                                         utf8(_("Tournament") + wx(event_ending)), event_filter(), false);
    if (!chosen)
        return;
    fs::path file = chosen->file;
    if (!file.filename().string().ends_with(event_ending))
        file += event_ending;
    try {
        create_event(file, starting_pack(*ruleset, file.stem().string()), context.shell.services().rulesets(),
                     event_now());
        context.shell.pages().open_file(event_page_id, file);
        context.shell.pages().window<EventPage>(event_page_id).finish_opening();
        edit_pack(context.shell); // the first thing to do
    } catch (const std::exception& error) {
        context.shell.notice().show_message(wx(error.what()));
    }
}

void open_event_with_dialog(const ActionContext& context) {
    if (const auto file = ask_file_to_open(&context.shell.window(), _("Open a tournament"), event_filter()))
        context.shell.windows().open(*file, context.shell);
}

bool has_event(const ActionContext& context) {
    const EventPage* page = page_in(context);
    return page != nullptr && page->desk().is_open() && context.shell.pages().current() != event_page_id;
}

void show_event(const ActionContext& context) {
    context.shell.pages().show(event_page_id);
}

bool shows_desk(const ActionContext& context) {
    const EventPage* page = page_in(context);
    return page != nullptr && page->desk().is_open() && !page->desk().file().read_only() &&
           context.shell.pages().current() == event_page_id;
}

bool has_deadline(const ActionContext& context) {
    return shows_desk(context) && page_in(context)->desk().pack().deadline.has_value();
}

void let_latest_count(const ActionContext& context) {
    page_in(context)->rulings().let_all_count(CountingRule::latest, {});
}

void let_last_in_time_count(const ActionContext& context) {
    page_in(context)->rulings().let_all_count(CountingRule::in_time, {});
}

void let_undated_be_in_time(const ActionContext& context) {
    page_in(context)->rulings().let_undated_be_in_time();
}

// clang-format off
std::vector<Action> event_actions() {
    using M = ActionMenu;
    return {
        {"file.new_event", M::file, 42, wxTRANSLATE("New tourna&ment…"), wxTRANSLATE("Begin a tournament: a file for its pack, its players and their lists"), "", "", new_event, always, nullptr, true},
        {"file.open_event", M::file, 44, wxTRANSLATE("Open &tournament…"), wxTRANSLATE("Open a tournament: who has sent which list, and what is wrong with it"), "Ctrl+Shift+J", "", open_event_with_dialog, always, nullptr, false},
        {"file.event", M::file, 46, wxTRANSLATE("Back to the tournament &desk"), wxTRANSLATE("Return to the tournament that is open in this window"), "Ctrl+Shift+D", "", show_event, has_event, nullptr, false},
        {"file.event_latest", M::file, 47, wxTRANSLATE("Latest o&f several lists counts"), wxTRANSLATE("Where it is in question which list of a player counts, the one that came last; for all players at once"), "", "", let_latest_count, shows_desk, nullptr, false},
        {"file.event_in_time", M::file, 48, wxTRANSLATE("Last &before the deadline counts"), wxTRANSLATE("Where a player's list is late or in question, the last one that came before the deadline; for all players at once"), "", "", let_last_in_time_count, has_deadline, nullptr, false},
        {"file.event_undated", M::file, 49, wxTRANSLATE("Undated lists are in &good time"), wxTRANSLATE("Where nothing says when a list came and it was taken in after the deadline, that it came in time; for all players at once"), "", "", let_undated_be_in_time, has_deadline, nullptr, false},
    };
}
// clang-format on

} // namespace

void register_event_room(RoomRegistry& rooms) {
    rooms.add_page({event_page_id, PageKind::ordinary, "", "", make_event_page, "events", event_ending,
                    make_page_of_event});
    rooms.add_page({pack_page_id, PageKind::detour, "", "", make_pack_page, "events#the-pack-in-the-window"});
    rooms.add_actions(event_actions());
}

} // namespace muster
