// SPDX-License-Identifier: MIT
// LibraryMerge: adds armies with all their revisions from another library to this one, so that nothing of
// either side is lost and nothing is added twice. Works inside Library::in_one_step().
#pragma once

#include "library/detail/manifest.h"
#include "library/exchange.h"
#include "library/library.h"

#include <vector>

namespace muster {

struct MergedArmy {
    ManifestArmy entry;
    std::vector<ArmyFacts> facts; // of its revisions
};

class LibraryMerge {
public:
    explicit LibraryMerge(Library& library) : library_(library) {}

    void take(const MergedArmy& army, Imported& imported);

private:
    [[nodiscard]] bool knows_all(const MergedArmy& army) const;
    void add(const MergedArmy& army);
    // How many revisions were new.
    std::size_t add_missing(ArmyId id, const MergedArmy& army);

    Library& library_;
};

} // namespace muster
