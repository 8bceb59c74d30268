// SPDX-License-Identifier: MIT
#include "gui/shell/workbench.h"

#include "gui/toolkit/wx_text.h"

#include <wx/intl.h>

#include <stdexcept>
#include <utility>

namespace muster {

void Workbench::set_document(std::unique_ptr<Document> document) {
    document_ = std::move(document);
    selection_ = {Place{}};
    asked_at_ = std::chrono::steady_clock::now();
    tell(News::document);
}

void Workbench::select(Places places) {
    if (places == selection_)
        return;
    asked_at_ = std::chrono::steady_clock::now();
    selection_ = std::move(places);
    tell(News::selection);
}

void Workbench::apply(const wxString& label, Change change, std::string_view join_key) {
    asked_at_ = std::chrono::steady_clock::now();
    try {
        document_->add(utf8(label), std::move(change.army), join_key);
    } catch (const std::overflow_error&) {
        problem(_("That would make the army's numbers too large to be reckoned with; nothing was changed."));
        return;
    }
    selection_ = std::move(change.selection);
    tell(News::army);
}

void Workbench::undo() {
    if (!document_ || !document_->history().can_undo())
        return;
    asked_at_ = std::chrono::steady_clock::now();
    document_->undo();
    tell(News::army);
}

void Workbench::redo() {
    if (!document_ || !document_->history().can_redo())
        return;
    asked_at_ = std::chrono::steady_clock::now();
    document_->redo();
    tell(News::army);
}

void Workbench::tell(News news) {
    if (news != News::selection) {
        fixes_.clear();
        if (document_)
            keep_existing();
    }
    for (const Listener& listener : listeners_)
        listener(news);
}

void Workbench::keep_existing() {
    std::erase_if(selection_, [&](const Place& place) { return !exists(army(), place); });
    if (selection_.empty())
        selection_.emplace_back();
}

void Workbench::problem(const wxString& message) const {
    if (tell_problem_)
        tell_problem_(message);
}

const std::vector<Fix>& Workbench::fixes(std::size_t finding) {
    const auto found = fixes_.find(finding);
    if (found != fixes_.end())
        return found->second;
    return fixes_.emplace(finding, fixes_for(report().findings().at(finding), army(), ruleset(), report()))
        .first->second;
}

void Workbench::make_fix(const Fix& fix) {
    // The fix itself is dropped with the findings it belongs to.
    const wxString label = wxString::Format(_("Fix: %s"), wx(fix.label));
    apply(label, {fix.after, selection_});
}

} // namespace muster
