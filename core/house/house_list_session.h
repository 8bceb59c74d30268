// SPDX-License-Identifier: MIT
// HouseListSession: a house list that is being edited, and its file: unsaved work is autosaved beside the
// saved list until the list is saved.
#pragma once

#include "army/army.h"
#include "house/house_lists.h"
#include "house/list_editor.h"

#include <cstddef>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace muster {

class HouseListSession {
public:
    HouseListSession(const Rulesets& rulesets, std::filesystem::path folder)
        : rulesets_(rulesets), lists_(rulesets, std::move(folder)) {}

    // Opens a new list, or a saved one. Autosaved work on it is restored as a step that can be undone. Throws
    // InputError if its rule set is missing or cannot be read.
    void open(ListDraft draft, bool saved);
    [[nodiscard]] bool is_open() const { return editor_ != nullptr; }

    // Only while a list is open, as everything below.
    [[nodiscard]] ListEditor& editor() { return *editor_; }
    [[nodiscard]] const ListEditor& editor() const { return *editor_; }

    [[nodiscard]] bool can_save() const;
    [[nodiscard]] bool can_revert() const { return editor_->was_saved() && editor_->modified(); }
    // Stores what has changed since the last autosave; does nothing if no list is open. Throws
    // std::system_error.
    void autosave();
    // Throws InputError if the file that is there cannot be read, or std::system_error.
    void save();
    void revert() { editor_->replace(editor_->saved_draft()); }
    // Throws std::system_error.
    void export_to(const std::filesystem::path& file) const;

    // What the draft finds wrong with the army; none if the draft has a problem or the army belongs to
    // another rule set.
    [[nodiscard]] std::optional<std::vector<std::string>> findings_of(const Army& army) const;
    // Index in editor().parts() of the part on which the problem can be corrected.
    [[nodiscard]] std::size_t part_with_problem() const;

private:
    const Rulesets& rulesets_;
    HouseLists lists_;
    std::unique_ptr<ListEditor> editor_;
    std::string autosaved_id_; // under which unsaved work is stored
    std::optional<ListDraft> autosaved_;
};

} // namespace muster
