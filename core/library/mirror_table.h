// SPDX-License-Identifier: MIT
// MirrorTable: which file of the mirror folder holds which army, and what both contained when they were last
// synchronized. Rows of the library's own tables; all functions throw LibraryError.
#pragma once

#include "library/library.h"

#include <optional>
#include <string>
#include <vector>

namespace muster {

struct MirrorRow {
    ArmyId army = 0;
    std::string file;        // in the folder, "/" between folders
    std::string fingerprint; // of the text that both had
};

class MirrorTable {
public:
    explicit MirrorTable(Library& library) : library_(library) {}

    [[nodiscard]] std::vector<MirrorRow> rows() const;
    [[nodiscard]] std::optional<MirrorRow> of_army(ArmyId army) const;
    [[nodiscard]] std::optional<MirrorRow> of_file(const std::string& file) const;
    void set(const MirrorRow& row);
    void remove(ArmyId army);
    void clear();

private:
    Library& library_;
};

} // namespace muster
