// SPDX-License-Identifier: MIT
// Runs the real muster-cli like a user's shell, in a folder of its own, and returns its output.
#pragma once

#include "temporary_folder.h"

#include <nlohmann/json.hpp>

#include <chrono>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace muster::tests {

struct Outcome {
    int status = -1; // 128 and more: ended by a signal
    std::string out;
    std::string err;

    // The results as JSON; a test fails here if they are none.
    [[nodiscard]] nlohmann::json json() const { return nlohmann::json::parse(out); }
};

class Program {
public:
    using Arguments = std::vector<std::string>;

    // In the folder, with these variables ("NAME=value") instead of the caller's MUSTER_DATA, NO_COLOR, TERM,
    // XDG_DATA_HOME.
    [[nodiscard]] Outcome run(const Arguments& arguments, const Arguments& variables = {}) const;
    // Killed after that time, unless it has ended by itself; with what it said until then.
    [[nodiscard]] Outcome run_killed(const Arguments& arguments, std::chrono::microseconds after) const;
    // With results to this file instead.
    [[nodiscard]] Outcome run_into(const std::string& file, const Arguments& arguments) const;
    // With results to a terminal.
    [[nodiscard]] Outcome run_on_terminal(const Arguments& arguments, const Arguments& variables) const;

    [[nodiscard]] const TemporaryFolder& folder() const { return folder_; }
    [[nodiscard]] std::filesystem::path path(std::string_view name) const { return folder_.path() / name; }
    [[nodiscard]] std::string bytes(std::string_view name) const { return bytes_of(path(name)); }

private:
    [[nodiscard]] Outcome captured(const Arguments& arguments, const Arguments& variables,
                                   std::optional<std::chrono::microseconds> kill_after) const;

    TemporaryFolder folder_;
    TemporaryFolder captured_;
};

// The example of the contract: legal, 105 Integrity Points.
extern const std::string_view white_hand;
// The same with spears on horseback and a large shield: errors.
[[nodiscard]] std::string mounted_spears();
[[nodiscard]] inline bool contains(std::string_view text, std::string_view words) {
    return text.find(words) != std::string_view::npos;
}
// The text with the first `from` replaced; it must be there.
[[nodiscard]] std::string with(std::string_view text, std::string_view from, std::string_view to);

} // namespace muster::tests
