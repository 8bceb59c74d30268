// SPDX-License-Identifier: MIT
// QuestionsPanel: the questions of a written list in the order of its lines, each with its readings as
// buttons while it is open. What is answered stays where it was, with its answer, and can be asked again: a
// click that comes too soon or twice must not answer another question.
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
        // Puts the focus where a key answers nothing: no open question is in sight.
        std::function<void()> leave;
    };

    QuestionsPanel(wxWindow* parent, Handlers handlers);

    // The next that is shown is another list, or another text of it: nothing need stay where it was.
    void begin();
    // `alike`: how many other lines the last choice would settle too.
    void show(const WrittenArmy& written, std::size_t alike);
    // Puts the focus on the next question's first button. False if nothing is open.
    bool focus_next();
    // The words of all rows, a line each.
    [[nodiscard]] wxString text() const;
    // The height that all rows need.
    [[nodiscard]] int full_height() const;

private:
    enum class RowState { open, settled, gone }; // gone: an answer to another question settled it too
    // What is shown; the controls stay while it is the same.
    struct Row {
        OpenQuestion question;
        std::vector<std::string> what; // all that is asked with the question's id
        RowState state = RowState::open;
        std::size_t chosen = 0;
        int height = 0; // of its second line while it was open; it stays so high

        [[nodiscard]] bool same_as(const Row& other) const;
        [[nodiscard]] bool asks_same(const Row& other) const;
    };

    [[nodiscard]] static std::vector<Row> rows_of(const WrittenArmy& written);
    [[nodiscard]] static std::vector<Row> in_their_places(std::vector<Row> rows,
                                                          const std::vector<Row>& rows_before);
    void note_heights();
    void fill(std::size_t alike);
    void choose_shown_rows();
    void add_row(wxSizer& rows, std::size_t index);
    [[nodiscard]] wxSizer* make_first_line(std::size_t index);
    [[nodiscard]] wxSizer* make_second_line(std::size_t index);
    void add_settled_buttons(wxSizer& line, const Row& row);
    void add_note_of_hidden(wxSizer& rows, std::size_t hidden);
    void add_words(wxSizer& row, const wxString& words, std::size_t line, bool is_note);
    void add_readings(wxSizer& buttons, std::size_t index);
    wxButton* add_button(wxSizer& buttons, const wxString& label, std::size_t line,
                         std::function<void()> act);
    void focus_after_answer();
    [[nodiscard]] static wxString words_of(const Row& row);

    Handlers handlers_;
    std::vector<Row> rows_;
    std::vector<wxSizer*> second_lines_; // of the rows that are shown
    struct FirstButton {
        wxButton* button;
        std::size_t row;
    };
    std::vector<FirstButton> first_buttons_; // of the open rows
    std::size_t answered_ = 0;               // the row that was answered last, or is asked again
    std::size_t alike_ = 0;
    std::size_t first_ = 0; // of the rows that are shown
    std::size_t end_ = 0;
    int line_height_ = 0; // of a line with buttons
    bool by_mouse_ = false;
    bool is_other_list_ = false; // than the one of the rows
};

// "6 x (HIW-IV-IF)", "Right as read", "Not a troop: pass over"
[[nodiscard]] wxString reading_label(const OpenQuestion& question, const Reading& reading);

} // namespace muster
