// SPDX-License-Identifier: MIT
// Workbench: what the panels of one window share: the session, the selection in its army, and the functions
// that change them. Panels observe it and do not know each other.
#pragma once

#include "check/fixes.h"
#include "edit/session.h"

#include <wx/string.h>

#include <chrono>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace muster {

// Each value includes the ones after it.
enum class Changed { document, army, selection };

class Workbench {
public:
    using Observer = std::function<void(Changed)>;

    explicit Workbench(std::unique_ptr<Session> session) : session_(std::move(session)) {}

    void observe(Observer observer) { observers_.push_back(std::move(observer)); }
    // `report` presents the reason when an action fails.
    void on_problem(std::function<void(const wxString&)> report) { report_problem_ = std::move(report); }

    [[nodiscard]] Session& session() { return *session_; }
    [[nodiscard]] const Session& session() const { return *session_; }
    [[nodiscard]] bool has_document() const { return session_->has_document(); }
    [[nodiscard]] Document& document() { return session_->document(); }
    [[nodiscard]] const Document& document() const { return std::as_const(*session_).document(); }
    // Starts to edit this army.
    void begin(OpenedArmy army);
    // The same for an army from unsaved work; see Session::recover().
    std::optional<std::string> recover(OpenedArmy army, const UnsavedWork& work);

    [[nodiscard]] const Army& army() const { return document().army(); }
    [[nodiscard]] const Ruleset& ruleset() const { return document().ruleset(); }
    [[nodiscard]] const Report& report() const { return document().report(); }

    // If it is empty, the inspector shows the army itself.
    [[nodiscard]] const Places& selection() const { return selection_; }
    [[nodiscard]] Place first_selected() const { return selection_.empty() ? Place{} : selection_.front(); }
    void select(Places places);

    void apply(const wxString& label, Change change, std::string_view join_key = {});
    // These select what was selected when the army was like that.
    void undo();
    void redo();
    // When the last change of the army or the selection was requested.
    [[nodiscard]] std::chrono::steady_clock::time_point requested_at() const { return requested_at_; }
    // The session has changed otherwise: saved or reloaded.
    void notify(Changed changed);
    void notify(ArmyChange change);
    void report_problem(const wxString& message) const;

    // Computed when first needed, and cached until the army changes.
    [[nodiscard]] const std::vector<Fix>& fixes(std::size_t finding);
    [[nodiscard]] bool has_fixes_for(std::size_t finding) const { return fixes_.contains(finding); }
    void make_fix(const Fix& fix);

private:
    void select_army();
    void forget_selections_from(std::size_t step);
    void restore_selection(const std::map<std::size_t, Places>& of_steps);
    void deselect_missing();

    std::unique_ptr<Session> session_;
    Places selection_;
    // When so many steps could be undone: what undoing and redoing select again.
    std::map<std::size_t, Places> selected_before_; // the next step
    std::map<std::size_t, Places> selected_after_;  // the last one
    std::vector<Observer> observers_;
    std::function<void(const wxString&)> report_problem_;
    std::map<std::size_t, std::vector<Fix>> fixes_;
    std::chrono::steady_clock::time_point requested_at_;
};

} // namespace muster
