// SPDX-License-Identifier: MIT
// A file that is open: its descriptor, which closes, and reading it whole.
#pragma once

#include <filesystem>
#include <string>

namespace muster {

class Descriptor {
public:
    explicit Descriptor(int number) : number_(number) {}
    ~Descriptor();
    Descriptor(const Descriptor&) = delete;
    Descriptor& operator=(const Descriptor&) = delete;
    [[nodiscard]] int number() const { return number_; } // negative: it could not be opened

private:
    int number_;
};

// As read_file(), once the file was opened or, with errno, could not be. The path is for messages.
void read_opened(const Descriptor& file, const std::filesystem::path& path, std::string& text);

// Throws std::system_error by errno: "cannot write army.muster".
[[noreturn]] void fail_with_file(const char* what, const std::filesystem::path& path);

} // namespace muster
