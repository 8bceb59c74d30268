// SPDX-License-Identifier: MIT
// RollMatcher: whose a submission is: by its sender, then by the player named inside, then by the file's
// name. What does not tell one player is nobody's, with the reason.
#pragma once

#include "event/event_record.h"

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace muster {

struct Match {
    std::int64_t player = 0; // 0: none
    std::string why;         // how it was matched; else why not, with a suggestion where there is one
};

// What tells whose it is. All may be empty.
struct MatchClues {
    std::vector<std::string> senders;
    std::string sender_name; // proves nothing, but may be a suggestion
    std::string named;       // by the army
    std::string text;        // of a written list, with the mail's subject
    std::string file;
    std::vector<std::string> forwarded = {}; // other senders, of mails within it
};

// Of a submission that is stored.
[[nodiscard]] MatchClues clues_of(const StoredSubmission& submission);

class RollMatcher {
public:
    explicit RollMatcher(const std::vector<RollPlayer>& players);
    RollMatcher(const RollMatcher&) = delete; // the indices refer to its own players
    RollMatcher& operator=(const RollMatcher&) = delete;

    [[nodiscard]] Match match(const MatchClues& clues) const;
    // The player whose name is nearest to what the clues say; 0 if none is near.
    [[nodiscard]] std::int64_t nearest(const MatchClues& clues) const;

private:
    struct Known {
        RollPlayer player;
        std::vector<std::string> addresses; // in small letters
        std::vector<std::string> words;     // of the name
    };
    using Players = std::vector<const Known*>;

    [[nodiscard]] Players with_address(const std::string& address) const;
    [[nodiscard]] Players called(std::string_view name) const;
    [[nodiscard]] Players named_in(std::string_view text, std::size_t least_words) const;
    [[nodiscard]] Players with_surname_in(std::string_view file) const;
    // Whose last name is one of the words, in the order of the roll.
    [[nodiscard]] Players with_surname_among(std::vector<std::string> words) const;
    [[nodiscard]] static std::optional<Match> match_of(const Players& players, const std::string& by);
    [[nodiscard]] std::optional<Match> match_by_clues(const MatchClues& clues) const;
    [[nodiscard]] const Known* nearest_known(const MatchClues& clues) const;

    std::vector<Known> players_;
    std::map<std::string, Players> by_address_;
    std::map<std::vector<std::string>, Players> by_name_; // by its words, sorted
    std::map<std::string, Players> by_surname_;           // its last word
};

} // namespace muster
