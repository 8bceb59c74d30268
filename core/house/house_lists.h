// SPDX-License-Identifier: MIT
// HouseLists: a player's own army lists in the data folder, as <folder>/<rule set>/<list>.xml. Unsaved work
// on a list is stored beside it as <list>.draft. Lists that are removed go to <folder>/trash, and so does a
// file that was written by hand before it is overwritten. Whatever touches the disk throws std::system_error
// if that fails, and InputError if a file cannot be read.
#pragma once

#include "lists/list_draft.h"
#include "lists/lists.h"

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace muster {

// The wanted id, with a number appended if a list of the rule set has it already.
[[nodiscard]] std::string free_list_id(const Rulesets& rulesets, std::string_view ruleset,
                                       std::string_view wanted);

class HouseLists {
public:
    // The folder need not exist. It should be one of the folders of `rulesets`, which must outlive this.
    HouseLists(const Rulesets& rulesets, std::filesystem::path folder)
        : rulesets_(rulesets), folder_(std::move(folder)) {}

    [[nodiscard]] std::filesystem::path file_of(std::string_view ruleset, std::string_view id) const;
    // Whether the list is one of these, saved or not.
    [[nodiscard]] bool has(std::string_view ruleset, std::string_view id) const;
    // Whether the list was never saved, so that there is only unsaved work.
    [[nodiscard]] bool is_unfinished(std::string_view ruleset, std::string_view id) const;

    // New lists, with an id that is free; they are not on the disk yet. Of house rules, the list is for the
    // rule set that they change.
    [[nodiscard]] ListDraft new_draft(std::string_view ruleset) const;
    [[nodiscard]] ListDraft draft_from_army(const Army& army) const;
    [[nodiscard]] ListDraft draft_from_copy(const ListHeading& list) const;

    struct Opened {
        ListDraft draft;
        bool saved = false; // false: the list was never saved, and this is the unsaved work
    };
    [[nodiscard]] Opened open(std::string_view ruleset, std::string_view id) const;

    // Under the draft's id. Discards the unsaved work.
    void save(const ListDraft& draft) const;

    struct Removed {
        std::string ruleset;
        std::string id;
        std::filesystem::path file;    // in the trash; empty: the list was never saved
        std::optional<ListDraft> work; // unsaved; none: there was none
    };
    [[nodiscard]] Removed remove(std::string_view ruleset, std::string_view id) const;
    // Throws std::system_error also if another list has taken the id.
    void restore(const Removed& removed) const;

    struct Imported {
        std::string ruleset;
        std::string id;        // of the list here
        std::string taken_id;  // of the list in the file, if another list here has it already
        bool was_here = false; // an equal list was here already, and nothing was imported
    };
    // Changes nothing if the list or its rule set cannot be read.
    [[nodiscard]] Imported import_file(const std::filesystem::path& file) const;

    // Copies a saved list, which may be one that comes with Muster.
    void export_list(const ListHeading& list, const std::filesystem::path& file) const;

    void store_unsaved(const ListDraft& draft) const;
    void discard_unsaved(std::string_view ruleset, std::string_view id) const;
    // None if there is none, or none that can be read.
    [[nodiscard]] std::optional<ListDraft> unsaved(std::string_view ruleset, std::string_view id) const;
    // Headings of the lists that were never saved.
    [[nodiscard]] std::vector<ListHeading> never_saved() const;

private:
    [[nodiscard]] std::filesystem::path draft_file_of(std::string_view ruleset, std::string_view id) const;
    std::filesystem::path copy_to_trash(std::string_view ruleset, std::string_view id) const;

    const Rulesets& rulesets_;
    std::filesystem::path folder_;
};

} // namespace muster
