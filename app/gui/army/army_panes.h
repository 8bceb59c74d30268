// SPDX-License-Identifier: MIT
// The ids of the army's panes.
#pragma once

#include <string_view>

namespace muster::army_panes {

inline constexpr std::string_view band = "band";
inline constexpr std::string_view palette = "palette";
inline constexpr std::string_view grid = "grid";
inline constexpr std::string_view inspector = "inspector";
inline constexpr std::string_view why = "why";
inline constexpr std::string_view findings = "findings";
inline constexpr std::string_view line = "line";

} // namespace muster::army_panes
