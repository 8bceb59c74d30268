// SPDX-License-Identifier: MIT
// The floor that `muster-cli check` is measured against: a program that parses every *.muster of a folder
// with pugixml, as its manual shows it, and does nothing else.
#include <pugixml.hpp>

#include <cstdio>
#include <filesystem>

int main(int argc, char** argv) {
    if (argc != 2)
        return 2;
    std::size_t parsed = 0;
    for (const auto& entry : std::filesystem::directory_iterator(argv[1])) {
        if (entry.path().extension() != ".muster")
            continue;
        pugi::xml_document document;
        if (document.load_file(entry.path().c_str()))
            ++parsed;
    }
    std::printf("%zu files parsed\n", parsed);
    return 0;
}
