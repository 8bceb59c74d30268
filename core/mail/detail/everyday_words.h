// SPDX-License-Identifier: MIT
// Words of the languages in which players write, whatever the rule set: other forms of a word ("Inf" is
// infantry, "linker" left), numbers as words, and the small words that carry no meaning in a line of troops.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace muster {

// The word in small letters and every other form in which a rule set may know it, the word itself first:
// singular, long form of an abbreviation, English for German or French.
[[nodiscard]] std::vector<std::string> forms_of(std::string_view word);

// Every word that has another form or is a number, and those forms.
[[nodiscard]] std::vector<std::string_view> everyday_words();

// Small letters, also of the letters with accents that German, French and the Nordic languages use.
[[nodiscard]] std::string small_letters(std::string_view word);

// "thirty" and "dreißig" are 30, "dozen" 12; nothing for other words, and for digits. "a" is no number.
[[nodiscard]] std::optional<std::int32_t> number_called(std::string_view small_word);

// A word that joins others and means nothing by itself: "of", "with", "und".
[[nodiscard]] bool is_joining_word(std::string_view small_word);
[[nodiscard]] bool is_article(std::string_view small_word);
// "vignettes", "figures", "strong": what is counted.
[[nodiscard]] bool is_counted_thing(std::string_view small_word);
// "sub", "commander", "rating", "orders": what labels a value of a body.
[[nodiscard]] bool is_body_label(std::string_view small_word);
// "all", "everything", "each".
[[nodiscard]] bool is_all_word(std::string_view small_word);
// A word that a statement about all may hold without saying more.
[[nodiscard]] bool is_harmless(std::string_view small_word);
// "no", "without", "ohne".
[[nodiscard]] bool is_negation(std::string_view small_word);
// "not", "except", "rest": they change what others say, so that a line with one of them is not understood
// unless a reader knows the phrase.
[[nodiscard]] bool changes_meaning(std::string_view small_word);
// "I", "hope", "please": a line with one of them is talk.
[[nodiscard]] bool is_talk(std::string_view small_word);

} // namespace muster
