// SPDX-License-Identifier: MIT
// NoticeBar: a line under the menu that says what could not be done or asks what to do, without standing in
// the way.
#pragma once

#include <wx/panel.h>

#include <functional>
#include <vector>

class wxBoxSizer;
class wxStaticText;

namespace muster {

class NoticeBar : public wxPanel {
public:
    struct Choice {
        wxString label;
        std::function<void()> act;
    };

    explicit NoticeBar(wxWindow* parent);
    // Any choice closes it; so does its own button.
    void show_message(const wxString& message, std::vector<Choice> choices = {});
    void close();
    [[nodiscard]] wxString message() const { return IsShown() ? message_ : wxString(); }

private:
    void wrap();

    wxString message_;
    wxStaticText* text_;
    wxBoxSizer* buttons_;
    int wrapped_for_ = 0;
};

} // namespace muster
