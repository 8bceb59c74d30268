// SPDX-License-Identifier: MIT
// The words of a text that may be mistyped, and what stands around them.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace muster {

struct TypedWord {
    std::size_t begin = 0;
    std::size_t end = 0;
    std::size_t line = 1;
};

[[nodiscard]] std::vector<TypedWord> typed_words(std::string_view text);
// The first word of its line, one joined to the next ("our-horse"), alone in brackets, or in a line as short
// as a heading: there a word such as "let" may be another one.
[[nodiscard]] bool stands_out(std::string_view text, const TypedWord& word);
// A name alone in the last line, below a blank one or a sentence: the writer's.
[[nodiscard]] bool signs(std::string_view text, const TypedWord& word);
// "hugs" above the writer's name, in the last paragraph of a mail: short words of a line of its own.
[[nodiscard]] bool closes(std::string_view text, const TypedWord& word);
// The next word of the line, in small letters.
[[nodiscard]] std::string word_behind(std::string_view text, const TypedWord& word);

// In what stands behind a label that asks for a name: "WING: Gold".
[[nodiscard]] bool is_in_name_of_part(std::string_view text, const TypedWord& word);

// "let" of "let wing": a word that names a part of the army, such as "wing", stands behind it.
[[nodiscard]] bool stands_before_part(std::string_view text, const TypedWord& word);
// "left", "main": tells in small letters which wing or battle line is meant.
[[nodiscard]] bool tells_which_part(std::string_view word);

} // namespace muster
