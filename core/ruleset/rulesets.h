// SPDX-License-Identifier: MIT
// Rulesets: the available rule sets, stored as <folder>/<id>/ruleset.xml and loaded on first use.
#pragma once

#include "base/file.h"
#include "ruleset/ruleset.h"
#include "ruleset/ruleset_words.h"

#include <atomic>
#include <filesystem>
#include <memory>
#include <mutex>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace muster {

class Rulesets {
public:
    // Folders are searched in this order; the first that has an id wins. `translate`, if given, translates
    // the names and messages of each rule set as it is read. `carrier`: see name_in_folders().
    explicit Rulesets(std::vector<std::filesystem::path> folders, Translate translate = {},
                      std::string carrier = {});

    // Null if no folder has it. Throws InputError if its file cannot be read, or if most_rulesets others are
    // loaded, of house rules most_house_rules, or largest_rulesets_bytes of both. May be called from several
    // threads; the result lives as long as this object.
    [[nodiscard]] const Ruleset* find(std::string_view id) const;
    // The ids of all rule sets in the folders, sorted, but only most_rulesets, and of house rules
    // most_house_rules. Loads none.
    [[nodiscard]] std::vector<std::string> ids() const;
    // How many sets of house rules, and other rule sets, are not among them.
    [[nodiscard]] std::size_t house_rules_left_out() const;
    [[nodiscard]] std::size_t rulesets_left_out() const;
    // Folders with a rule set that no id can name, since their names hold other signs than those of an id.
    [[nodiscard]] std::vector<std::filesystem::path> misnamed_folders() const;
    // The title, "" if no folder has the rule set. Does not load it. Throws InputError if the file is not XML
    // or has no title.
    [[nodiscard]] std::string title_of(std::string_view id) const;
    // Reloads the rule sets whose files have changed; find() returns the new versions from now on. Earlier
    // versions stay valid, and a rule set whose file is gone or broken stays as it was. Returns whether any
    // was reloaded.
    bool reload_changed() const;
    // The file that find() reads; empty if there is none.
    [[nodiscard]] std::filesystem::path file_of(std::string_view id) const;

    [[nodiscard]] const std::vector<std::filesystem::path>& folders() const { return folders_; }
    [[nodiscard]] const std::string& carrier() const { return carrier_; }
    // As messages call a file in the folders.
    [[nodiscard]] std::string name_of(const std::filesystem::path& file) const;

    // A cache of a higher level that is read from the same folders and lives as long as these rule sets. It
    // is created on first use; there is room for one.
    class Companion {
    public:
        Companion() = default;
        virtual ~Companion() = default;
        Companion(const Companion&) = delete;
        Companion& operator=(const Companion&) = delete;
    };
    [[nodiscard]] const Companion& companion(std::unique_ptr<Companion> (*make)(const Rulesets&)) const;

private:
    // A link of a chain that grows only at its front, so that threads can search it without a lock.
    struct Loaded {
        Ruleset ruleset;
        FileStamp stamp;
        std::unique_ptr<const Loaded> older;
    };

    [[nodiscard]] std::set<std::string> ids_in_folders() const;
    [[nodiscard]] std::size_t count_in_folders(bool of_house_rules) const;
    void require_room(bool of_house_rules, const std::filesystem::path& file) const;
    [[nodiscard]] Ruleset read(std::string_view id) const;
    void add(Ruleset ruleset, FileStamp stamp) const;
    [[nodiscard]] const Ruleset* find_loaded(std::string_view id) const;
    // The id of the rule set that these house rules change; "" if this id is not one of house rules.
    [[nodiscard]] std::string_view base_of(std::string_view id) const;

    std::vector<std::filesystem::path> folders_;
    Translate translate_;
    std::string carrier_;
    mutable std::once_flag accompanied_;
    mutable std::unique_ptr<const Companion> companion_;
    mutable std::mutex loading_;
    mutable std::unique_ptr<const Loaded> owner_; // of the chain; guarded by the mutex, as are the numbers
    mutable std::size_t house_rules_ = 0;         // that are loaded
    mutable std::size_t rulesets_ = 0;            // without house rules
    mutable std::size_t bytes_ = 0;               // of their files
    mutable std::atomic<const Loaded*> newest_ = nullptr;
};

} // namespace muster
