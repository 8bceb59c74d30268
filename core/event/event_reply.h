// SPDX-License-Identifier: MIT
// The text to answer a player with: the verdict, each finding with its section, what was understood of his
// list, the deadline. In the language of the texts. Nothing is sent.
#pragma once

#include "event/event_status.h"
#include "ruleset/rulesets.h"

#include <cstdint>
#include <filesystem>
#include <map>
#include <string>

namespace muster {

[[nodiscard]] std::string reply_to(const EventPlayer& own, const EventPack& pack, const Rulesets& rulesets);

// The language that the roll says for the replies to this player, in a column "language": "de"; nothing if it
// says none that is known.
[[nodiscard]] std::string reply_language(const RollPlayer& player);

// An event as it is judged in one language, whatever the program speaks, for the replies in it.
class RepliesInLanguage {
public:
    // `catalogues`: see TextLanguage. Throws DatabaseError, InputError.
    RepliesInLanguage(const std::filesystem::path& event, const std::filesystem::path& catalogues,
                      const std::string& language);

    // Nothing if there is no such player.
    [[nodiscard]] std::string to(std::int64_t player) const;

private:
    std::map<std::int64_t, std::string> replies_;
};

// The replies to the players of an event, each in the language that the roll says for him, else in that of
// the texts.
class EventReplies {
public:
    // What is given must outlive it.
    EventReplies(std::filesystem::path event, std::filesystem::path catalogues, const EventPack& pack,
                 const Rulesets& rulesets);

    // Throws DatabaseError, InputError.
    [[nodiscard]] std::string to(const EventPlayer& own);

private:
    std::filesystem::path event_;
    std::filesystem::path catalogues_;
    const EventPack& pack_;
    const Rulesets& rulesets_;
    std::map<std::string, RepliesInLanguage> others_; // by language
};

// The army of the list as it was understood: its parts and troops a line each, then its numbers. Empty if no
// army could be read.
[[nodiscard]] std::string understood_words(const PlayerList& list, const Rulesets& rulesets);

// The same as a draft that mail programs open (.eml). `text` is the reply.
[[nodiscard]] std::string reply_draft(const EventPlayer& own, const EventPack& pack, const std::string& text);

} // namespace muster
