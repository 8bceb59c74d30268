// SPDX-License-Identifier: MIT
// Independent programs that examine the files of sheets.
#pragma once

#include <array>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace muster::tests {

// What the command writes to its output. A test fails here if it fails.
std::string output_of(const std::string& command);
// The test fails here, and says which packages are missing, if the program is not there.
void require_program(const std::string& name);
[[nodiscard]] std::string quoted_path(const std::filesystem::path& path);

[[nodiscard]] std::string without_spaces(std::string text);

struct Sample {
    std::string name;
    std::filesystem::path path;
};
// The shipped ones of all rule sets.
[[nodiscard]] std::vector<Sample> sample_files();
// One of each rule set.
[[nodiscard]] std::vector<Sample> one_of_each();
constexpr std::array<std::string_view, 11> sheet_kinds{"full",   "compact", "umpire",    "opponent",
                                                       "orders", "labels",  "reference", "deployment",
                                                       "wings",  "log",     "odds"};
// Of an army's file, as they stand there.
[[nodiscard]] std::vector<std::string> troop_names(const std::filesystem::path& army);

// An army with names that are hard to set: 200 letters without a space, from right to left, Chinese, emoji,
// signs with a meaning in XML.
[[nodiscard]] std::string hard_army();
extern const std::string long_name;

// A grey picture as pdftoppm writes it: "P5 width height 255" and the bytes.
struct Picture {
    std::size_t width = 0;
    std::size_t height = 0;
    std::string grey;

    explicit Picture(const std::string& bytes);
    [[nodiscard]] bool white(std::size_t x, std::size_t y) const;
    // Something dark within so many dots of the edge.
    [[nodiscard]] bool touches_edge(std::size_t margin) const;
};

} // namespace muster::tests
