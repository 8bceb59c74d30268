// SPDX-License-Identifier: MIT
// What the clauses behind "Left wing" or "General" say of him who commands there: his rating, with whom he
// is, his orders.
#pragma once

#include "mail/detail/vocabulary.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace muster {

struct CommandSaid {
    std::string rating;             // digits
    std::string with;               // "unit 2", "the Household"
    bool with_nobody = false;       // "not with any unit"
    std::string orders;             // one word
    std::vector<std::string> names; // of the part or of the man, in capitals
    bool in_own_words = false;      // "rated 4", "ordered to hold"

    [[nodiscard]] bool places() const { return with_nobody || !with.empty(); }
};

// "rating 4, with the Household / orders: attack"; nothing where any of it is not understood.
[[nodiscard]] std::optional<CommandSaid> command_said_in(std::string_view text, const Vocabulary& vocabulary);

// Adds what `more` says; false, and no change, if both say something of one thing.
[[nodiscard]] bool add_command(const CommandSaid& more, CommandSaid& said);

// "(sub-commander rating 4, with the Household, orders attack)", which the readers of headings know.
[[nodiscard]] std::string command_in_brackets(const CommandSaid& said);

// The marks that end a clause: where the first begins; the size of the text if none stands in it.
[[nodiscard]] std::size_t end_of_command_clause(std::string_view text, std::size_t from);

// The text without the marks that part it from a name before it.
[[nodiscard]] std::string behind_command_marks(std::string_view rest);
// The sentences of the text, each with its full stop.
[[nodiscard]] std::vector<std::string> command_sentences(std::string_view text);

} // namespace muster
