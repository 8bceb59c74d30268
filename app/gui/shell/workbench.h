// SPDX-License-Identifier: MIT
// Workbench: what the panels of one window share: the document, what is selected in it, and the way to change
// both. A panel asks it for changes and is told when to look again; panels do not know each other.
#pragma once

#include "check/fixes.h"
#include "edit/document.h"

#include <wx/string.h>

#include <chrono>
#include <functional>
#include <map>
#include <memory>
#include <vector>

namespace muster {

enum class News { document, army, selection }; // each means the later ones too

class Workbench {
public:
    using Listener = std::function<void(News)>;

    void listen(Listener listener) { listeners_.push_back(std::move(listener)); }
    // What cannot be done is said there.
    void on_problem(std::function<void(const wxString&)> tell) { tell_problem_ = std::move(tell); }

    [[nodiscard]] bool has_document() const { return document_ != nullptr; }
    [[nodiscard]] Document& document() { return *document_; }
    [[nodiscard]] const Document& document() const { return *document_; }
    void set_document(std::unique_ptr<Document> document);

    [[nodiscard]] const Army& army() const { return document_->army(); }
    [[nodiscard]] const Ruleset& ruleset() const { return document_->ruleset(); }
    [[nodiscard]] const Report& report() const { return document_->report(); }

    // Empty: nothing, which the inspector takes as the army itself.
    [[nodiscard]] const Places& selection() const { return selection_; }
    [[nodiscard]] Place first_selected() const { return selection_.empty() ? Place{} : selection_.front(); }
    void select(Places places);

    void apply(const wxString& label, Change change, std::string_view join_key = {});
    void undo();
    void redo();
    // When the last change of army or selection was asked for.
    [[nodiscard]] std::chrono::steady_clock::time_point asked_at() const { return asked_at_; }
    // The army changed without a step of its own: saved, reloaded.
    void tell(News news);
    void problem(const wxString& message) const;

    // Worked out when first asked for and kept until the army changes.
    [[nodiscard]] const std::vector<Fix>& fixes(std::size_t finding);
    [[nodiscard]] bool fixes_known(std::size_t finding) const { return fixes_.contains(finding); }
    void make_fix(const Fix& fix);

private:
    void keep_existing();

    std::unique_ptr<Document> document_;
    Places selection_;
    std::vector<Listener> listeners_;
    std::function<void(const wxString&)> tell_problem_;
    std::map<std::size_t, std::vector<Fix>> fixes_;
    std::chrono::steady_clock::time_point asked_at_;
};

} // namespace muster
