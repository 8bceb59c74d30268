// SPDX-License-Identifier: MIT
// HouseRulesEditor: the house rules that an umpire is editing: the open draft, its saved state, and its file.
// Unsaved work is autosaved beside the saved file. Whatever touches the disk throws std::system_error if that
// fails, and InputError if a file cannot be read.
#pragma once

#include "army/army.h"
#include "house/house_rules_folder.h"
#include "house/rule_lines.h"

#include <cstddef>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace muster {

// How the draft treats one rule of its rule set.
struct RuleState {
    bool own = false;     // the file itself rewords the rule; a form cannot change it
    bool changed = false; // by the draft or by the file
    bool off = false;
    Severity severity = Severity::error; // unless it is off
};

class HouseRulesEditor {
public:
    HouseRulesEditor(const Rulesets& rulesets, std::filesystem::path folder)
        : rulesets_(rulesets), folder_(rulesets, std::move(folder)) {}

    // A file that somebody wrote by hand and that cannot be read.
    struct Unreadable {
        std::string id;
        std::filesystem::path file;
        std::string why; // "file:line:column: what, and what would be right"
    };

    [[nodiscard]] std::vector<HouseRulesFolder::Entry> entries() const { return folder_.entries(); }

    // Autosaves the open draft, then opens another one. If its file cannot be read, unreadable() says why and
    // there is no draft. Throws std::runtime_error if its published rule set is missing.
    void open(const std::string& id);
    // Autosaves the open draft, then opens new house rules for a published rule set.
    void create(const std::string& base, const std::string& title);
    // The id under which the house rules were saved; they are not opened.
    [[nodiscard]] std::string import_file(const std::filesystem::path& file);

    [[nodiscard]] const std::optional<HouseRulesDraft>& draft() const { return draft_; }
    [[nodiscard]] const std::optional<Unreadable>& unreadable() const { return unreadable_; }
    [[nodiscard]] bool is_open(std::string_view id) const;
    [[nodiscard]] bool was_saved() const { return saved_.has_value(); }
    [[nodiscard]] bool modified() const { return draft_ && draft_ != saved_; }
    // Why the draft cannot be saved.
    [[nodiscard]] std::optional<std::string> problem() const;

    // The rules of the published rule set; only while there is a draft.
    [[nodiscard]] const std::vector<RuleLine>& rules() const { return rules_; }
    // Indices of the rules that contain all these words.
    [[nodiscard]] std::vector<std::size_t> search(std::string_view words, bool only_changed) const;
    [[nodiscard]] RuleState state_of(const RuleLine& rule) const;

    // The edits; only while there is a draft.
    void set_title(std::string title) { draft_->title = std::move(title); }
    void set_about(std::string about) { draft_->about = std::move(about); }
    void set_published(const RuleLine& rule) { draft_->changes.erase(rule.id); }
    void set_severity(const RuleLine& rule, Severity severity);
    void switch_off(const RuleLine& rule) { draft_->changes.insert_or_assign(rule.id, std::nullopt); }

    // Stores the draft if it differs from what was saved, and removes the stored one otherwise.
    void autosave() const;
    // New house rules get their id from their title; saved ones get the next revision.
    void save();
    void revert();
    void export_to(const std::filesystem::path& file) const;

    struct Removed {
        HouseRulesDraft draft; // of an unreadable file only the id, which is the title too
        std::optional<HouseRulesFolder::Trashed> trashed; // none: they were never saved
    };
    // Removes the open house rules, or the file that cannot be read. Nothing is open afterwards.
    [[nodiscard]] Removed remove();
    void restore(const Removed& removed) const;

    // Whether the army is judged by the open house rules.
    [[nodiscard]] bool is_used_by(const Army& army) const { return draft_ && army.ruleset == draft_->id; }
    // The army under the saved house rules, or back under the published ones if it is under these already.
    // None if it belongs to another rule set or the draft is not saved.
    [[nodiscard]] std::optional<Army> with_rules_switched(Army army) const;

private:
    void close();

    const Rulesets& rulesets_;
    HouseRulesFolder folder_;
    std::optional<HouseRulesDraft> draft_;
    std::optional<HouseRulesDraft> saved_; // the draft as it is on the disk
    std::optional<Unreadable> unreadable_; // instead of the draft
    std::vector<RuleLine> rules_;
};

} // namespace muster
