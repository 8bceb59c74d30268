// SPDX-License-Identifier: MIT
// HomeBar: the bar above the home pages. It switches between them, and back to the open army.
#pragma once

#include <wx/panel.h>

#include <functional>
#include <string_view>
#include <vector>

class wxButton;
class wxSizer;

namespace muster {

class RoomRegistry;
class SegmentedChoice;

class HomeBar : public wxPanel {
public:
    HomeBar(wxWindow* parent, const RoomRegistry& rooms, std::function<void(std::string_view)> open,
            std::function<void()> back);

    // Selects the page. `army` is the name of the open army; empty if there is none.
    void show(std::string_view page, const wxString& army);

private:
    void update_back_button(const wxString& army);

    std::vector<std::string_view> pages_; // in the order of the segments
    SegmentedChoice* segments_;
    std::function<void()> back_;
    wxSizer* sizer_ = nullptr;
    wxButton* back_button_ = nullptr; // created with the first army
};

} // namespace muster
