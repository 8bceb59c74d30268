// SPDX-License-Identifier: MIT
// ScratchFolder: a folder of this fuzzer's process, removed at its end, in memory where the system has a
// folder for that.
#pragma once

#include "exercise.h"

#include <unistd.h>

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <string>

namespace muster::fuzz {

class ScratchFolder {
public:
    ScratchFolder() {
        std::error_code none;
        const std::filesystem::path memory = "/dev/shm";
        const bool has_memory = std::filesystem::is_directory(memory, none);
        std::string pattern =
            ((has_memory ? memory : std::filesystem::temp_directory_path()) / "muster-fuzz-XXXXXX").string();
        require(::mkdtemp(pattern.data()) != nullptr, "a temporary folder can be made");
        path_ = pattern;
    }
    ~ScratchFolder() {
        std::error_code ignored;
        std::filesystem::remove_all(path_, ignored);
    }
    ScratchFolder(const ScratchFolder&) = delete;
    ScratchFolder& operator=(const ScratchFolder&) = delete;

    [[nodiscard]] const std::filesystem::path& path() const { return path_; }
    // Empty but for one file with these bytes.
    [[nodiscard]] std::filesystem::path with(const std::string& name, const std::uint8_t* data,
                                             std::size_t size) const {
        for (const auto& entry : std::filesystem::directory_iterator(path_))
            std::filesystem::remove_all(entry.path());
        std::ofstream(path_ / name, std::ios::binary)
            .write(reinterpret_cast<const char*>(data), static_cast<std::streamsize>(size));
        return path_ / name;
    }

private:
    std::filesystem::path path_;
};

} // namespace muster::fuzz
