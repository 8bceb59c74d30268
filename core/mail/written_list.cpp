// SPDX-License-Identifier: MIT
#include "mail/written_list.h"

#include "base/input_error.h"

#include <set>
#include <utility>

namespace muster {

void WrittenList::read(std::string text, const Ruleset& ruleset, Army begin) {
    text_ = std::move(text);
    ruleset_ = &ruleset;
    begin_ = std::move(begin);
    alike_.clear();
    read_again();
}

void WrittenList::read_again() {
    try {
        written_ = read_written_army(text_, *ruleset_, begin_, choices_);
    } catch (const InputError& error) {
        written_ = {};
        written_.army = begin_;
        OpenQuestion refused;
        refused.line = error.position().line;
        refused.text = refused.what = error.what();
        written_.open.push_back(std::move(refused));
    }
}

std::size_t WrittenList::lines_to_look_at() const {
    std::set<std::size_t> lines;
    std::set<std::string> of_list;
    for (const OpenQuestion& question : written_.open)
        if (question.line == 0)
            of_list.insert(question.id);
        else
            lines.insert(question.line);
    return lines.size() + of_list.size();
}

void WrittenList::change(std::vector<Choice> choices) {
    earlier_.push_back(std::exchange(choices_, std::move(choices)));
    alike_.clear();
    read_again();
}

// A line has one answer to a question.
void WrittenList::drop_answer(std::vector<Choice>& choices, const Choice& like) const {
    std::erase_if(choices, [&](const Choice& choice) {
        return choice.words == like.words && choice.question == like.question;
    });
}

void WrittenList::choose(const OpenQuestion& question, const Reading& reading) {
    const Choice choice = choice_of(question, reading);
    std::vector<Choice> alike = choices_for_alike(question, reading, written_.open);
    std::vector<Choice> choices = choices_;
    drop_answer(choices, choice);
    choices.push_back(choice);
    change(std::move(choices));
    alike_ = std::move(alike);
}

void WrittenList::choose_alike() {
    std::vector<Choice> choices = choices_;
    for (const Choice& choice : alike_) {
        drop_answer(choices, choice);
        choices.push_back(choice);
    }
    change(std::move(choices));
}

void WrittenList::ask_again(const SettledQuestion& settled) {
    std::vector<Choice> choices = choices_;
    drop_answer(choices, choice_of(settled.question, settled.question.readings[settled.chosen]));
    change(std::move(choices));
}

void WrittenList::undo() {
    if (earlier_.empty())
        return;
    choices_ = std::move(earlier_.back());
    earlier_.pop_back();
    alike_.clear();
    read_again();
}

} // namespace muster
