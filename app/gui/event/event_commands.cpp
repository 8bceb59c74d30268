// SPDX-License-Identifier: MIT
#include "gui/event/event_commands.h"

#include "base/file.h"
#include "base/text.h"
#include "base/translation.h"
#include "event/event_steps.h"
#include "event/roll_table.h"
#include "event/status_json.h"
#include "gui/event/choice_menu.h"
#include "gui/event/event_messages.h"
#include "gui/event/log_dialog.h"
#include "gui/event/proposed_folder.h"
#include "gui/event/roll_dialog.h"
#include "gui/event/verify_dialog.h"
#include "gui/shell/file_dialogs.h"
#include "gui/toolkit/wx_text.h"
#include "ruleset/data_folders.h"

#include <wx/clipbrd.h>
#include <wx/intl.h>

#include <algorithm>
#include <exception>
#include <utility>

namespace muster {

namespace fs = std::filesystem;

namespace {

constexpr const char* pasted_name = "pasted.txt"; // one name, so that the same text is not taken twice
constexpr std::size_t most_named = 8;             // files in one message

std::string clipboard_list() {
    wxTextDataObject data;
    const wxClipboardLocker lock;
    return !lock || !wxTheClipboard->GetData(data) ? std::string() : utf8(data.GetText());
}

} // namespace

EventCommands::EventCommands(wxWindow& page, EventDesk& desk, const DeskSteps& steps, Handlers handlers)
    : page_(page), desk_(desk), steps_(steps), handlers_(std::move(handlers)), bar_(new RunBar(&page, run_)) {
}

void EventCommands::take(const std::vector<fs::path>& paths) {
    std::vector<std::string> names;
    names.reserve(paths.size());
    for (const fs::path& path : paths)
        names.push_back(path.string());
    if (!names.empty())
        start_taking(std::move(names), nullptr);
}

void EventCommands::start_taking(std::vector<std::string> paths, std::shared_ptr<TemporaryDirectory> folder) {
    if (!desk_.is_open())
        return;
    TakeOrder order;
    order.now = event_now();
    order.threads = 2;
    const auto result = std::make_shared<EventDesk::Taking>();
    const bool is_started = run_.start(
        desk_.taking(std::move(paths), order, result),
        [this, result, folder = std::move(folder)] { report_taken(*result); },
        [this, result](const std::string& reason) {
            report_taken(*result); // what was taken before stays
            handlers_.notify(wx(reason), {});
        });
    if (is_started)
        bar_->show_started(_("Taking in"));
    else
        handlers_.notify(_("Wait until the work that is running has ended, or cancel it."), {});
}

void EventCommands::report_taken(const EventDesk::Taking& taking) {
    handlers_.notify(words_of_taking(taking), {});
    handlers_.taken();
    desk_.refresh();
    handlers_.changed();
}

void EventCommands::take_text(const std::string& text) {
    if (is_blank(text)) {
        handlers_.notify(_("There is no text in the clipboard. Copy the list first."), {});
        return;
    }
    try {
        auto folder = std::make_shared<TemporaryDirectory>();
        const fs::path file = folder->path() / pasted_name;
        write_file(file, text);
        start_taking({file.string()}, std::move(folder));
    } catch (const std::exception& error) {
        handlers_.notify(wx(error.what()), {});
    }
}

void EventCommands::choose_files() {
    take(ask_files_to_open(
        &page_, _("Take in lists"),
        _("Mails, armies, sheets, texts, zips|*.eml;*.mbox;*.muster;*.pdf;*.txt;*.csv;*.zip|"
          "All files|*")));
}

void EventCommands::choose_folder() {
    if (const auto folder = ask_folder(&page_, _("Take in all lists of a folder")))
        take({*folder});
}

void EventCommands::choose_roll() {
    if (const auto file =
            ask_file_to_open(&page_, _("The table of players"), _("Tables (*.csv)|*.csv|All files|*")))
        read_roll(*file);
}

void EventCommands::paste() {
    take_text(clipboard_list());
}

void EventCommands::show_take_menu() {
    run_menu(page_, {{_("&Files…"), [this] { choose_files(); }},
                     {_("A f&older…"), [this] { choose_folder(); }},
                     {_("The text in the &clipboard"), [this] { paste(); }},
                     {_("The table of &players…"), [this] { choose_roll(); }},
                     {_("Players o&ne by one…"), [this] { show_players(); }}});
}

void EventCommands::show_players() {
    if (desk_.is_open())
        RollDialog(&page_, desk_, [this](const RollPlayer& player) {
            return set_player(player);
        }).ShowModal();
}

bool EventCommands::set_player(const RollPlayer& player) {
    return steps_.take([&](EventFile& event) {
        return words_of_player(player, set_player_on_roll(event, player, event_now()));
    });
}

void EventCommands::read_roll(const fs::path& file) {
    (void)steps_.take([&](EventFile& event) {
        const RollChange done =
            change_roll(event, muster::read_roll(read_file(file), file.filename().string()), event_now());
        return wxString::Format(_("%d players added, %d changed; %d on the roll."),
                                static_cast<int>(done.added), static_cast<int>(done.changed),
                                static_cast<int>(done.players)) +
               words_of_matched(done.matched);
    });
}

void EventCommands::give(std::int64_t submission, std::int64_t player) {
    if (!desk_.is_open())
        return;
    const std::int32_t slot = desk_.pack().lists_per_player > 1 ? 0 : 1; // else a revision of the one list
    (void)steps_.take([&](EventFile& event) {
        return give_to_player(event, submission, player, slot, event_now())
                   ? words_of_given(event.record(), submission)
                   : wxString();
    });
}

void EventCommands::set_aside(std::int64_t submission, const std::string& why) {
    steps_.take(wxString::Format(_("Set aside: %s"), submission_title(desk_, submission)),
                [&](EventFile& event) { return muster::set_aside(event, submission, why, event_now()); });
}

void EventCommands::decide(const Decision& decision) {
    steps_.take(words_of_decision(decision, list_owner(desk_, decision.player, decision.slot)),
                [&](EventFile& event) { return store_decision(event, decision); });
}

void EventCommands::set_switch(std::int64_t player, const char* kind) {
    const RollPlayer* one = desk_.is_open() ? desk_.record().player(player) : nullptr;
    steps_.take(words_of_switch(kind, one == nullptr ? wxString() : wx(one->name)), [&](EventFile& event) {
        store_switch(event, {event_now(), player, kind});
        return true;
    });
}

void EventCommands::toggle_lock() {
    if (!desk_.is_open())
        return;
    if (desk_.status().locked)
        set_switch(0, "unlock");
    else
        lock();
}

// At once, because it can be taken back; but nobody should find out later that it was too soon.
void EventCommands::lock() {
    const wxString words = words_of_switch("lock", wxString());
    const wxString too_soon = words_before_lock(desk_.status(), event_now());
    if (!desk_.change([](EventFile& event) { store_switch(event, {event_now(), 0, "lock"}); }))
        return;
    if (too_soon.empty())
        handlers_.notify(words, {});
    else
        handlers_.notify(words + " " + too_soon, {{_("Unlock"), [this] { set_switch(0, "unlock"); }}});
    handlers_.changed();
}

void EventCommands::toggle_seal() {
    if (desk_.is_open())
        set_switch(0, desk_.status().sealed ? "unseal" : "seal");
}

void EventCommands::start_writing(const fs::path& folder, const Writing& writing) {
    if (!desk_.is_open())
        return;
    const auto written = std::make_shared<WrittenOutputs>();
    // What is written is what stands there now, whatever is judged in the meantime.
    const bool is_started = run_.start(
        desk_.with_status([written, work = writing.work](const EventStatus& status, const Rulesets& rulesets,
                                                         RunProgress& progress) {
            *written = work(status, rulesets, progress);
        }),
        [this, written, folder, writing] { report_written(*written, folder, writing); },
        [this](const std::string& reason) { handlers_.notify(wx(reason), {}); });
    if (is_started)
        bar_->show_started(_("Writing"));
}

void EventCommands::report_written(const WrittenOutputs& written, const fs::path& folder,
                                   const Writing& writing) {
    if (!written.files.empty()) {
        desk_.note(writing.note);
        desk_.refresh(); // what was published is new again
        handlers_.changed();
    }
    if (!written.existing.empty()) {
        std::vector<std::string> names = written.existing;
        const bool has_more = names.size() > most_named;
        names.resize(std::min(names.size(), most_named));
        handlers_.notify(wxString::Format(_("%s are there already: %s. Nothing was written."),
                                          counted_files(written.existing.size()),
                                          wx(joined(names, ", ") + (has_more ? "…" : ""))),
                         {{_("Replace them"), writing.again}});
    } else {
        handlers_.notify(words_of_outputs(written, folder), {});
    }
}

void EventCommands::write(std::span<const EventOutput> outputs, const fs::path& folder, bool replace) {
    start_writing(folder, {[=](const EventStatus& status, const Rulesets& rulesets, RunProgress& progress) {
                               return write_event_outputs(outputs, status, rulesets, folder, replace,
                                                          progress);
                           },
                           log_words_of(outputs, folder), [=, this] { write(outputs, folder, true); }});
}

void EventCommands::write_drafts(const fs::path& folder, bool replace) {
    if (!desk_.is_open())
        return;
    start_writing(folder, {[=, event = fs::path(desk_.file().file())](
                               const EventStatus& status, const Rulesets& rulesets, RunProgress& progress) {
                               EventReplies replies(event, program_share_folder().parent_path() / "locale",
                                                    status.pack, rulesets);
                               return write_reply_drafts(status, replies, folder, replace, progress);
                           },
                           "Replies to " + std::to_string(desk_.status().players.size()) +
                               " players: drafts in " + folder.string(),
                           [=, this] { write_drafts(folder, true); }});
}

std::optional<fs::path> EventCommands::ask_output_folder(const wxString& name) {
    if (!desk_.is_open())
        return std::nullopt;
    ProposedFolder proposed(fs::path(desk_.file().file()), name);
    auto chosen = ask_folder(&page_, _("Write into this folder"), proposed.path());
    if (chosen)
        proposed.choose(*chosen);
    return chosen;
}

void EventCommands::show_publish_menu() {
    const auto ask = [this](std::span<const EventOutput> outputs) {
        if (const auto folder = ask_output_folder(outputs_folder(outputs)))
            write(outputs, *folder);
    };
    MenuEntries entries;
    for (const EventOutput& output : event_outputs())
        entries.emplace_back(wxString::Format(_("%s…"), wx(translate(output.title))),
                             [ask, one = std::span<const EventOutput>(&output, 1)] { ask(one); });
    entries.emplace_back(_("All of these…"), [ask] { ask(event_outputs()); });
    entries.emplace_back(_("The replies to all players, as drafts…"), [this] {
        if (const auto folder = ask_output_folder(replies_folder()))
            write_drafts(*folder);
    });
    run_menu(page_, entries);
}

void EventCommands::show_verification() {
    if (desk_.is_open())
        VerifyDialog(&page_, desk_).ShowModal();
}

void EventCommands::show_log() {
    if (desk_.is_open())
        show_event_log(page_, desk_.file());
}

} // namespace muster
