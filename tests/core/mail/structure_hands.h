// SPDX-License-Identifier: MIT
// Hands that write a whole army with its structure: bodies, units, links, officers, orders. The words are
// this file's own, so that the reader is not tested with its own tables.
#pragma once

#include "army/army.h"
#include "ruleset/ruleset.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace muster::tests {

struct StructureHand {
    // How a body begins: "Left:", "Left", before each unit's line, "Wing A".
    enum class Bodies : std::uint8_t { colon, bare, prefix, letter };
    // Units: in one line each; under a heading with their troops in lines; "Unit 1: …".
    enum class Units : std::uint8_t { line, heading, numbered };
    enum class Officers : std::uint8_t { behind, before, line_after, line_before };
    enum class Frame : std::uint8_t { plain, bullets, quoted, forwarded, bbcode, markdown, letter };
    std::string_view name;
    Bodies bodies = Bodies::colon;
    Units units = Units::line;
    Officers officers = Officers::behind;
    Frame frame = Frame::plain;
    bool names = false; // of troops
    std::string_view seam = " + ";
};

[[nodiscard]] const std::vector<StructureHand>& structure_hands();

[[nodiscard]] std::string written(const Army& army, const Ruleset& ruleset, const StructureHand& hand);

// What the hand says of the army, a line an element, so that armies can be compared.
[[nodiscard]] std::string conveyed(const Army& army, const Ruleset& ruleset, const StructureHand& hand);

} // namespace muster::tests
