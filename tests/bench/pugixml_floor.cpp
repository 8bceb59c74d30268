// SPDX-License-Identifier: MIT
// The floor that `muster-cli check` is measured against: reads every *.muster of a folder and parses it
// with pugixml, nothing else.
#include <dirent.h>
#include <fcntl.h>
#include <pugixml.hpp>
#include <sys/stat.h>
#include <unistd.h>

#include <cstdio>
#include <string>
#include <vector>

int main(int argc, char** argv) {
    if (argc != 2)
        return 2;
    DIR* folder = opendir(argv[1]);
    if (folder == nullptr)
        return 2;
    std::string text;
    std::size_t parsed = 0;
    while (const dirent* entry = readdir(folder)) {
        const std::string name = entry->d_name;
        if (!name.ends_with(".muster"))
            continue;
        const int file = open((std::string(argv[1]) + "/" + name).c_str(), O_RDONLY | O_CLOEXEC);
        struct stat status {};
        if (file < 0 || fstat(file, &status) != 0)
            return 2;
        text.resize(static_cast<std::size_t>(status.st_size));
        const ssize_t count = read(file, text.data(), text.size());
        close(file);
        pugi::xml_document document;
        if (count >= 0 && document.load_buffer(text.data(), static_cast<std::size_t>(count)))
            ++parsed;
    }
    closedir(folder);
    std::printf("%zu files parsed\n", parsed);
    return 0;
}
