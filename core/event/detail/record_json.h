// SPDX-License-Identifier: MIT
// The parts of an event's record that are stored as JSON, whose readers throw DatabaseError for anything
// else, or as words.
#pragma once

#include "event/event_record.h"

#include <optional>
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

// A kind of decision as its row names it; nothing if none is called so.
[[nodiscard]] std::string_view word_of(DecisionKind kind);
[[nodiscard]] std::optional<DecisionKind> decision_called(std::string_view word);

} // namespace muster
