// SPDX-License-Identifier: MIT
// OddsError: why a fight cannot be worked out. what() says what is wrong and, where it helps, what to do.
#pragma once

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
        : std::runtime_error(message), trouble_(trouble),
          for_player_(for_player.empty() ? message : for_player), word_(std::move(word)) {}
    [[nodiscard]] OddsTrouble trouble() const { return trouble_; }
    // The same in the language and the words of the window.
    [[nodiscard]] const std::string& for_player() const { return for_player_; }
    // The same in a cell of a table: "no shot"; may be empty.
    [[nodiscard]] const std::string& word() const { return word_; }

private:
    OddsTrouble trouble_;
    std::string for_player_;
    std::string word_;
};

} // namespace muster
