// SPDX-License-Identifier: MIT
// The marks that forums, wikis, Markdown and mail programs put around the words of a line.
#pragma once

#include <string>
#include <string_view>

namespace muster {

// Of Markdown, around words that were struck out; also written for those of a page in HTML.
inline constexpr std::string_view struck_mark = "~~";
struct StruckLine {
    std::string line;
    bool struck = false; // words of it are
};
// "~~4 x HI~~", "[s]4 x HI[/s]": the words stay.
[[nodiscard]] StruckLine without_struck_marks(std::string line);

// "[b]", "[size=12]", "[*]" and "[/list]" of forums; the words in other brackets stay.
[[nodiscard]] std::string without_forum_tags(std::string_view line);
// Bold type parts the words at the beginning of a line from what follows like a colon: "[b]Unit 1[/b] 4 x …".
// Returns whether the whole line is bold.
[[nodiscard]] bool mark_bold(std::string& line);
[[nodiscard]] std::string without_emphasis(std::string line);
// "I do remember :-) All regular.": a face between words ends a sentence.
[[nodiscard]] std::string without_smileys(std::string text);
// "== Wing 1 == rating 3 == orders: hold": a heading of a wiki, its parts as commas part them.
[[nodiscard]] std::string without_wiki_marks(std::string_view line);
// "--- REGULARS ---": the words between two rules of marks alone, where nothing else stands there.
[[nodiscard]] std::string_view without_rules_beside(std::string_view line);
// "#;Class;Order", "# | Class": the "#" is the first cell of a table.
[[nodiscard]] bool heads_column(std::string_view line);
// "LEFT WING • rating 3 • orders: advance": dots between words part them as commas do.
[[nodiscard]] std::string without_inner_bullets(std::string_view line);

// "[20 x 8 = 160], regular officer [10]" as "(20 x 8 = 160), regular officer (10)"; other words in such
// brackets stay.
[[nodiscard]] std::string with_round_sums(std::string line);
// 'Unit "Foot"' and nothing else: what stands in the quotation marks is a name, whatever it means elsewhere.
[[nodiscard]] bool names_quoted_unit(std::string_view line);

} // namespace muster
