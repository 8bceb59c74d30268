// SPDX-License-Identifier: MIT
// Small armies for the library's tests, and what a library holds as text that can be compared.
#pragma once

#include "library/library.h"

#include <string>
#include <string_view>

namespace muster::tests {

// A legal army of Undying Lands; the name and the notes may be anything.
[[nodiscard]] std::string army_text(std::string_view name, std::string_view notes = "", int count = 3);
[[nodiscard]] ArmyFacts army_facts(std::string_view name, std::string_view notes = "", int count = 3);

// Everything in it but the numbers of rows: keys, times, verdicts, tags, trash, revisions with their texts.
[[nodiscard]] std::string content_of(const Library& library);

// The text with the first `from`, which it must hold, as `to`.
[[nodiscard]] std::string replaced(std::string text, std::string_view from, std::string_view to);

} // namespace muster::tests
