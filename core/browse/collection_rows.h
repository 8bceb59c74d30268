// SPDX-License-Identifier: MIT
// CollectionRows: the collection of one rule set's figures as a table, beside the needs of an army.
#pragma once

#include "library/collection.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace muster {

struct CollectionRow {
    std::string kind; // as FigureKinds writes it
    std::string name; // of the kind, for people
    std::string painted;
    std::int64_t owned = 0;
    // Of the kind, however painted; in the first row of the kind if an army was given that needs it.
    std::optional<std::int64_t> needed;
    std::int64_t missing = 0;

    friend bool operator==(const CollectionRow&, const CollectionRow&) = default;
};

// Needed kinds come first, and have a row even if none is owned. Throws LibraryError if the rule set does not
// define figures.
[[nodiscard]] std::vector<CollectionRow>
collection_rows(const std::vector<Owned>& owned, const Ruleset& ruleset, const FigureCounts& needed = {});

// A trait that is part of a kind, and its values.
struct FigureTrait {
    struct Value {
        std::string id;
        std::string name;
    };
    std::string id;
    std::string name;
    std::vector<Value> values;
};
[[nodiscard]] std::vector<FigureTrait> figure_traits(const Ruleset& ruleset);

// Adds to those of the same kind and painting that are owned already. Throws LibraryError.
void add_owned(Library& library, Owned owned);

// Replaces a row: with another count, or another painting, to which it is added if some are owned. Throws
// LibraryError.
void change_owned(Library& library, const Owned& before, const Owned& now);

} // namespace muster
