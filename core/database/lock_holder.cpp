// SPDX-License-Identifier: MIT
#include "database/lock_holder.h"

#include "base/text.h"
#include "base/translation.h"
#include "base/utf8_path.h"

#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include <fstream>
#include <string_view>
#include <vector>

namespace muster {

namespace {

// By the system's table of locks, in lines such as "1: FLOCK  ADVISORY  WRITE 123 08:01:4567 0 EOF"; 0 if it
// tells nothing, or only of the one who asks.
int process_that_locks(const std::filesystem::path& file, std::string_view kind, std::string_view purpose,
                       int asking) {
    struct stat status {};
    if (::stat(file.c_str(), &status) != 0)
        return 0;
    std::ifstream table("/proc/locks");
    const std::string ending = fmt::format(":{}", status.st_ino);
    for (std::string line; std::getline(table, line);) {
        const std::vector<std::string_view> words = words_of(line);
        constexpr std::size_t mode = 3;
        constexpr std::size_t process = 4;
        constexpr std::size_t inode = 5;
        if (words.size() <= inode || words[1] != kind || words[mode] != purpose ||
            !words[inode].ends_with(ending))
            continue;
        const int holder = whole_number(words[process]).value_or(0);
        if (holder > 0 && holder != asking)
            return holder;
    }
    return 0;
}

std::string named(int process) {
    if (process == 0)
        return translate("another program");
    std::string name;
    std::getline(std::ifstream(fmt::format("/proc/{}/comm", process)), name);
    return translate_format("process {} ({})", process, name);
}

} // namespace

std::string holder_of_file(const std::filesystem::path& file) {
    // Two users in one process lock each other out.
    return named(process_that_locks(file, "FLOCK", "WRITE", 0));
}

// With a log SQLite locks parts of the shared memory, else parts of the database itself. This process may
// hold other parts. Who writes is in the way sooner than who reads.
std::string holder_of_database(const std::filesystem::path& database) {
    int process = 0;
    for (const char* const purpose : {"WRITE", "READ"})
        for (const char* const end : {"-shm", ""})
            if (process == 0)
                process =
                    process_that_locks(path_of(path_text(database) + end), "POSIX", purpose, ::getpid());
    return named(process);
}

} // namespace muster
