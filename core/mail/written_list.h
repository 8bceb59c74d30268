// SPDX-License-Identifier: MIT
// WrittenList: a written list while a person settles its questions. Choices stay with the words of their
// lines while the text is edited, and each can be undone.
#pragma once

#include "mail/written_army.h"

#include <cstddef>
#include <string>
#include <vector>

namespace muster {

class WrittenList {
public:
    // The text must be decoded already (mail/mail_text.h). A text that is refused is a question of its own.
    // The rule set must outlive the list, or the next call.
    void read(std::string text, const Ruleset& ruleset, Army begin);

    [[nodiscard]] const WrittenArmy& written() const { return written_; }
    // Only then may the army be judged.
    [[nodiscard]] bool is_settled() const { return written_.troops != 0 && written_.open.empty(); }
    // Lines with questions, and questions about the list as a whole.
    [[nodiscard]] std::size_t lines_to_look_at() const;

    // These read the list again.
    void choose(const OpenQuestion& question, const Reading& reading);
    void choose_alike();
    void ask_again(const SettledQuestion& settled);
    void undo();

    // What the last choice settles in other lines that are alike and still open.
    [[nodiscard]] const std::vector<Choice>& alike() const { return alike_; }
    [[nodiscard]] bool can_undo() const { return !earlier_.empty(); }

private:
    void read_again();
    void change(std::vector<Choice> choices);
    void drop_answer(std::vector<Choice>& choices, const Choice& like) const;

    std::string text_;
    const Ruleset* ruleset_ = nullptr;
    Army begin_;
    WrittenArmy written_;
    std::vector<Choice> choices_;
    std::vector<std::vector<Choice>> earlier_; // the choices before each step
    std::vector<Choice> alike_;
};

} // namespace muster
