// SPDX-License-Identifier: MIT
// LibraryView: looks into a library as its page does: armies found by words, rule set and tag, sorted by any
// column, a part at a time, so that a hundred thousand need no more time than those in sight.
#pragma once

#include "library/library.h"

#include <functional>
#include <string>
#include <utility>
#include <vector>

namespace muster {

struct LibraryQuery {
    std::string typed; // as Library::search() takes it
    Shelf shelf = Shelf::kept;
    std::string ruleset;        // its id; empty: all
    std::string tag;            // empty: all
    std::string sort = "saved"; // the id of a column, as library_columns.h lists them
    std::string number;         // if `sort` is "number": the id of the number
    bool descending = true;

    friend bool operator==(const LibraryQuery&, const LibraryQuery&) = default;
};

// A rule set or a tag, and how many armies have it that are not in the trash.
struct LibraryGroup {
    std::string name;
    std::size_t armies = 0;

    friend bool operator==(const LibraryGroup&, const LibraryGroup&) = default;
};

struct LibraryGroups {
    std::vector<LibraryGroup> rulesets; // by id
    std::vector<LibraryGroup> tags;     // by name
    std::size_t kept = 0;
    std::size_t trash = 0;

    friend bool operator==(const LibraryGroups&, const LibraryGroups&) = default;
};

class LibraryView {
public:
    // Whether the answer is wanted still. Asked before a look and often during one, on the thread that looks;
    // must not throw, nor use the library.
    using Wanted = std::function<bool()>;

    // Without `wanted` every look is done to its end, and so is one within a change, which must not be
    // broken.
    explicit LibraryView(const Library& library, Wanted wanted = {})
        : library_(library), wanted_(std::move(wanted)) {}

    // All throw LibraryError: LibraryTrouble::broken_off as soon as the answer is not wanted any more; the
    // library can be used as before then. A limit of 0 is none.
    [[nodiscard]] std::vector<ArmyId> ids(const LibraryQuery& query, std::size_t offset = 0,
                                          std::size_t limit = 0) const;
    [[nodiscard]] std::vector<StoredArmy> rows(const LibraryQuery& query, std::size_t offset,
                                               std::size_t limit) const;
    [[nodiscard]] std::size_t count(const LibraryQuery& query) const;
    [[nodiscard]] LibraryGroups groups() const;
    // The army that has a revision of this fingerprint, rather one that is not in the trash.
    [[nodiscard]] std::optional<ArmyId> army_of_fingerprint(const std::string& fingerprint) const;

private:
    template <class Work>
    auto look(Work&& work) const;

    const Library& library_;
    Wanted wanted_;
};

} // namespace muster
