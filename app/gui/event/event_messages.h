// SPDX-License-Identifier: MIT
// What the desk says about what was done, in the window's language.
#pragma once

#include "event/counting.h"
#include "event/event_desk.h"
#include "event/event_outputs.h"

#include <wx/string.h>

#include <filesystem>
#include <string>
#include <string_view>

namespace muster {

// "3 files"
[[nodiscard]] wxString counted_files(std::size_t count);

// "Ann Lee", or "Ann Lee, list 2" where players have several; empty if there is no such player.
[[nodiscard]] wxString list_owner(const EventDesk& desk, std::int64_t player, std::int32_t slot);
// "list1.txt (Ann Lee)", or only the source of what is nobody's; empty if there is no such submission.
[[nodiscard]] wxString submission_title(const EventDesk& desk, std::int64_t submission);

// Whose it is now, and whether it counts, as the record has it.
[[nodiscard]] wxString words_of_given(const EventRecord& record, std::int64_t submission);
[[nodiscard]] wxString words_of_decision(const Decision& decision, const wxString& owner);
// Of the whole event if the name is empty; `kind` as EventSwitch has it.
[[nodiscard]] wxString words_of_switch(std::string_view kind, const wxString& name);
// Why it may be too soon to lock the event; nothing if it is not.
[[nodiscard]] wxString words_before_lock(const EventStatus& status, EventTime now);
// " 2 lists found their player.", or nothing.
[[nodiscard]] wxString words_of_matched(std::size_t matched);
// Of a player who was put on the roll, changed or withdrawn.
[[nodiscard]] wxString words_of_player(const RollPlayer& player, std::size_t matched);
// By which army list it is judged; by none if the id is empty.
[[nodiscard]] wxString words_of_list(const EventDesk& desk, std::int64_t submission, const std::string& list);
// By which rule this many lists count now.
[[nodiscard]] wxString words_of_counting(CountingRule rule, std::size_t lists);
[[nodiscard]] wxString words_of_taking(const EventDesk::Taking& taking);
// Of outputs of which nothing was there before.
[[nodiscard]] wxString words_of_outputs(const WrittenOutputs& written, const std::filesystem::path& folder);

} // namespace muster
