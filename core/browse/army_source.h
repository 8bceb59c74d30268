// SPDX-License-Identifier: MIT
// ArmySource: the armies that a batch works on, numbered from 0: files of a folder, or armies of a library.
#pragma once

#include "browse/army_files.h"
#include "library/stored_army.h"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

namespace muster {

// Several threads may use a source at the same time.
class ArmySource {
public:
    ArmySource() = default;
    virtual ~ArmySource() = default;
    ArmySource(const ArmySource&) = delete;
    ArmySource& operator=(const ArmySource&) = delete;

    [[nodiscard]] virtual std::size_t size() const = 0;
    // What messages about its text call an army: the path of its file, "army 3 of library.db".
    [[nodiscard]] virtual std::string name(std::size_t army) const = 0;
    // What a list of results calls it.
    [[nodiscard]] virtual std::string title(std::size_t army) const = 0;
    // 0 if it is not in a library.
    [[nodiscard]] virtual ArmyId id(std::size_t army) const = 0;
    // Throws InputError or LibraryError.
    [[nodiscard]] virtual std::string text(std::size_t army) const = 0;
    // The path for a file made of it, relative to the folder of all such files and without an ending.
    [[nodiscard]] virtual std::filesystem::path file_stem(std::size_t army) const = 0;
};

class FileArmies : public ArmySource {
public:
    // What a file may be: an army, or also the PDF of a sheet with the army attached.
    enum class Kinds : std::uint8_t { armies, armies_and_sheets };

    // The files of these paths, as army_files() finds them.
    FileArmies(std::vector<std::string> paths, Kinds kinds);

    [[nodiscard]] std::size_t size() const override { return files_.size(); }
    [[nodiscard]] std::string name(std::size_t army) const override { return files_[army].path; }
    [[nodiscard]] std::string title(std::size_t army) const override { return files_[army].path; }
    [[nodiscard]] ArmyId id(std::size_t /*army*/) const override { return 0; }
    [[nodiscard]] std::string text(std::size_t army) const override;
    // "a/host" of "armies/a/host.muster" if "armies" is one of the paths.
    [[nodiscard]] std::filesystem::path file_stem(std::size_t army) const override;

private:
    std::vector<std::string> paths_;
    std::vector<ArmyFile> files_;
    Kinds kinds_;
};

} // namespace muster
