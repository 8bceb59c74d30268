// SPDX-License-Identifier: MIT
// LibraryView: queries of a library as its page needs them: armies found by words, rule set and tag, sorted
// by any column, a page at a time, so that a hundred thousand armies take no longer than those in sight.
#pragma once

#include "library/library.h"

#include <functional>
#include <string>
#include <utility>
#include <vector>

namespace muster {

class Lists;

struct LibraryQuery {
    std::string typed; // as Library::search() takes it
    LibraryPart part = LibraryPart::kept;
    std::string ruleset;        // its id; empty: all
    std::string tag;            // empty: all
    std::string sort = "saved"; // the id of a column, as library_columns.h lists them
    std::string number;         // if `sort` is "number": the id of the number
    bool descending = true;
    const Lists* lists = nullptr; // whose titles armies are sorted by, if `sort` is "list"; null: by the ids

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
    std::size_t kept = 0;               // armies outside the trash
    std::size_t trash = 0;

    friend bool operator==(const LibraryGroups&, const LibraryGroups&) = default;
};

class LibraryView {
public:
    // Whether the answer is still wanted. Called before a query and often during it, on the same thread; must
    // not throw or use the library.
    using Wanted = std::function<bool()>;

    // Without `wanted` every query runs to its end. So does a query within a change, which must not be
    // interrupted.
    explicit LibraryView(const Library& library, Wanted wanted = {})
        : library_(library), wanted_(std::move(wanted)) {}

    // All throw LibraryError: LibraryTrouble::interrupted as soon as the answer is no longer wanted; the
    // library can then be used as before. A limit of 0 is none.
    [[nodiscard]] std::vector<ArmyId> ids(const LibraryQuery& query, std::size_t offset = 0,
                                          std::size_t limit = 0) const;
    [[nodiscard]] std::vector<StoredArmy> rows(const LibraryQuery& query, std::size_t offset,
                                               std::size_t limit) const;
    [[nodiscard]] std::size_t count(const LibraryQuery& query) const;
    // Of all armies, or of those that have the words; groups without any are left out.
    [[nodiscard]] LibraryGroups groups(const std::string& typed = {}) const;
    // An army that has a revision of this fingerprint, preferably one outside the trash.
    [[nodiscard]] std::optional<ArmyId> army_of_fingerprint(const std::string& fingerprint) const;

private:
    template <class Work>
    auto run(Work&& work) const;

    const Library& library_;
    Wanted wanted_;
};

} // namespace muster
