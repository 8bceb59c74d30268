// SPDX-License-Identifier: MIT
#include "gui/army/trait_rows.h"

#include "gui/army/trait_row.h"
#include "gui/toolkit/theme.h"

#include <utility>

namespace muster {

namespace {
constexpr int row_gap = 9;
}

TraitRows::TraitRows(wxWindow* parent, Handlers handlers)
    : wxPanel(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxTAB_TRAVERSAL),
      handlers_(std::move(handlers)) {
    use_system_background(*this);
}

TraitRows::~TraitRows() = default;

void TraitRows::make_rows(const Inspector& inspector) {
    DestroyChildren();
    rows_.clear();
    for (const InspectorField& field : inspector.fields)
        rows_.push_back(make_trait_row(this, *field.trait, handlers_));
}

void TraitRows::show(const Inspector& inspector, const Ruleset& ruleset) {
    if (ruleset_ != &ruleset || level_ != inspector.level || rows_.size() != inspector.fields.size()) {
        ruleset_ = &ruleset;
        level_ = inspector.level;
        make_rows(inspector);
    }
    for (std::size_t i = 0; i < rows_.size(); ++i) {
        rows_[i]->show(inspector.fields[i]);
        rows_[i]->set_shown(inspector.fields[i].matters);
    }
}

int TraitRows::lay_out(int width) {
    int y = 0;
    for (const std::unique_ptr<TraitRow>& row : rows_)
        if (row->is_shown())
            y += row->place(y, width) + FromDIP(row_gap);
    return y;
}

TraitRow* TraitRows::row(std::string_view trait_id) const {
    for (const std::unique_ptr<TraitRow>& row : rows_)
        if (row->trait().id == trait_id)
            return row.get();
    return nullptr;
}

} // namespace muster
