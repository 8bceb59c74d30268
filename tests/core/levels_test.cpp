// SPDX-License-Identifier: MIT
// The levels of core/README.md and app/gui/README.md are kept, nothing of the window gets into the core, no
// two headers share a name, files stay short, and the names of files are texts in UTF-8.
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

struct Include {
    std::string line;
    std::string target; // with its first mark, such as: "base/text.h
};

std::vector<Include> includes_in(std::string_view text) {
    std::vector<Include> includes;
    for (const std::string_view line : parts_of(text, '\n')) {
        if (!line.starts_with("#"))
            continue;
        const std::string_view directive = trimmed(line.substr(1));
        if (!directive.starts_with("include"))
            continue;
        const std::string_view target = trimmed(directive.substr(std::string_view("include").size()));
        if (target.size() > 1)
            includes.push_back({std::string(line), std::string(target.substr(0, target.size() - 1))});
    }
    return includes;
}

// Whether a file of the folder may include this header, such as: base/text.h
bool may_include(std::string_view folder, std::string_view header, const Folders& folders) {
    const auto known = folders.find(std::string(folder));
    const std::string other(header.substr(0, header.find('/')));
    const bool is_detail = header.find("/detail/") != std::string_view::npos;
    return known != folders.end() &&
           (other == folder || (known->second.others.contains(other) && !is_detail));
}

// The wrong includes of a file of a folder of the core.
Lines wrong_includes(std::string_view folder, std::string_view text, const Folders& folders) {
    Lines wrong;
    for (const auto& [line, target] : includes_in(text)) {
        const bool is_quoted = target.starts_with('"');
        if (target.substr(1).starts_with("wx/") ||
            (is_quoted && !may_include(folder, target.substr(1), folders)))
            wrong.push_back(line);
    }
    return wrong;
}

// The wrong includes of a file of a room of the window, which may include the whole core but its details.
Lines wrong_window_includes(std::string_view room, std::string_view text, const Folders& rooms,
                            const Folders& core) {
    constexpr std::string_view window = "gui/";
    Lines wrong;
    for (const auto& [line, target] : includes_in(text)) {
        if (!target.starts_with('"'))
            continue;
        const std::string_view header = std::string_view(target).substr(1);
        const bool is_of_core = core.contains(std::string(header.substr(0, header.find('/')))) &&
                                header.find("/detail/") == std::string_view::npos;
        if (header.starts_with(window) ? !may_include(room, header.substr(window.size()), rooms)
                                       : !is_of_core)
            wrong.push_back(line);
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

const fs::path& window_folder() {
    static const fs::path folder = source_folder() / "app" / "gui";
    return folder;
}

const Folders& window_rooms() {
    static const Folders rooms = read_table(read_file(window_folder() / "README.md"));
    return rooms;
}

void check_names(const fs::path& place, const Folders& folders, const std::set<std::string>& without) {
    for (const auto& entry : fs::directory_iterator(place))
        if (const std::string name = entry.path().filename().string();
            entry.is_directory() && !without.contains(name))
            BOOST_CHECK_MESSAGE(folders.contains(name), entry.path() << " is not in the table");
    for (const auto& [name, folder] : folders)
        BOOST_CHECK_MESSAGE(fs::is_directory(place / name), name << " does not exist");
    BOOST_CHECK_GE(folders.size(), 4U);
}

void check_that_levels_point_down(const Folders& folders) {
    for (const auto& [name, folder] : folders)
        for (const std::string& other : folder.others)
            BOOST_CHECK_MESSAGE(folders.contains(other) && folders.at(other).level < folder.level,
                                name << " may not include " << other);
}

} // namespace

BOOST_AUTO_TEST_SUITE(levels)

BOOST_AUTO_TEST_CASE(the_tables_name_every_folder) {
    check_names(source_folder() / "core", core_folders(), {});
    check_names(window_folder(), window_rooms(), {"languages"});
}

BOOST_AUTO_TEST_CASE(the_levels_only_point_down) {
    check_that_levels_point_down(core_folders());
    BOOST_CHECK(core_folders().at("base").others.empty());
    check_that_levels_point_down(window_rooms());
    BOOST_CHECK(window_rooms().at("toolkit").others.empty());
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

BOOST_AUTO_TEST_CASE(no_include_of_the_window_points_up) {
    std::size_t looked_at = 0;
    for (const auto& [name, room] : window_rooms()) {
        for (const fs::path& file : sources_below(window_folder() / name)) {
            ++looked_at;
            for (const std::string& line :
                 wrong_window_includes(name, read_file(file), window_rooms(), core_folders()))
                BOOST_ERROR(file.string() << ": " << line);
        }
    }
    BOOST_CHECK_GT(looked_at, 100U);
}

BOOST_AUTO_TEST_CASE(only_the_join_of_the_rooms_stands_above_them) {
    std::set<std::string> files;
    for (const auto& entry : fs::directory_iterator(window_folder()))
        if (const std::string extension = entry.path().extension().string();
            extension == ".cpp" || extension == ".h")
            files.insert(entry.path().filename().string());
    BOOST_CHECK((files == std::set<std::string>{"main.cpp", "rooms.h"}));
}

BOOST_AUTO_TEST_CASE(a_wrong_include_of_the_window_is_found) {
    const Folders core = {{"base", {1, {}}}};
    const Folders rooms = {{"toolkit", {1, {}}},
                           {"shell", {2, {"toolkit"}}},
                           {"army", {3, {"shell", "toolkit"}}},
                           {"lists", {3, {"shell", "toolkit"}}}};
    const std::string_view good = "#include \"gui/army/army_grid.h\"\n#include \"gui/shell/shell.h\"\n"
                                  "#include \"base/text.h\"\n#include <wx/panel.h>\n";
    BOOST_CHECK(wrong_window_includes("army", good, rooms, core).empty());
    BOOST_CHECK(wrong_window_includes("shell", good, rooms, core) ==
                Lines{"#include \"gui/army/army_grid.h\""});
    for (const std::string line :
         {"#include \"gui/lists/list_page.h\"", "#include \"gui/shell/detail/bits.h\"",
          "#include \"gui/rooms.h\"", "#include \"army_grid.h\"", "#include \"base/detail/bits.h\"",
          "#include \"check/checker.h\""})
        BOOST_CHECK_MESSAGE(wrong_window_includes("army", line, rooms, core) == Lines{line}, line);
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

// Not every way from a text to a path can be seen in a line; the way back can.
BOOST_AUTO_TEST_CASE(paths_become_texts_in_one_place) {
    const std::set<std::string> own_folders = {"posix", "linux", "macos"}; // where names are bytes
    std::size_t looked_at = 0;
    for (const fs::path& folder : {source_folder() / "core", source_folder() / "app" / "cli"})
        for (const fs::path& file : sources_below(folder)) {
            if (own_folders.contains(file.parent_path().filename().string()))
                continue;
            ++looked_at;
            const std::string text = read_file(file);
            for (const std::string_view raw : {".string()", "->string()", "generic_string()"})
                BOOST_CHECK_MESSAGE(text.find(raw) == std::string::npos,
                                    file << ": use path_text() of base/utf8_path.h for " << raw);
        }
    BOOST_CHECK_GT(looked_at, 60U);
}

BOOST_AUTO_TEST_CASE(no_two_headers_share_a_name) {
    std::map<std::string, fs::path> seen;
    for (const char* folder : {"core", "app"})
        for (const auto& entry : fs::recursive_directory_iterator(source_folder() / folder)) {
            if (entry.path().extension() != ".h")
                continue;
            const auto [first, is_new] = seen.emplace(entry.path().filename().string(), entry.path());
            BOOST_CHECK_MESSAGE(is_new, entry.path() << " is called like " << first->second);
        }
    BOOST_CHECK_GT(seen.size(), 60U);
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
