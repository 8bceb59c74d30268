// SPDX-License-Identifier: MIT
#include "army_argument.h"

#include "army/army_reader.h"
#include "army/army_writer.h"
#include "base/file.h"
#include "base/input_error.h"
#include "call_context.h"
#include "lists/lists.h"

#include <fmt/format.h>

#include <filesystem>
#include <system_error>

namespace muster {

LoadedArmy load_army_text(const std::string& file, const std::string& text, const Rulesets& rulesets,
                          Detail detail) {
    LoadedArmy loaded;
    loaded.file = file;
    loaded.army = read_army(text, file, rulesets);
    loaded.ruleset = &ruleset_of(loaded.army, rulesets);
    loaded.report = check(loaded.army, *loaded.ruleset, detail);
    return loaded;
}

LoadedArmy load_army(const std::string& file, const Rulesets& rulesets, Detail detail) {
    return load_army_text(file, read_file(file), rulesets, detail);
}

void save_army(const std::string& file, const Army& army, const Ruleset& ruleset) {
    std::error_code ignored;
    const std::filesystem::file_status status = std::filesystem::status(file, ignored);
    // The file is replaced by renaming, which must not replace a device.
    if (std::filesystem::exists(status) && !std::filesystem::is_regular_file(status))
        throw CallError(fmt::format("{} is not a regular file; nothing was written", file));
    write_file(file, write_army(army, ruleset));
}

} // namespace muster
