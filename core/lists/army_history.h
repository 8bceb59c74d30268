// SPDX-License-Identifier: MIT
// ArmyHistory: what the lists of one army tell alike in every rule set that has it: its names, years, region,
// text, sources and enemies. A list refers to it by its attribute `history`. schemas/README.md, "An army's
// history", explains the format.
#pragma once

#include "base/file.h"
#include "lists/army_list.h"

#include <array>
#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <string_view>
#include <vector>

namespace muster {

// Entries of different ids, in lists of different rule sets, that are the same troops.
struct SameTroops {
    std::string name;
    std::vector<std::string> entries;
};

struct ArmyHistory {
    std::string id;
    std::string title;
    std::vector<std::string> aliases;
    std::vector<std::string> enemies; // ids of lists; one that a rule set does not have is passed over
    CommandQuality command = CommandQuality::ordinary;
    std::string region;
    Years years;
    std::string about;
    std::vector<std::string> sources;
    std::vector<SameTroops> troops;
};

// The elements that hold text.
inline constexpr std::array<std::string_view, 2> history_text_elements{"about", "source"};

// Throws InputError.
[[nodiscard]] ArmyHistory read_army_history(std::string_view text, std::string_view file);

// The histories in the data folders, found as <folder>/history/<id>.xml; the first folder counts. Each is
// read when it is first asked for, and cached. May be used from several threads.
class ArmyHistories {
public:
    using Ptr = std::shared_ptr<const ArmyHistory>;

    ArmyHistories() = default; // there are none
    // `carrier`: see name_in_folders().
    explicit ArmyHistories(std::vector<std::filesystem::path> folders, std::string carrier = {})
        : folders_(std::move(folders)), carrier_(std::move(carrier)) {}

    // Null if there is none. Throws InputError if it cannot be read, or if there are too many.
    [[nodiscard]] Ptr find(std::string_view id) const;
    // The file of a history; empty if there is none.
    [[nodiscard]] std::filesystem::path file_of(std::string_view id) const;
    // The ids of all files, sorted.
    [[nodiscard]] std::vector<std::string> ids() const;
    // Drops from the cache what has changed on the disk, and returns the ids of that.
    std::vector<std::string> refresh() const;

private:
    struct Cached {
        FileStamp stamp;
        Ptr history;
    };

    std::vector<std::filesystem::path> folders_;
    std::string carrier_;
    mutable std::mutex loading_;
    mutable std::map<std::string, Cached, std::less<>> cached_;
};

} // namespace muster
