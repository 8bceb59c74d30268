// SPDX-License-Identifier: MIT
// muster-cli: the core on the command line. It has the commands that need no more than the checker, and
// starts quickly, since umpires' scripts call it thousands of times; the libraries that paint sheets and keep
// armies take longer to load than a check takes. Every other call goes to muster-cli-all, which has all
// commands.
#include "program.h"

#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>
#include <filesystem>
#include <string>
#include <string_view>

namespace {

using namespace muster;

constexpr std::array quick_commands{check_entry, rules_entry,   lists_entry,
                                    new_entry,   convert_entry, fix_entry};

// The first argument that is no option and does not belong to one; nothing if there is none.
std::string_view command_of(int argc, const char* const* argv) {
    for (int i = 1; i < argc; ++i) {
        const std::string_view argument = argv[i];
        if (argument == "--data")
            ++i;
        else if (!argument.starts_with('-'))
            return argument;
    }
    return {};
}

bool is_quick(std::string_view command) {
    return std::any_of(quick_commands.begin(), quick_commands.end(),
                       [&](const CommandEntry& entry) { return command == entry.name; });
}

// Returns only if that fails.
int run_all_commands(char** argv) {
    std::error_code ignored;
    const std::filesystem::path self = std::filesystem::read_symlink("/proc/self/exe", ignored);
    const std::filesystem::path program = self.parent_path().parent_path() / MUSTER_ALL_COMMANDS;
    execv(program.c_str(), argv);
    write_problem("muster-cli: cannot start " + program.string() + ": " + std::strerror(errno) +
                  "; it belongs to muster-cli and must be installed with it\n");
    return static_cast<int>(ExitStatus::failed);
}

} // namespace

int main(int argc, char** argv) {
    if (is_quick(command_of(argc, argv)))
        return muster::run_program(quick_commands, argc, argv);
    return run_all_commands(argv);
}
