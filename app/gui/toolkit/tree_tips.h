// SPDX-License-Identifier: MIT
// Tool tips that wxDataViewCtrl lacks: of the heads of its columns, and of its cells. On platforms without
// them the functions do nothing.
#pragma once

#include <wx/string.h>

#include <functional>

class wxDataViewColumn;
class wxDataViewCtrl;
class wxDataViewItem;

namespace muster {

void set_head_tip(wxDataViewColumn& column, const wxString& tip);
// Empty if it has none.
[[nodiscard]] wxString head_tip(const wxDataViewColumn& column);

// Asks for the tip of the cell under the mouse, as long as it lives; an empty one is not shown. The tree must
// outlive it.
class CellTips {
public:
    using Tip = std::function<wxString(const wxDataViewItem& item, unsigned column)>;

    CellTips(wxDataViewCtrl& tree, Tip tip);
    ~CellTips();
    CellTips(const CellTips&) = delete;
    CellTips& operator=(const CellTips&) = delete;

private:
    wxDataViewCtrl& tree_;
    Tip tip_;
};

} // namespace muster
