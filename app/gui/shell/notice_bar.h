// SPDX-License-Identifier: MIT
// NoticeBar: a bar under the menu that shows a problem or a question without blocking the window.
#pragma once

#include <wx/panel.h>

#include <functional>
#include <vector>

class wxBoxSizer;
class wxButton;
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
    // What was done to the army and can be undone. The bar closes with the next change of the army or action.
    void show_step(const wxString& message, std::function<void()> undo);
    // Why something was not done; the bar closes as that of a step does.
    void show_problem(const wxString& message);
    void close_step();
    // Makes room for a newer message, unless this one asks a question.
    void give_way();
    void close();
    [[nodiscard]] wxString message() const { return IsShown() ? message_ : wxString(); }
    void update_colours();
    // What the parent needs for two lines of text and the buttons, in pixels.
    [[nodiscard]] int needed_height() const;

private:
    void lay_out();
    void wrap();
    void show_all();

    wxString message_;
    wxStaticText* text_;
    wxBoxSizer* buttons_;
    wxButton* all_; // shows a message of more than two lines
    bool is_step_ = false;
    bool is_question_ = false; // it offers choices that are lost with it
    int wrapped_for_ = 0;
};

} // namespace muster
