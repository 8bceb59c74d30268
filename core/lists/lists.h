// SPDX-License-Identifier: MIT
// Lists: the army lists that are at hand beside the rule sets, found as <folder>/<rule set>/<list>.xml. A
// list is read when an army first names it, and kept; for a page of all lists only the first tag of each file
// is read. Files that changed since are noticed when look_again() is called, and not before: nothing changes
// under an army while it is worked on.
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
    explicit Lists(const Rulesets& rulesets) : rulesets_(rulesets) {}

    // Those of a rule set, sorted by id; of two with one id the one found earlier. A file that is
    // no XML, or whose root element is none of a list or says another id or rule set than its path, is left
    // out, and told in `problems` if that is given; so is one of the user's whose id is taken.
    [[nodiscard]] std::vector<ListHeading> headings(std::string_view ruleset,
                                                    std::vector<InputError>* problems = nullptr) const;
    // Null if there is none. Throws InputError if its file, or that of a list whose troops it borrows, cannot
    // be read. May be called from several threads; the result lives as long as this object.
    [[nodiscard]] const ArmyList* find(std::string_view ruleset, std::string_view id) const;
    // The rule set with this list in force; the same conditions hold.
    [[nodiscard]] const Ruleset* in_force(std::string_view ruleset, std::string_view id) const;
    // The file of a list, or of its example army; empty if there is none.
    [[nodiscard]] std::filesystem::path file_of(std::string_view ruleset, std::string_view id) const;
    [[nodiscard]] std::filesystem::path army_file_of(std::string_view ruleset, std::string_view id) const;
    // A list that stands in no folder yet, in force; `file` is for messages. Throws InputError if what it
    // borrows from cannot be read.
    [[nodiscard]] std::unique_ptr<const Ruleset> with_lenders(const ArmyList& list,
                                                              const std::string& file) const;

    // Forgets what is no longer as its file, or that of its rule set, says, so that it is read anew when it
    // is next asked for. What find() and in_force() gave before lives on. True if there was any.
    bool look_again() const;

private:
    using Key = std::pair<std::string, std::string>;
    struct Kept {
        FileStamp stamp;
        const Ruleset* ruleset = nullptr;     // that it was read for
        std::unique_ptr<const ArmyList> list; // null: there is none
    };

    [[nodiscard]] FileStamp stamp_of(const Key& key) const;
    const ArmyList* find_unguarded(const Key& key) const;
    std::vector<const ArmyList*> lenders_of(const ArmyList& list, const std::string& file) const;

    const Rulesets& rulesets_;
    mutable std::mutex loading_;
    mutable std::map<Key, Kept> lists_;
    mutable std::map<Key, std::unique_ptr<const Ruleset>> in_force_;
    // What an army that is open may still be using.
    mutable std::vector<std::unique_ptr<const ArmyList>> old_lists_;
    mutable std::vector<std::unique_ptr<const Ruleset>> old_in_force_;
};

// The lists of the folders that the rule sets come from.
[[nodiscard]] const Lists& lists_of(const Rulesets& rulesets);

// What an army is checked by: its rule set, with the list that it names in force if that is at hand. The army
// must have been read with these rule sets. Throws InputError if the list cannot be read.
[[nodiscard]] const Ruleset& ruleset_of(const Army& army, const Rulesets& rulesets);

} // namespace muster
