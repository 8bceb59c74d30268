// SPDX-License-Identifier: MIT
// "The limit is 250 IP", "250 IP limit", "IP limit: 250", "at most 24 vignettes".
#pragma once

#include "mail/detail/mail_token.h"
#include "ruleset/ruleset.h"

#include <cstddef>
#include <cstdint>
#include <optional>

namespace muster {

struct ClaimedLimit {
    std::size_t trait = 0; // the army's, among the rule set's
    std::size_t begin = 0; // of the tokens that say it
    std::size_t end = 0;
};

// Whether the number at `at` is a limit that the rule set has.
[[nodiscard]] std::optional<ClaimedLimit> limit_claimed(const Tokens& tokens, std::size_t at,
                                                        const Ruleset& ruleset);

// Whose size the figure from token `begin` to `end` is by the words around it.
enum class SizeOf : std::uint8_t {
    nothing,
    army, // "an army of 1000 points": what was agreed, or what it comes to
    game, // "the 1000 point game": what was agreed
};
[[nodiscard]] SizeOf size_told(const Tokens& tokens, std::size_t begin, std::size_t end);

// "24 vignettes each side", "24 vignettes each, as agreed": whether the number at `at` is the size of either
// side's army.
[[nodiscard]] bool is_size_of_sides(const Tokens& tokens, std::size_t at);

// Whether words between the tokens say that something was agreed: "points allowance: 1000".
[[nodiscard]] bool names_agreement(const Tokens& tokens, std::size_t begin, std::size_t end);

} // namespace muster
