// SPDX-License-Identifier: MIT
// The text to answer a player with: the verdict, each finding with its section, what was understood of his
// list, the deadline. In the language of the texts. Nothing is sent.
#pragma once

#include "event/event_status.h"
#include "ruleset/rulesets.h"

#include <string>

namespace muster {

[[nodiscard]] std::string reply_to(const EventPlayer& own, const EventPack& pack, const Rulesets& rulesets);

// The army of the list as it was understood: its parts and troops a line each, then its numbers. Empty if no
// army could be read.
[[nodiscard]] std::string understood_words(const PlayerList& list, const Rulesets& rulesets);

// The same as a draft that mail programs open (.eml). `text` is the reply.
[[nodiscard]] std::string reply_draft(const EventPlayer& own, const EventPack& pack, const std::string& text);

} // namespace muster
