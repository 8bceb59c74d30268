// SPDX-License-Identifier: MIT
// The levels of core/README.md are kept, nothing of the window gets into the core, and files stay short.
#include "base/file.h"
#include "base/text.h"
#include "shipped_data.h"

#include <boost/test/unit_test.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <set>

namespace muster::tests {

namespace {

namespace fs = std::filesystem;

using Lines = std::vector<std::string>;

struct Folder {
    int level = 0;
    std::set<std::string> others; // that it may include
};
using Folders = std::map<std::string, Folder>;

// The words between `…` in a cell of the table.
std::set<std::string> names_in(std::string_view cell) {
    std::set<std::string> names;
    const std::vector<std::string_view> parts = parts_of(cell, '`');
    for (std::size_t i = 1; i < parts.size(); i += 2)
        names.emplace(parts[i]);
    return names;
}

// Rows such as: | 3 | `army` | what it holds | `ruleset` `base` |
Folders read_table(std::string_view readme) {
    Folders folders;
    for (const std::string_view line : parts_of(readme, '\n')) {
        const std::vector<std::string_view> cells = parts_of(line, '|');
        if (cells.size() != 6 || !whole_number(cells[1]))
            continue;
        const std::set<std::string> folder = names_in(cells[2]);
        if (folder.size() == 1)
            folders[*folder.begin()] = {*whole_number(cells[1]), names_in(cells[4])};
    }
    return folders;
}

// What is wrong with the includes of a file of a folder of the core.
Lines wrong_includes(std::string_view folder, std::string_view text, const Folders& folders) {
    Lines wrong;
    for (const std::string_view line : parts_of(text, '\n')) {
        if (!line.starts_with("#"))
            continue;
        const std::string_view directive = trimmed(line.substr(1));
        if (!directive.starts_with("include"))
            continue;
        const std::string_view target = trimmed(directive.substr(std::string_view("include").size()));
        if (target.size() > 1 && target.substr(1).starts_with("wx/")) {
            wrong.emplace_back(line);
        } else if (target.starts_with('"')) {
            const std::string other(target.substr(1, std::min(target.find('/'), target.size()) - 1));
            const auto known = folders.find(std::string(folder));
            const bool own = other == folder;
            const bool detail = target.find("/detail/") != std::string_view::npos;
            const bool may =
                known != folders.end() && (own || (known->second.others.contains(other) && !detail));
            if (!may)
                wrong.emplace_back(line);
        }
    }
    return wrong;
}

std::vector<fs::path> sources_below(const fs::path& folder) {
    std::vector<fs::path> files;
    for (const auto& entry : fs::recursive_directory_iterator(folder)) {
        const std::string extension = entry.path().extension().string();
        if (entry.is_regular_file() && (extension == ".cpp" || extension == ".h"))
            files.push_back(entry.path());
    }
    return files;
}

const Folders& core_folders() {
    static const Folders folders = read_table(read_file(source_folder() / "core" / "README.md"));
    return folders;
}

} // namespace

BOOST_AUTO_TEST_SUITE(levels)

BOOST_AUTO_TEST_CASE(the_table_names_every_folder_of_the_core) {
    for (const auto& entry : fs::directory_iterator(source_folder() / "core"))
        if (entry.is_directory())
            BOOST_CHECK_MESSAGE(core_folders().contains(entry.path().filename().string()),
                                entry.path() << " is not in core/README.md");
    for (const auto& [name, folder] : core_folders())
        BOOST_CHECK_MESSAGE(fs::is_directory(source_folder() / "core" / name), name << " does not exist");
    BOOST_CHECK_GE(core_folders().size(), 4U);
}

BOOST_AUTO_TEST_CASE(the_levels_only_point_down) {
    for (const auto& [name, folder] : core_folders())
        for (const std::string& other : folder.others)
            BOOST_CHECK_MESSAGE(core_folders().contains(other) &&
                                    core_folders().at(other).level < folder.level,
                                name << " may not include " << other);
    BOOST_CHECK(core_folders().at("base").others.empty());
}

BOOST_AUTO_TEST_CASE(no_include_of_the_core_points_up) {
    std::size_t looked_at = 0;
    for (const auto& [name, folder] : core_folders()) {
        for (const fs::path& file : sources_below(source_folder() / "core" / name)) {
            ++looked_at;
            for (const std::string& line : wrong_includes(name, read_file(file), core_folders()))
                BOOST_ERROR(file.string() << ": " << line);
        }
    }
    BOOST_CHECK_GT(looked_at, 40U);
}

BOOST_AUTO_TEST_CASE(a_wrong_include_is_found) {
    const Folders allowed = read_table("| level | folder | holds | may include |\n|---|---|---|---|\n"
                                       "| 2 | `army` | an army | `base` |\n| 1 | `base` | the rest | |\n");
    BOOST_REQUIRE_EQUAL(allowed.size(), 2U);
    const std::string_view good = "#include \"base/text.h\"\n#include \"army/army.h\"\n# include <vector>\n"
                                  "#include <fmt/format.h>\n// #include \"check/checker.h\"\n";
    BOOST_CHECK(wrong_includes("army", good, allowed).empty());
    BOOST_CHECK(wrong_includes("base", good, allowed) == Lines{"#include \"army/army.h\""});
    for (const std::string line :
         {"#include \"check/checker.h\"", "#include \"base/detail/bits.h\"", "#  include \"check/checker.h\"",
          "#include \"text.h\"", "#include <wx/string.h>", "#include \"wx/string.h\"",
          "#include \"../base/text.h\""})
        BOOST_CHECK_MESSAGE(wrong_includes("army", "int a;\n" + line + "\n", allowed) == Lines{line}, line);
    BOOST_CHECK_EQUAL(wrong_includes("unknown", "#include \"unknown/x.h\"\n", allowed).size(), 1U);
}

BOOST_AUTO_TEST_CASE(files_stay_short) {
    constexpr std::ptrdiff_t most_lines = 400;
    std::size_t looked_at = 0;
    for (const std::string_view folder : {"core", "app", "tests"}) {
        if (!fs::is_directory(source_folder() / folder))
            continue;
        for (const fs::path& file : sources_below(source_folder() / folder)) {
            const std::string text = read_file(file);
            const std::ptrdiff_t lines = std::count(text.begin(), text.end(), '\n');
            BOOST_CHECK_MESSAGE(lines <= most_lines, file.string() << " has " << lines << " lines");
            ++looked_at;
        }
    }
    BOOST_CHECK_GT(looked_at, 60U);
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
