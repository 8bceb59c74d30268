// SPDX-License-Identifier: MIT
// The fingerprint says which army this is: the first 80 bits of the SHA-256 of the army's canonical text, as
// sixteen characters in groups of four ("7K4Q-M2XD-9TRA-0VHE"). Two armies that are written alike have the
// same; how a file is laid out does not matter.
#pragma once

#include "army/army.h"
#include "ruleset/ruleset.h"

#include <optional>
#include <string>
#include <string_view>

namespace muster {

[[nodiscard]] std::string fingerprint_of(const Army& army, const Ruleset& ruleset);
// Of a text that write_army() made.
[[nodiscard]] std::string fingerprint_of_text(std::string_view canonical);

// A fingerprint as somebody typed it, in its own form: small letters, missing or other hyphens, O for 0, I
// and L for 1 are taken as meant. Nothing if it is none.
[[nodiscard]] std::optional<std::string> read_fingerprint(std::string_view typed);

} // namespace muster
