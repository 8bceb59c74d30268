// SPDX-License-Identifier: MIT
// HouseLists: a player's own army lists in his data folder: <folder>/<rule set>/<list>.xml. What is deleted
// or written over goes to <folder>/trash, so that nothing is lost; work that was not saved yet lies beside
// the list as <list>.draft. Everything throws std::system_error if the disk will not have it.
#pragma once

#include "lists/list_draft.h"
#include "lists/lists.h"

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace muster {

// The id, or that with a number behind it, that no list of the rule set has yet.
[[nodiscard]] std::string free_list_id(const Rulesets& rulesets, std::string_view ruleset,
                                       std::string_view wanted);

class HouseLists {
public:
    // The folder need not exist; it should be one that the rule sets are looked for in.
    HouseLists(const Rulesets& rulesets, std::filesystem::path folder)
        : rulesets_(rulesets), folder_(std::move(folder)) {}

    [[nodiscard]] std::filesystem::path file_of(std::string_view ruleset, std::string_view id) const;
    // Whether the list at hand under this id is one of these.
    [[nodiscard]] bool has(std::string_view ruleset, std::string_view id) const;

    // By the id in it. A file that another hand wrote goes to the trash first, comments and all.
    void save(const ListDraft& draft) const;

    struct Trashed {
        std::string ruleset;
        std::string id;
        std::filesystem::path file; // where it is now
    };
    [[nodiscard]] Trashed remove(std::string_view ruleset, std::string_view id) const;
    // Throws std::system_error too if there is another list of that id by now.
    void restore(const Trashed& trashed) const;

    struct Imported {
        std::string ruleset;
        std::string id;        // that it has here
        std::string other_id;  // that it came with, if that was taken; both are kept
        bool was_here = false; // the very same
    };
    // Throws InputError if the list, or its rule set, cannot be read; then nothing is changed.
    [[nodiscard]] Imported import_file(const std::filesystem::path& file) const;

    void keep_unsaved(const ListDraft& draft) const;
    void discard_unsaved(std::string_view ruleset, std::string_view id) const;
    [[nodiscard]] std::optional<ListDraft> unsaved(std::string_view ruleset, std::string_view id) const;
    // Those that were never saved.
    [[nodiscard]] std::vector<ListHeading> never_saved() const;

private:
    [[nodiscard]] std::filesystem::path draft_file_of(std::string_view ruleset, std::string_view id) const;
    std::filesystem::path to_trash(const std::filesystem::path& file, std::string_view ruleset,
                                   std::string_view id) const;

    const Rulesets& rulesets_;
    std::filesystem::path folder_;
};

} // namespace muster
