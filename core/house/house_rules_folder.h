// SPDX-License-Identifier: MIT
// HouseRulesFolder: a player's own house rules in his data folder: <folder>/<name>.<base>/ruleset.xml. What
// is deleted, or written over though another hand wrote it, goes to <folder>/trash; work that was not saved
// yet lies beside the file as ruleset.draft. Everything throws std::system_error if the disk will not have
// it.
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
    // The folder need not exist; it should be one that the rule sets are looked for in.
    HouseRulesFolder(const Rulesets& rulesets, std::filesystem::path folder)
        : rulesets_(rulesets), folder_(std::move(folder)) {}

    struct Entry {
        std::string id;
        std::string title;
        bool saved = false; // there is more than unfinished work
    };
    // By title. Of a file that cannot be read the title is its id.
    [[nodiscard]] std::vector<Entry> entries() const;
    [[nodiscard]] std::filesystem::path file_of(std::string_view id) const;

    // New ones, with an id that nothing has yet.
    [[nodiscard]] HouseRulesDraft begin(std::string_view base, std::string_view title) const;
    // Unfinished work if there is any, else what was saved. Throws InputError if that cannot be read.
    [[nodiscard]] HouseRulesDraft open(std::string_view id) const;
    // What was saved; none if nothing was. Throws InputError if that cannot be read.
    [[nodiscard]] std::optional<HouseRulesDraft> saved(std::string_view id) const;
    // What is wrong with it: with its name, or together with its base.
    [[nodiscard]] std::optional<std::string> problem_of(const HouseRulesDraft& draft) const;

    void save(const HouseRulesDraft& draft) const;
    void store_unsaved(const HouseRulesDraft& draft) const;
    void discard_unsaved(std::string_view id) const;

    struct Trashed {
        std::string id;
        std::filesystem::path file; // where it is now
    };
    // Its unfinished work goes with it for good.
    [[nodiscard]] Trashed remove(std::string_view id) const;
    // Throws std::system_error too if there are others of that id by now.
    void restore(const Trashed& trashed) const;

    // The id that they have here: another one if that in the file is taken by different ones. Throws
    // InputError if they, or their base, cannot be read; then nothing is changed.
    [[nodiscard]] std::string import_file(const std::filesystem::path& file) const;

private:
    [[nodiscard]] std::filesystem::path draft_file_of(std::string_view id) const;
    [[nodiscard]] std::string free_id_like(std::string_view name, std::string_view base) const;
    std::filesystem::path to_trash(const std::filesystem::path& file, std::string_view id) const;

    const Rulesets& rulesets_;
    std::filesystem::path folder_;
};

} // namespace muster
