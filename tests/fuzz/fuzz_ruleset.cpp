// SPDX-License-Identifier: MIT
// Any bytes as a rule set: refused with an InputError, or read; then its start, if it is an army of this rule
// set, can be checked and explained.
#include "army/army_reader.h"
#include "army/army_writer.h"
#include "base/file.h"
#include "base/input_error.h"
#include "exercise.h"
#include "ruleset/ruleset_reader.h"

#include <unistd.h>

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <optional>

namespace {

using namespace muster;
namespace fs = std::filesystem;

// A folder of rule sets for this process, removed at its end.
class Folder {
public:
    Folder() {
        std::string pattern = (fs::temp_directory_path() / "muster-fuzz-XXXXXX").string();
        fuzz::require(::mkdtemp(pattern.data()) != nullptr, "a temporary folder can be made");
        path_ = pattern;
    }
    ~Folder() {
        std::error_code ignored;
        fs::remove_all(path_, ignored);
    }
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;
    [[nodiscard]] const fs::path& path() const { return path_; }

private:
    fs::path path_;
};

std::optional<Ruleset> read(std::string_view text) {
    try {
        return read_ruleset(std::string(text), "it");
    } catch (const InputError& error) {
        fuzz::require(error.position().line > 0 && error.position().column > 0, "an error has a place");
        return std::nullopt;
    }
}

void try_start(const std::string& start, const std::string& id, const Rulesets& rulesets) {
    try {
        const Army army = read_army(start, "start", rulesets);
        const Ruleset* ruleset = rulesets.find(army.ruleset);
        fuzz::require(ruleset != nullptr && ruleset->id == id, "the army's rule set is the one there is");
        fuzz::require(read_army(write_army(army, *ruleset), "start", rulesets) == army,
                      "an army survives being written");
        (void)fuzz::exercise(army, *ruleset); // its numbers may grow too large
    } catch (const InputError&) {             // the start is no army of this rule set
    }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static const Folder folder;
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const std::optional<Ruleset> ruleset = read(text);
    constexpr std::size_t longest_id = 100;
    if (!ruleset || ruleset->id.front() == '.' || ruleset->id.size() > longest_id)
        return 0;
    const fs::path own = folder.path() / ruleset->id;
    fs::create_directory(own);
    std::ofstream(own / "ruleset.xml", std::ios::binary) << text;
    try_start(ruleset->start, ruleset->id, Rulesets({folder.path()}));
    fs::remove_all(own);
    return 0;
}
