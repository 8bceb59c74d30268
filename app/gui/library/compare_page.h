// SPDX-License-Identifier: MIT
// ComparePage: the differences of two armies, or of two revisions of one, side by side.
#pragma once

#include "browse/army_comparison.h"

#include <wx/panel.h>

#include <functional>
#include <vector>

class wxStaticText;

namespace muster {

class CompareList;

class ComparePage : public wxPanel {
public:
    ComparePage(wxWindow* parent, std::function<void()> back);

    void show(const wxString& before, const wxString& after, std::vector<ComparisonRow> rows);
    [[nodiscard]] const std::vector<ComparisonRow>& rows() const { return rows_; }

private:
    wxStaticText* summary_;
    std::vector<ComparisonRow> rows_;
    CompareList* list_;
};

} // namespace muster
