// SPDX-License-Identifier: MIT
// The parts of an event's record that are stored as JSON. The readers throw DatabaseError for anything else.
#pragma once

#include "event/event_record.h"

#include <string>
#include <string_view>
#include <vector>

namespace muster {

[[nodiscard]] std::string json_of(const std::vector<OpenLine>& open);
[[nodiscard]] std::string json_of(const std::vector<StatedNumber>& declared);
[[nodiscard]] std::string json_of(const std::vector<Choice>& choices);
[[nodiscard]] std::string json_of(const std::vector<std::pair<std::string, std::string>>& more);
[[nodiscard]] std::vector<OpenLine> open_in_json(const std::string& text);
[[nodiscard]] std::vector<StatedNumber> declared_in_json(const std::string& text);
[[nodiscard]] std::vector<Choice> choices_in_json(const std::string& text);
[[nodiscard]] std::vector<std::pair<std::string, std::string>> more_in_json(const std::string& text);

} // namespace muster
