// SPDX-License-Identifier: MIT
// HomePage: where the window begins: the library, and one click beside it what is new: rule sets, files used
// lately, samples.
#pragma once

#include <wx/panel.h>

#include <functional>

class wxButton;
class wxSimplebook;
class wxSizer;

namespace muster {

class LibraryPage;
class SegmentedChoice;
class StartPage;

class HomePage : public wxPanel {
public:
    // The library's page is made when it is first shown.
    HomePage(wxWindow* parent, const std::function<StartPage*(wxWindow*)>& make_start,
             std::function<LibraryPage*(wxWindow*)> make_library, std::function<void()> back);

    // To the open army, which is called so; empty: there is none.
    void offer_back(const wxString& army);

    void show_start();
    void show_library();
    [[nodiscard]] bool library_shown() const;
    [[nodiscard]] StartPage& start() { return *start_; }
    // Null until it was shown.
    [[nodiscard]] LibraryPage* library() { return library_; }

private:
    std::function<LibraryPage*(wxWindow*)> make_library_;
    SegmentedChoice* sides_;
    wxSimplebook* book_;
    StartPage* start_;
    LibraryPage* library_ = nullptr;
    std::function<void()> back_;
    wxSizer* top_ = nullptr;
    wxButton* back_button_ = nullptr; // made when there is somewhere to go back to
};

} // namespace muster
