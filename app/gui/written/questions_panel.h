// SPDX-License-Identifier: MIT
// QuestionsPanel: the open questions of a written list, each with its readings as buttons, and beneath them
// those that were settled, to be chosen otherwise or asked again.
#pragma once

#include "mail/written_army.h"

#include <wx/scrolwin.h>

#include <functional>
#include <string>
#include <vector>

class wxButton;
class wxSizer;

namespace muster {

class QuestionsPanel : public wxScrolledWindow {
public:
    struct Handlers {
        std::function<void(const OpenQuestion&, const Reading&)> choose;
        std::function<void()> choose_alike;
        std::function<void(const SettledQuestion&)> ask_again;
        std::function<void(std::size_t)> point;  // at a line; 0: at none
        std::function<void(std::size_t)> select; // a line
    };

    QuestionsPanel(wxWindow* parent, Handlers handlers);

    // `alike`: how many other lines the last choice would settle too.
    void show(const WrittenArmy& written, std::size_t alike);
    // Puts the focus on the next question's first button. False if nothing is open.
    bool focus_next();
    // The words of all rows, a line each.
    [[nodiscard]] wxString text() const;
    // The height that all rows need.
    [[nodiscard]] int full_height() const;

private:
    // What is shown; the controls stay while it is the same.
    struct Row {
        OpenQuestion question;
        std::vector<std::string> what; // all that is asked with the question's id
        bool settled = false;
        std::size_t chosen = 0;

        [[nodiscard]] bool same_as(const Row& other) const;
    };

    [[nodiscard]] static std::vector<Row> rows_of(const WrittenArmy& written);
    void fill(std::size_t alike);
    void add_alike_row(wxSizer& rows, std::size_t alike);
    void add_row(wxSizer& rows, std::size_t index);
    void add_words(wxSizer& row, const wxString& words, std::size_t line, bool is_note);
    void add_readings(wxSizer& buttons, std::size_t index);
    wxButton* add_button(wxSizer& buttons, const wxString& label, std::size_t line,
                         std::function<void()> act);
    [[nodiscard]] static wxString words_of(const Row& row);

    Handlers handlers_;
    std::vector<Row> rows_;
    std::vector<wxButton*> first_buttons_; // of the open rows
    std::size_t alike_ = 0;
    std::size_t hidden_ = 0; // rows that are not shown
};

// "6 x (HIW-IV-IF)", "Right as read", "Not a troop: pass over"
[[nodiscard]] wxString reading_label(const OpenQuestion& question, const Reading& reading);

} // namespace muster
