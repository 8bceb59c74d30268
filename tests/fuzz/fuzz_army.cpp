// SPDX-License-Identifier: MIT
// Any bytes as an army of the five rule sets: refused with an InputError, or read; what is read can be
// checked and explained, and survives being written.
#include "army/army_reader.h"
#include "army/army_writer.h"
#include "base/input_error.h"
#include "exercise.h"

#include <cstddef>
#include <cstdint>
#include <optional>

namespace {

using namespace muster;

const Rulesets& rulesets() {
    static const Rulesets value({std::filesystem::path(MUSTER_SOURCE_DIR) / "armylists"});
    return value;
}

std::optional<Army> read(std::string_view text) {
    try {
        return read_army(text, "it", rulesets());
    } catch (const InputError& error) {
        fuzz::require(error.position().line > 0 && error.position().column > 0, "an error has a place");
        return std::nullopt;
    }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const std::optional<Army> army = read(text);
    if (!army)
        return 0;
    const Ruleset& ruleset = *rulesets().find(army->ruleset);
    const std::string written = write_army(*army, ruleset);
    const std::optional<Army> again = read(written);
    fuzz::require(again == army, "an army survives being written");
    fuzz::require(write_army(*again, ruleset) == written, "an army is written alike twice");
    fuzz::require(fuzz::exercise(*army, ruleset), "no number of these rule sets grows too large");
    return 0;
}
