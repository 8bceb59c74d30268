// SPDX-License-Identifier: MIT
// ComparePage: two armies, or two revisions of one, beside each other: their numbers and troops by class with
// a bar each, or what differs.
#pragma once

#include "browse/army_balance.h"
#include "browse/army_comparison.h"

#include <wx/panel.h>

#include <functional>
#include <vector>

class wxStaticText;

namespace muster {

class BalanceList;
class CompareList;
class SegmentedChoice;

enum class ComparisonView : int { balance, differences };

class ComparePage : public wxPanel {
public:
    ComparePage(wxWindow* parent, std::function<void()> back);

    void show(const wxString& before, const wxString& after, std::vector<ComparisonRow> rows,
              const ArmyBalance& balance, ComparisonView view);
    void show_view(ComparisonView view);

    [[nodiscard]] const std::vector<ComparisonRow>& rows() const { return rows_; }
    [[nodiscard]] BalanceList& balance() { return *balance_; }

private:
    wxStaticText* summary_;
    SegmentedChoice* view_;
    std::vector<ComparisonRow> rows_;
    BalanceList* balance_;
    CompareList* list_;
};

} // namespace muster
