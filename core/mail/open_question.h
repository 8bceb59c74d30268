// SPDX-License-Identifier: MIT
// OpenQuestion: something in a written list that was not understood for sure, with its candidate readings;
// and Choice, by which a person settles it.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace muster {

inline constexpr std::string_view line_question_id = "line"; // which troops the line's words say

// One way to settle a question.
struct Reading {
    enum class Kind {
        value,     // of a trait that the list leaves open
        troops,    // the line, read as these troops
        as_read,   // nothing more is meant than what was read
        pass_over, // the line says nothing of the army
    };
    Kind kind = Kind::value;
    std::string id;   // the same as long as the line's words stay
    std::string text; // "Regular", "20 x Reg HI B + 1 x Reg Cdr"; empty for as_read and pass_over
};

// Several questions about one line may have one id: one reading settles them all.
struct OpenQuestion {
    std::size_t line = 0; // of the text, from 1; 0: of the list as a whole
    std::string text;     // "line 12: "four-horse": not understood; read as 2 x (LSC-III-RA)"
    std::string what;     // ""four-horse": not understood"
    std::string words;    // the line without white space around it; empty for the list as a whole
    std::string id;       // of what is asked: the same for lines that are alike in it
    std::vector<Reading> readings;
};

// A person's answer. It holds for every line with these words, and has no effect where no such line is left
// or the question has no such reading.
struct Choice {
    std::string words;    // OpenQuestion::words
    std::string question; // OpenQuestion::id
    std::string reading;  // Reading::id

    friend bool operator==(const Choice&, const Choice&) = default;
};

struct SettledQuestion {
    OpenQuestion question;
    std::size_t chosen = 0; // among its readings
};

[[nodiscard]] Choice choice_of(const OpenQuestion& question, const Reading& reading);

// The same answer for the other questions that are alike: one for each line whose words differ.
[[nodiscard]] std::vector<Choice> choices_for_alike(const OpenQuestion& question, const Reading& reading,
                                                    const std::vector<OpenQuestion>& others);

} // namespace muster
