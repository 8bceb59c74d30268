// SPDX-License-Identifier: MIT
#include "gui/shell/workbench.h"

#include "gui/toolkit/wx_text.h"

#include <wx/intl.h>

#include <stdexcept>
#include <utility>

namespace muster {

void Workbench::begin(OpenedArmy army) {
    session_->begin(std::move(army));
    select_army();
    notify(Changed::document);
}

std::optional<std::string> Workbench::recover(OpenedArmy army, const UnsavedWork& work) {
    std::optional<std::string> problem = session_->recover(std::move(army), work);
    select_army();
    notify(Changed::document);
    return problem;
}

void Workbench::select_army() {
    selection_ = {Place{}};
    forget_selections_from(0);
    requested_at_ = std::chrono::steady_clock::now();
}

void Workbench::select(Places places) {
    if (places == selection_)
        return;
    requested_at_ = std::chrono::steady_clock::now();
    selection_ = std::move(places);
    notify(Changed::selection);
}

void Workbench::apply(const wxString& label, Change change, std::string_view join_key) {
    requested_at_ = std::chrono::steady_clock::now();
    const std::size_t steps = document().history().steps_back();
    try {
        document().add(utf8(label), std::move(change.army), join_key);
    } catch (const std::overflow_error&) {
        report_problem(_("The army's numbers would become too large. Nothing was changed."));
        return;
    }
    if (const std::size_t now = document().history().steps_back(); now > steps) { // it joined no other step
        forget_selections_from(steps);
        selected_before_[steps] = selection_;
    }
    selection_ = std::move(change.selection);
    selected_after_[document().history().steps_back()] = selection_;
    notify(Changed::army);
}

void Workbench::forget_selections_from(std::size_t step) {
    selected_before_.erase(selected_before_.lower_bound(step), selected_before_.end());
    selected_after_.erase(selected_after_.upper_bound(step), selected_after_.end());
}

void Workbench::restore_selection(const std::map<std::size_t, Places>& of_steps) {
    if (const auto known = of_steps.find(document().history().steps_back()); known != of_steps.end())
        selection_ = known->second;
}

void Workbench::undo() {
    if (!has_document() || !document().history().can_undo())
        return;
    requested_at_ = std::chrono::steady_clock::now();
    document().undo();
    restore_selection(selected_before_);
    notify(Changed::army);
}

void Workbench::redo() {
    if (!has_document() || !document().history().can_redo())
        return;
    requested_at_ = std::chrono::steady_clock::now();
    document().redo();
    restore_selection(selected_after_);
    notify(Changed::army);
}

void Workbench::notify(Changed changed) {
    if (changed != Changed::selection) {
        fixes_.clear();
        if (has_document())
            deselect_missing();
    }
    for (const Observer& observer : observers_)
        observer(changed);
}

void Workbench::notify(ArmyChange change) {
    if (change == ArmyChange::document)
        select_army();
    if (change != ArmyChange::none)
        notify(change == ArmyChange::document ? Changed::document : Changed::army);
}

void Workbench::deselect_missing() {
    std::erase_if(selection_, [&](const Place& place) { return !exists(army(), place); });
    if (selection_.empty())
        selection_.emplace_back();
}

void Workbench::report_problem(const wxString& message) const {
    if (report_problem_)
        report_problem_(message);
}

const std::vector<Fix>& Workbench::fixes(std::size_t finding) {
    const auto found = fixes_.find(finding);
    if (found != fixes_.end())
        return found->second;
    return fixes_.emplace(finding, fixes_for(report().findings().at(finding), army(), ruleset(), report()))
        .first->second;
}

void Workbench::make_fix(const Fix& fix) {
    // apply() deletes the fix together with its finding.
    const wxString label = wxString::Format(_("Fix: %s"), wx(fix.label));
    apply(label, {fix.after, selection_});
}

} // namespace muster
