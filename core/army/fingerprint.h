// SPDX-License-Identifier: MIT
// The fingerprint identifies an army: the first 80 bits of the SHA-256 of the army's canonical text, as
// sixteen characters in groups of four ("7K4Q-M2XD-9TRA-0VHE"). Equal armies have equal
// fingerprints; the layout of the file does not matter.
#pragma once

#include "army/army.h"
#include "ruleset/ruleset.h"

#include <optional>
#include <string>
#include <string_view>

namespace muster {

[[nodiscard]] std::string fingerprint_of(const Army& army, const Ruleset& ruleset);
// Of a text written by write_army().
[[nodiscard]] std::string fingerprint_of_text(std::string_view canonical);

// Normalizes a fingerprint that somebody typed: accepts lower case, missing or other hyphens, O for 0, and I
// or L for 1. Nothing if the text is not a fingerprint.
[[nodiscard]] std::optional<std::string> read_fingerprint(std::string_view typed);

} // namespace muster
