// SPDX-License-Identifier: MIT
// Lists: the army lists in the folders of the rule sets, found as <folder>/<rule set>/<list>.xml. A list is
// read when it is first asked for, and cached; for a page of all lists only the first tag of each file is
// read. Files that have changed are noticed only by refresh(), so that nothing changes under an army that is
// being edited.
#pragma once

#include "army/army.h"
#include "base/file.h"
#include "lists/list_in_force.h"
#include "lists/list_reader.h"
#include "ruleset/rulesets.h"

#include <filesystem>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace muster {

class Lists : public Rulesets::Companion {
public:
    explicit Lists(const Rulesets& rulesets)
        : rulesets_(rulesets), histories_(rulesets.folders(), rulesets.carrier()) {}

    // The headings of a rule set's lists, sorted by id. Where two files have the same id, the one in the
    // first folder counts. A file is left out, and added to `problems` if that is given, if its root element
    // cannot be read or does not match the path, or if it is a house list whose id is taken.
    [[nodiscard]] std::vector<ListHeading> headings(std::string_view ruleset,
                                                    std::vector<InputError>* problems = nullptr) const;
    // The title of a list, for which only its heading is read; the id itself if there is no such list or it
    // cannot be read. May be called from several threads.
    [[nodiscard]] std::string title_of(std::string_view ruleset, std::string_view id) const;
    // Null if there is none. Throws InputError if its file cannot be read. May be called from several
    // threads; the result lives as long as this object.
    [[nodiscard]] const ArmyList* find(std::string_view ruleset, std::string_view id) const;
    // The rule set with this list in force. Likewise; also throws InputError if the list of an ally cannot be
    // read.
    [[nodiscard]] const Ruleset* in_force(std::string_view ruleset, std::string_view id) const;
    // The same, which is not kept here. Null if there is no such list.
    [[nodiscard]] std::unique_ptr<const Ruleset> put_in_force(std::string_view ruleset,
                                                              std::string_view id) const;
    // The file of a list, or of its example army; empty if there is none.
    [[nodiscard]] std::filesystem::path file_of(std::string_view ruleset, std::string_view id) const;
    [[nodiscard]] std::filesystem::path army_file_of(std::string_view ruleset, std::string_view id) const;
    [[nodiscard]] const ArmyHistories& histories() const { return histories_; }
    // The rule set with a list in force that is in no folder yet; `file` is for messages. Throws InputError
    // if the list of an ally cannot be read.
    [[nodiscard]] std::unique_ptr<const Ruleset> put_in_force(const ArmyList& list,
                                                              const std::string& file) const;

    // Drops from the cache whatever has changed on the disk, so that it is read again when it is next asked
    // for. What find() and in_force() returned before stays valid. Returns whether anything has changed.
    bool refresh() const;

private:
    using Key = std::pair<std::string, std::string>;
    struct CachedList {
        FileStamp stamp;
        const Ruleset* ruleset = nullptr;     // for which it was read
        std::unique_ptr<const ArmyList> list; // null: there is none
    };

    [[nodiscard]] FileStamp stamp_of(const Key& key) const;
    const ArmyList* find_locked(const Key& key) const;
    std::unique_ptr<const Ruleset> put_in_force_locked(const Key& key) const;
    std::vector<const ArmyList*> ally_lists_of(const ArmyList& list, const std::string& file) const;

    const Rulesets& rulesets_;
    ArmyHistories histories_;
    mutable std::mutex loading_;
    mutable std::map<Key, CachedList> lists_;
    mutable std::map<Key, std::unique_ptr<const Ruleset>> in_force_;
    mutable std::mutex reading_titles_;
    mutable std::map<Key, std::string> titles_;
    // Dropped from the cache, but armies that are open may still use them.
    mutable std::vector<std::unique_ptr<const ArmyList>> old_lists_;
    mutable std::vector<std::unique_ptr<const Ruleset>> old_in_force_;
};

// The lists of the folders that the rule sets come from.
[[nodiscard]] const Lists& lists_of(const Rulesets& rulesets);

// The rule set that checks an army: with the army's list in force, if there is such a list. The army must
// have been read with these rule sets. Throws InputError if the list cannot be read.
[[nodiscard]] const Ruleset& ruleset_of(const Army& army, const Rulesets& rulesets);

} // namespace muster
