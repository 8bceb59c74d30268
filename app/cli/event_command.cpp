// SPDX-License-Identifier: MIT
// muster-cli event: a tournament as its umpire sees it, with the table of the actions.
#include "base/text.h"
#include "base/utf8_path.h"
#include "event_action.h"
#include "layout.h"
#include "streams.h"
#include "target_file.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <utility>

namespace muster {

namespace {

constexpr std::size_t any_number = 1'000'000;

// In the order in which --help lists them.
constexpr auto action_table = std::to_array<EventAction>({
    {"new", "FILE", "Create an event, from --pack or for --ruleset", 1, 1, new_event},
    {"pack", "FILE [PACK]", "Print the pack, or replace it", 1, 2, set_pack_of_event},
    {"roll", "FILE PLAYERS.csv", "Enter the players: name, club, team, mail, number", 2, 2,
     set_roll_of_event},
    {"take", "FILE PATH...", "Take in mails, army files, PDFs, texts, zips and folders", 2, any_number,
     take_into_event},
    {"status", "FILE [PLAYER]", "Show where everybody stands, or one player with every finding", 1, 2,
     show_event_status},
    {"reply", "FILE [PLAYER]", "Write the answer to a player, or to all; -o FOLDER: as drafts", 1, 2,
     reply_for_event},
    {"decide", "FILE PLAYER accept|refuse|penalty|undo [N]", "Decide on a list, with --why", 3, 4,
     decide_in_event},
    {"aside", "FILE PLAYER|SOURCE", "Say that what came in last, or the unmatched SOURCE, is no list", 2, 2,
     set_aside_in_event},
    {"list", "FILE PLAYER|SOURCE LIST|none", "Judge what came in last, or the unmatched SOURCE, by this list",
     3, 3, set_list_in_event},
    {"arrived", "FILE PLAYER|SOURCE TIME", "Say when it arrived, such as 2026-11-28T20:00:00+00:00", 3, 3,
     set_arrival_in_event},
    {"lock", "FILE [PLAYER]", "Refuse further lists; they are stored, but do not count", 1, 2, lock_event},
    {"unlock", "FILE [PLAYER]", "Allow them again, or exempt a player", 1, 2, unlock_event},
    {"seal", "FILE [PLAYER]", "Refuse to publish", 1, 2, seal_event},
    {"unseal", "FILE [PLAYER]", "Allow it again", 1, 2, unseal_event},
    {"report", "FILE", "Write the organiser's report: -o OUT.(html|csv|pdf|json)", 1, 1, report_event},
    {"publish", "FILE", "Write what everybody may see: -o FOLDER or BOOKLET.pdf", 1, 1, publish_event},
    {"labels", "FILE", "Write labels for the tables, with QR codes: -o OUT.pdf", 1, 1, write_event_labels},
    {"roll-csv", "FILE", "Write the roll for pairing programs: -o OUT.csv", 1, 1, write_event_roll},
    {"verify", "FILE FINGERPRINT|PICTURE", "Show whose list it is, by its fingerprint or its QR code", 2, 2,
     verify_in_event},
    {"log", "FILE", "Show everything that happened", 1, 1, show_event_log},
    {"export", "FILE", "Write all of it as plain files: -o FOLDER", 1, 1, export_event_files},
    {"import", "FOLDER", "Make the event from such files: -o FILE", 1, 1, import_event_files},
    {"check", "PACK [PATH...]", "Check a pack, and armies against it, without an event", 1, any_number,
     check_pack},
});

std::string call_of(const EventAction& action) {
    return fmt::format("{} {}", action.name, action.words);
}

std::string action_notes() {
    std::size_t width = 0;
    for (const EventAction& action : action_table)
        width = std::max(width, call_of(action).size());
    std::string text = "Actions (FILE: NAME.muster-event; PLAYER: a name or number of the roll):\n";
    for (const EventAction& action : action_table)
        text += fmt::format("  {:<{}}  {}\n", call_of(action), width, action.help);
    text +=
        "The exit status is 0 if all lists passed or were accepted, 1 if something is wrong, missing or in\n"
        "question, 2 if a file cannot be read or the call is wrong, 3 if a list must be looked at.";
    return text;
}

const EventAction& action_called(const std::string& name) {
    const auto* const found = std::find_if(action_table.begin(), action_table.end(),
                                           [&](const EventAction& action) { return name == action.name; });
    if (found != action_table.end())
        return *found;
    std::vector<std::string_view> known;
    known.reserve(action_table.size());
    for (const EventAction& action : action_table)
        known.emplace_back(action.name);
    throw CallError(fmt::format("unknown action {}{}", muster::quoted(name), suggestion(name, known)));
}

class EventCommand : public Command {
public:
    void declare(Arguments& arguments) override {
        arguments.required("ACTION", action_, "What to do; see below");
        arguments.zero_or_more("WORD", words_, "The arguments of the action");
        arguments.text("--pack", "PACK", options_.pack, "With new: what the organiser demands, as XML");
        arguments.text("--ruleset", "R", options_.ruleset, "With new: the rule set, instead of a pack");
        arguments.text("--title", "T", options_.title, "With new --ruleset: the event's name");
        arguments.text("--size", "N", options_.size, "With new --ruleset: the size of the armies");
        arguments.text("--at", "TIME", options_.at,
                       "With take: when it arrived, such as 2026-11-28T20:00:00+00:00");
        arguments.text("--player", "P", options_.player, "With take: whose all of it is");
        arguments.text("--slot", "1|2", options_.slot,
                       "With take, decide, aside, list and arrived: which of a player's two armies");
        arguments.text("--why", "TEXT", options_.why, "With decide, aside, list and arrived: the reason");
        arguments.text("--lang", "LANGUAGE", options_.language, "With reply: en or de");
        arguments.text("-o,--output", "OUT", options_.out, "The file or folder to write");
        arguments.flag("--json", options_.json, "With status: as JSON");
        arguments.flag("--installed", options_.installed,
                       "With status: what would differ by the rules that are installed now");
        arguments.flag("--force", options_.force,
                       "Overwrite existing files; a tournament is never overwritten");
        arguments.notes(action_notes().c_str());
    }

    ExitStatus run(CallContext& context) override {
        const EventAction& action = action_called(action_);
        if (words_.size() < action.least || words_.size() > action.most)
            throw CallError(
                fmt::format("wrong number of arguments; usage: muster-cli event {}", call_of(action)));
        outlive_readers();
        return action.run({context, words_, options_});
    }

private:
    std::string action_;
    std::vector<std::string> words_;
    EventOptions options_;
};

} // namespace

OpenEvent open_event(const EventCall& call, Translate translate) {
    OpenEvent event = open_event(path_of(call.words[0]), std::move(translate));
    for (const std::string& notice : event.file.notices())
        call.context.report_problem(notice);
    return event;
}

const RollPlayer& named_player(const EventRecord& record, const std::string& word) {
    const std::vector<const RollPlayer*> found = players_called(record, word);
    if (found.size() == 1)
        return *found.front();
    std::vector<std::string_view> known;
    known.reserve(record.players.size());
    for (const RollPlayer& player : record.players)
        known.emplace_back(player.name);
    if (found.empty())
        throw CallError(
            fmt::format("no player {} is on the roll{}", muster::quoted(word), suggestion(word, known)));
    std::vector<std::string> names;
    names.reserve(found.size());
    for (const RollPlayer* player : found)
        names.push_back(fmt::format("{} ({})", player->name, player->number));
    throw CallError(fmt::format("{} may be several players: {}; write the number", muster::quoted(word),
                                fmt::join(names, ", ")));
}

std::int32_t slot_of_call(const EventCall& call, std::int32_t usual) {
    const std::string& slot = call.options.slot;
    if (slot.empty())
        return usual;
    if (slot != "1" && slot != "2")
        throw CallError(fmt::format("{} is no slot; write --slot 1 or --slot 2", muster::quoted(slot)));
    return slot == "1" ? 1 : 2;
}

void write_event_output(const EventCall& call, const std::string& bytes) {
    if (call.options.out.empty())
        throw CallError("name the file to write: -o OUT");
    write_target(call.options.out, bytes, call.options.force);
    call.context.write(fmt::format("Written to {}\n", clean(call.options.out)));
}

ExitStatus exit_status_of(const EventStatus& status) {
    for (const EventPlayer& own : status.players)
        if (std::any_of(own.lists.begin(), own.lists.end(),
                        [](const PlayerList& list) { return list.state == ListState::unread; }))
            return ExitStatus::open;
    return status.in_order() ? ExitStatus::legal : ExitStatus::illegal;
}

CommandRow event_command() {
    return {"event", "A tournament: lists taken in, checked, answered, published",
            make_command<EventCommand>};
}

} // namespace muster
