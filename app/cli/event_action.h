// SPDX-License-Identifier: MIT
// EventAction: one action of `muster-cli event` with everything that varies from one to the next.
// event_command.cpp holds the table of them; each is in a file of its own.
#pragma once

#include "command.h"
#include "event/open_event.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace muster {

struct EventOptions {
    std::string pack;
    std::string ruleset;
    std::string title;
    std::string size;
    std::string at;
    std::string player;
    std::string slot;
    std::string why;
    std::string language;
    std::string out;
    bool json = false;
    bool force = false;
    bool installed = false;
};

struct EventCall {
    CallContext& context;
    std::vector<std::string> words; // after the name of the action
    const EventOptions& options;
};

struct EventAction {
    const char* name;
    const char* words; // the arguments that it takes, for help and messages
    const char* help;
    std::size_t least; // number of words
    std::size_t most;
    ExitStatus (*run)(const EventCall& call);
};

ExitStatus new_event(const EventCall& call);
ExitStatus set_pack_of_event(const EventCall& call);
ExitStatus set_roll_of_event(const EventCall& call);
ExitStatus take_into_event(const EventCall& call);
ExitStatus show_event_status(const EventCall& call);
ExitStatus reply_for_event(const EventCall& call);
ExitStatus decide_in_event(const EventCall& call);
ExitStatus set_aside_in_event(const EventCall& call);
ExitStatus set_list_in_event(const EventCall& call);
ExitStatus set_arrival_in_event(const EventCall& call);
ExitStatus lock_event(const EventCall& call);
ExitStatus unlock_event(const EventCall& call);
ExitStatus seal_event(const EventCall& call);
ExitStatus unseal_event(const EventCall& call);
ExitStatus report_event(const EventCall& call);
ExitStatus publish_event(const EventCall& call);
ExitStatus write_event_labels(const EventCall& call);
ExitStatus write_event_roll(const EventCall& call);
ExitStatus verify_in_event(const EventCall& call);
ExitStatus show_event_log(const EventCall& call);
ExitStatus export_event_files(const EventCall& call);
ExitStatus import_event_files(const EventCall& call);
ExitStatus check_pack(const EventCall& call);

// Opens the event of the call's first word and reports what the player must know of the opening. Throws
// CallError, DatabaseError, InputError.
[[nodiscard]] OpenEvent open_event(const EventCall& call, Translate translate = {});
// The player whom the word means. Throws CallError.
[[nodiscard]] const RollPlayer& named_player(const EventRecord& record, const std::string& word);
// 1 or 2; `usual` if --slot was not given. Throws CallError.
[[nodiscard]] std::int32_t slot_of_call(const EventCall& call, std::int32_t usual);
// --force allows replacing an existing file. Throws CallError, std::system_error.
void write_event_output(const EventCall& call, const std::string& bytes);
// By the contract of exit statuses.
[[nodiscard]] ExitStatus exit_status_of(const EventStatus& status);

} // namespace muster
