// SPDX-License-Identifier: MIT
// HouseRulesFolder: a player's house rules in the data folder, as <folder>/<name>.<base>/ruleset.xml. Unsaved
// work is stored beside the file as ruleset.draft. Files that are removed go to <folder>/trash, and so does a
// file that was written by hand before it is overwritten. Every function throws std::system_error if the disk
// fails.
#pragma once

#include "house/house_rules_draft.h"
#include "ruleset/rulesets.h"

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace muster {

class HouseRulesFolder {
public:
    // The folder need not exist. It should be one of the folders of `rulesets`, which must outlive this.
    HouseRulesFolder(const Rulesets& rulesets, std::filesystem::path folder)
        : rulesets_(rulesets), folder_(std::move(folder)) {}

    struct Entry {
        std::string id;
        std::string title;
        bool saved = false; // false: there is only unsaved work
    };
    // Sorted by title. A file that cannot be read has its id as title.
    [[nodiscard]] std::vector<Entry> entries() const;
    [[nodiscard]] std::filesystem::path file_of(std::string_view id) const;

    // New house rules with an id that is free; they are not on the disk yet.
    [[nodiscard]] HouseRulesDraft begin(std::string_view base, std::string_view title) const;
    // The unsaved work if there is any, otherwise the saved file. Throws InputError if it cannot be read.
    [[nodiscard]] HouseRulesDraft open(std::string_view id) const;
    // The saved file; none if there is none. Throws InputError if it cannot be read.
    [[nodiscard]] std::optional<HouseRulesDraft> saved(std::string_view id) const;
    // What is wrong with its name, or with it and its published rule set together.
    [[nodiscard]] std::optional<std::string> problem_of(const HouseRulesDraft& draft) const;

    void save(const HouseRulesDraft& draft) const;
    void store_unsaved(const HouseRulesDraft& draft) const;
    void discard_unsaved(std::string_view id) const;

    struct Trashed {
        std::string id;
        std::filesystem::path file; // where it is now
    };
    // Discards the unsaved work.
    [[nodiscard]] Trashed remove(std::string_view id) const;
    // Throws std::system_error also if others have taken the id.
    void restore(const Trashed& trashed) const;

    // Returns the id that they have here: another one if different house rules have taken that in the file.
    // Throws InputError, and changes nothing, if they or their published rule set cannot be read.
    [[nodiscard]] std::string import_file(const std::filesystem::path& file) const;

private:
    [[nodiscard]] std::filesystem::path draft_file_of(std::string_view id) const;
    [[nodiscard]] std::string free_id_like(std::string_view name, std::string_view base) const;
    std::filesystem::path to_trash(const std::filesystem::path& file, std::string_view id) const;

    const Rulesets& rulesets_;
    std::filesystem::path folder_;
};

} // namespace muster
