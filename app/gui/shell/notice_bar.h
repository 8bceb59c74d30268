// SPDX-License-Identifier: MIT
// NoticeBar: a bar under the menu that shows a problem or a question without blocking the window.
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
    // Every choice closes the bar, and so does its Close button.
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
