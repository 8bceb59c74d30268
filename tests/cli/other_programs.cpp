// SPDX-License-Identifier: MIT
#include "other_programs.h"

#include <boost/test/unit_test.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <map>
#include <sstream>

namespace muster::tests {

namespace fs = std::filesystem;

std::string output_of(const std::string& command) {
    std::string text;
    FILE* pipe = popen((command + " 2>/dev/null").c_str(), "r"); // NOLINT(cert-env33-c) our own words
    BOOST_REQUIRE(pipe != nullptr);
    std::array<char, 4096> buffer{};
    for (std::size_t read = 0; (read = std::fread(buffer.data(), 1, buffer.size(), pipe)) > 0;)
        text.append(buffer.data(), read);
    BOOST_TEST(pclose(pipe) == 0, command);
    return text;
}

std::string quoted_path(const fs::path& path) {
    return "'" + path.string() + "'";
}

std::string without_spaces(std::string text) {
    text.erase(
        std::remove_if(text.begin(), text.end(), [](char c) { return c == ' ' || c == '\n' || c == '\f'; }),
        text.end());
    return text;
}

std::vector<Sample> sample_files() {
    std::vector<Sample> files;
    for (const auto& entry : fs::recursive_directory_iterator(MUSTER_SOURCE_DIR "/armylists"))
        if (entry.path().extension() == ".muster" && entry.path().parent_path().filename() == "samples")
            files.push_back({entry.path().stem().string(), entry.path()});
    BOOST_REQUIRE(files.size() >= 20U);
    return files;
}

std::vector<Sample> one_of_each() {
    std::map<std::string, Sample> by_ruleset;
    for (const Sample& sample : sample_files())
        by_ruleset.try_emplace(sample.path.parent_path().parent_path().filename().string(), sample);
    std::vector<Sample> samples;
    for (const auto& [ruleset, sample] : by_ruleset)
        samples.push_back(sample);
    BOOST_REQUIRE_EQUAL(samples.size(), 5U);
    return samples;
}

std::vector<std::string> troop_names(const fs::path& army) {
    std::ifstream file(army);
    std::vector<std::string> names;
    for (std::string line; std::getline(file, line);) {
        const std::size_t troop = line.find("<troop name=\"");
        if (troop == std::string::npos)
            continue;
        const std::size_t begin = troop + 13;
        names.push_back(line.substr(begin, line.find('"', begin) - begin));
    }
    return names;
}

void require_program(const std::string& name) {
    const std::string command = "command -v " + name + " >/dev/null";
    BOOST_REQUIRE_MESSAGE(std::system(command.c_str()) == 0, // NOLINT(cert-env33-c) our own words
                          name << " is missing: sh installer/packages.sh tests");
}

Picture::Picture(const std::string& bytes) {
    std::istringstream head(bytes);
    std::string kind;
    std::size_t most = 0;
    head >> kind >> width >> height >> most;
    grey = bytes.substr(static_cast<std::size_t>(head.tellg()) + 1);
    BOOST_REQUIRE(kind == "P5");
    BOOST_REQUIRE_EQUAL(grey.size(), width * height);
}

bool Picture::white(std::size_t x, std::size_t y) const {
    return static_cast<unsigned char>(grey[y * width + x]) > 250;
}

bool Picture::touches_edge(std::size_t margin) const {
    for (std::size_t y = 0; y < height; ++y)
        for (std::size_t x = 0; x < width; ++x) {
            const bool outside = x < margin || y < margin || x + margin >= width || y + margin >= height;
            if (outside && !white(x, y))
                return true;
        }
    return false;
}

const std::string long_name(200, 'W');

std::string hard_army() {
    std::string units;
    for (const std::string& name : {long_name, std::string("صلاح الدين"), std::string("织田信长"),
                                    std::string("🐘🏹"), std::string("a&lt;b&gt;&amp;c")})
        units += fmt::format("<unit><troop name='{}' class='HIS' army='RA' integrity='III'/></unit>", name);
    return fmt::format(
        "<army xmlns='urn:muster:army:1' ruleset='phalanx' name='{}'><body name='{}'>{}</body></army>",
        long_name, long_name, units);
}

} // namespace muster::tests
