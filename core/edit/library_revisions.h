// SPDX-License-Identifier: MIT
// LibraryRevisions: which of the library's armies a document is, and the revisions of that army that its
// saves become. A library that cannot be used is reported as a problem, and never stops a save to a file.
#pragma once

#include "edit/document.h"
#include "edit/library_origin.h"
#include "library/library.h"

#include <cstdint>
#include <filesystem>
#include <functional>
#include <optional>
#include <string>

namespace muster {

// How a session reaches the library, which may be missing, damaged or busy. query and change run the work and
// return nothing, or the problem as a sentence for the player; they do not throw, also if the work does.
struct LibraryAccess {
    using Problem = std::optional<std::string>;

    std::function<bool()> exists; // asking does not create it
    std::function<Problem(const std::function<void(const Library&)>&)> query;
    std::function<Problem(const std::function<void(Library&)>&)> change;
    // Whether another session edits the library's army with this key.
    std::function<bool(const std::string& key)> is_open_elsewhere;
};

class LibraryRevisions {
public:
    // The rule sets must outlive it.
    LibraryRevisions(const Rulesets& rulesets, LibraryAccess library)
        : rulesets_(rulesets), library_(std::move(library)) {}

    // None: the next save adds one.
    [[nodiscard]] const std::optional<LibraryArmy>& army() const { return army_; }
    void set_army(std::optional<LibraryArmy> army) { army_ = std::move(army); }
    // Finds the army of which the file is a revision, unless the army is known.
    void find_army(const std::filesystem::path& file);

    struct Added {
        std::optional<std::int32_t> revision; // none: the library did not take it
        std::string problem;                  // why
    };
    Added add(const Document& document, const std::string& label);
    // Saves in the library what the file holds, because the file is about to be overwritten. Returns the army
    // if it differs from this one; `is_own_file`: the file is the document's.
    std::optional<StoredArmy> preserve(const std::filesystem::path& file, bool is_own_file);
    // A new name for a document that the library would otherwise hold twice, as armies that differ in
    // nothing. Empty: none needed.
    [[nodiscard]] std::string name_for_copy(const Document& document) const;

    struct Text {
        std::string text;
        std::string problem; // empty: none
    };
    // Of a revision of army(), which must be known; of its present one if none is named.
    [[nodiscard]] Text text_of(std::optional<std::int32_t> revision = {}) const;

private:
    [[nodiscard]] bool is_of_another(const Library& library, ArmyId army,
                                     const std::filesystem::path& file) const;

    const Rulesets& rulesets_;
    LibraryAccess library_;
    std::optional<LibraryArmy> army_;
};

} // namespace muster
