// SPDX-License-Identifier: MIT
// OddsError: why a fight cannot be worked out. what() says what is wrong and, where it helps, what to do.
#pragma once

#include "ruleset/combat.h"

#include <array>
#include <cstdint>
#include <stdexcept>
#include <string>
#include <utility>

namespace muster {

// input: the case itself is wrong (an unknown switch); not_computable: the rules give no answer for it;
// too_long: there is one, but working it out takes more than the limits allow.
enum class OddsTrouble : std::uint8_t { input, not_computable, too_long };

class OddsError : public std::runtime_error {
public:
    OddsError(OddsTrouble trouble, const std::string& message, const std::string& for_player = {},
              std::string word = {})
        : std::runtime_error(message),
          trouble_(trouble), for_player_{for_player.empty() ? message : for_player,
                                         for_player.empty() ? message : for_player},
          word_(std::move(word)) {}
    // As the attacker's and the defender's players read it: "the enemy" of one are the own troops of the
    // other.
    OddsError(OddsTrouble trouble, const std::string& message, std::array<std::string, 2> for_player,
              std::string word)
        : std::runtime_error(message), trouble_(trouble), for_player_(std::move(for_player)),
          word_(std::move(word)) {}
    [[nodiscard]] OddsTrouble trouble() const { return trouble_; }
    // The same in the language and the words of the window, where own troops are that side.
    [[nodiscard]] const std::string& for_player(CombatSide mine) const {
        return for_player_.at(index_of(mine));
    }
    // The same in a cell of a table: "no shot"; may be empty.
    [[nodiscard]] const std::string& word() const { return word_; }

private:
    OddsTrouble trouble_;
    std::array<std::string, 2> for_player_;
    std::string word_;
};

} // namespace muster
