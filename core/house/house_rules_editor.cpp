// SPDX-License-Identifier: MIT
#include "house/house_rules_editor.h"

#include "base/file.h"
#include "base/input_error.h"
#include "base/text.h"
#include "base/translation.h"
#include "base/utf8_path.h"

#include <stdexcept>
#include <utility>

namespace muster {

void HouseRulesEditor::close() {
    draft_.reset();
    saved_.reset();
    unreadable_.reset();
    rules_.clear();
}

void HouseRulesEditor::open(const std::string& id) {
    autosave();
    close();
    try {
        HouseRulesDraft draft = folder_.open(id);
        const Ruleset* base = rulesets_.find(draft.base);
        if (base == nullptr)
            throw std::runtime_error(translate_format(
                "The rule set {} is missing. Install it, then open the house rules again.", draft.base));
        saved_ = folder_.saved(id);
        rules_ = rule_lines(*base);
        draft_ = std::move(draft);
    } catch (const InputError& error) {
        close();
        unreadable_ = Unreadable{id, path_of(error.file()), error.what()};
    }
}

void HouseRulesEditor::create(const std::string& base, const std::string& title) {
    autosave();
    const HouseRulesDraft draft = folder_.begin(base, title);
    folder_.store_unsaved(draft);
    open(draft.id);
}

std::string HouseRulesEditor::import_file(const std::filesystem::path& file) {
    autosave();
    return folder_.import_file(file);
}

bool HouseRulesEditor::is_open(std::string_view id) const {
    return (draft_ && draft_->id == id) || (unreadable_ && unreadable_->id == id);
}

std::optional<std::string> HouseRulesEditor::problem() const {
    return draft_ ? folder_.problem_of(*draft_) : std::nullopt;
}

std::vector<std::size_t> HouseRulesEditor::search(std::string_view words, bool only_changed) const {
    std::vector<std::size_t> found;
    for (std::size_t i = 0; i < rules_.size(); ++i)
        if ((!only_changed || state_of(rules_[i]).changed) && has_all_words(rules_[i].text(), words))
            found.push_back(i);
    return found;
}

RuleState HouseRulesEditor::state_of(const RuleLine& rule) const {
    const auto change = draft_->changes.find(rule.id);
    const bool changed = change != draft_->changes.end();
    RuleState state;
    state.own = draft_->own_rules.contains(rule.id);
    state.changed = changed || state.own;
    state.off = changed && !change->second;
    state.severity = changed && change->second ? *change->second : rule.severity;
    return state;
}

void HouseRulesEditor::set_severity(const RuleLine& rule, Severity severity) {
    if (!rule.mixed && severity == rule.severity)
        set_published(rule);
    else
        draft_->changes.insert_or_assign(rule.id, severity);
}

void HouseRulesEditor::autosave() const {
    if (!draft_)
        return;
    if (modified())
        folder_.store_unsaved(*draft_);
    else
        folder_.discard_unsaved(draft_->id);
}

void HouseRulesEditor::save() {
    HouseRulesDraft next = *draft_;
    if (!saved_) {
        folder_.discard_unsaved(draft_->id);
        next.id = folder_.begin(draft_->base, draft_->title).id;
    } else if (const auto revision = whole_number(next.revision)) {
        next.revision = std::to_string(*revision + 1);
    }
    folder_.save(next);
    draft_ = saved_ = std::move(next);
}

void HouseRulesEditor::revert() {
    draft_ = saved_;
    autosave();
}

void HouseRulesEditor::export_to(const std::filesystem::path& file) const {
    write_file(file, write_house_rules_draft(*draft_));
}

HouseRulesEditor::Removed HouseRulesEditor::remove() {
    Removed removed;
    if (draft_)
        removed.draft = *draft_;
    else
        removed.draft.id = removed.draft.title = unreadable_.value().id;
    std::error_code none;
    if (std::filesystem::exists(folder_.file_of(removed.draft.id), none))
        removed.trashed = folder_.remove(removed.draft.id);
    else
        folder_.discard_unsaved(removed.draft.id);
    close();
    return removed;
}

void HouseRulesEditor::restore(const Removed& removed) const {
    if (removed.trashed)
        folder_.restore(*removed.trashed);
    else
        folder_.store_unsaved(removed.draft);
}

std::optional<Army> HouseRulesEditor::with_rules_switched(Army army) const {
    if (!draft_ || !saved_ || modified())
        return std::nullopt;
    if (army.ruleset == draft_->id)
        army.ruleset = draft_->base;
    else if (army.ruleset == draft_->base)
        army.ruleset = draft_->id;
    else
        return std::nullopt;
    return army;
}

} // namespace muster
