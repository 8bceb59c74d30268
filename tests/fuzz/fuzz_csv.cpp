// SPDX-License-Identifier: MIT
// Any bytes as a collection's table: refused with an InputError, or read; what is read survives being
// written.
#include "base/input_error.h"
#include "exercise.h"
#include "library/collection.h"
#include "ruleset/rulesets.h"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace muster;
    static const Rulesets rulesets({std::filesystem::path(MUSTER_SOURCE_DIR) / "armylists"});
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    try {
        const std::vector<Owned> rows = read_collection_csv(text, "it", rulesets);
        const std::string written = collection_csv(rows);
        fuzz::require(collection_csv(read_collection_csv(written, "again", rulesets)) == written,
                      "a table survives being written");
    } catch (const InputError&) { // NOLINT(bugprone-empty-catch) refused, as it may be
    }
    return 0;
}
