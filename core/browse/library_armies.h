// SPDX-License-Identifier: MIT
// LibraryArmies: armies of a library, for a batch.
#pragma once

#include "browse/army_source.h"
#include "library/library.h"

#include <cstddef>
#include <filesystem>
#include <mutex>
#include <string>
#include <vector>

namespace muster {

class LibraryArmies : public ArmySource {
public:
    // The library must outlive it. An army that the library does not have is reported when it is read.
    LibraryArmies(const Library& library, std::vector<ArmyId> armies);

    [[nodiscard]] std::size_t size() const override { return armies_.size(); }
    [[nodiscard]] std::string name(std::size_t army) const override;
    [[nodiscard]] std::string title(std::size_t army) const override;
    [[nodiscard]] ArmyId id(std::size_t army) const override { return armies_[army]; }
    [[nodiscard]] std::string text(std::size_t army) const override;
    [[nodiscard]] std::filesystem::path file_stem(std::size_t army) const override;
    // Throws LibraryError.
    [[nodiscard]] StoredArmy stored(std::size_t army) const;

private:
    const Library& library_;
    std::vector<ArmyId> armies_;
    mutable std::mutex mutex_; // the library is for one thread at a time
};

} // namespace muster
