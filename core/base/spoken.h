// SPDX-License-Identifier: MIT
// The few sentences that the core makes itself, in the player's language. English, unless the program gave a
// translation before anything was said.
#pragma once

#include <fmt/format.h>

#include <functional>
#include <string>

namespace muster {

// Gets an English text and gives it back where there is no translation. Must not throw.
using Translate = std::function<std::string(const std::string& english)>;

// Not while another thread speaks.
void speak(Translate translate);
[[nodiscard]] bool speaks_english();
[[nodiscard]] std::string spoken(const char* english);

// Marks a text of a table for the translators; who uses it says it with spoken() or spoken_with().
constexpr const char* spoken_later(const char* english) {
    return english;
}

// A sentence with places: spoken_with("{} of {}", 3, 12). The catalogue's check counts the places.
template <class... Parts>
[[nodiscard]] std::string spoken_with(const char* english, const Parts&... parts) {
    return fmt::format(fmt::runtime(spoken(english)), parts...);
}

} // namespace muster
