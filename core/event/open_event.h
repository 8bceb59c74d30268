// SPDX-License-Identifier: MIT
// OpenEvent: an event with what is needed to judge it.
#pragma once

#include "event/event_file.h"
#include "event/event_rules.h"
#include "event/event_status.h"

#include <filesystem>
#include <string>

namespace muster {

struct OpenEvent {
    EventFile file;
    EventRecord record;
    EventRules rules;
    EventPack pack;

    [[nodiscard]] EventStatus status() const;
};

// `translate`: of the texts of its rules. Throws DatabaseError, InputError.
[[nodiscard]] OpenEvent open_event(const std::filesystem::path& file, Translate translate = {});

// A pack that demands nothing yet.
[[nodiscard]] EventPack starting_pack(const Ruleset& ruleset, std::string title);
// The file must not exist. The event carries what it needs of the rules that are installed. Throws likewise.
void create_event(const std::filesystem::path& file, const EventPack& pack, const Rulesets& installed,
                  EventTime now);

// Now.
[[nodiscard]] EventTime event_now();

} // namespace muster
