// SPDX-License-Identifier: MIT
// NamedUnits: the parts of a draft that words in a sentence name: "unit 2", "the first", "Legion I", "the
// left wing".
#pragma once

#include "mail/detail/army_draft.h"
#include "mail/detail/mail_token.h"
#include "mail/detail/vocabulary.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace muster {

// "B" of "unit B".
[[nodiscard]] bool is_letter_label(const Token& token);
// "(c)", "(2)": whether a letter or a number stands alone in brackets from the token on.
[[nodiscard]] bool is_bracketed_label(const Tokens& tokens, std::size_t at);
// "c" at the end of "with c" or "unit c": a single small letter, with no word behind it.
[[nodiscard]] bool is_small_label(const Tokens& tokens, std::size_t at);
// "(c)", "with (2)", "with c": the label of a unit at the token, and the token behind it.
struct UnitLetter {
    std::string text;
    std::size_t end = 0;
};
[[nodiscard]] std::optional<UnitLetter> letter_of_unit_at(const Tokens& tokens, std::size_t at);
// Of a number or a letter that labels a unit, as units are compared by it.
[[nodiscard]] std::string label_of(const Token& token);
// "first", "2nd": its number, 0 if it is none.
[[nodiscard]] std::int32_t ordinal_of(const Token& token);

// "U2", "2a", or "2.1" of a list numbered so, at the token: the label of the unit; "" if it is none.
[[nodiscard]] std::string short_label_at(const Tokens& tokens, std::size_t at);
// Of such a label that begins at the token: how many tokens it has.
[[nodiscard]] std::size_t tokens_of_label(const Tokens& tokens, std::size_t at);
// "with 2", "with 2 too": whether the number at the token is the label of a unit.
[[nodiscard]] bool is_number_of_unit(const Tokens& tokens, std::size_t at);

class NamedUnits {
public:
    struct Target {
        std::size_t body = 0;
        std::size_t unit = 0;
        std::optional<std::size_t> troop; // of the unit's
        friend bool operator==(const Target&, const Target&) = default;
    };
    // "with (c), the Serpent Guard": the same unit twice; what names one of its troops says more.
    static bool is_among(const Target& target, std::vector<Target>& found);
    // Words in a row that are to name a unit, a troop, a body or the man who is with them.
    using Names = std::vector<Token>;

    // The draft must be complete but for what sentences add.
    NamedUnits(const Vocabulary& vocabulary, const ArmyDraft& draft)
        : vocabulary_(vocabulary), draft_(draft) {}

    // "the left wing", "wing 2", "second wing"
    [[nodiscard]] std::optional<std::size_t> body_called(const Names& names) const;
    // By what its heading calls it, or, where no heading has a number, by its place in the list.
    [[nodiscard]] std::optional<Target> unit_numbered(const std::string& number,
                                                      std::optional<std::size_t> body) const;
    // Units and troops that have all of the words in their name or, where they stand in a line of their own,
    // in that.
    [[nodiscard]] std::vector<Target> called(const Names& names, std::optional<std::size_t> body) const;
    // The words that units and troops may be called by, each unit before its troops.
    struct NameWords {
        Target target;
        Tokens words;
    };
    [[nodiscard]] std::vector<NameWords> words_of_names(std::optional<std::size_t> body) const;

    // The one unit that the words name; nothing if none or several.
    [[nodiscard]] std::optional<UnitPlace> unit_called(std::string_view words) const;
    // The same for whoever asks many times: `known` are words_of_names() of all bodies.
    [[nodiscard]] std::optional<UnitPlace> unit_called(std::string_view words,
                                                       const std::vector<NameWords>& known) const;
    [[nodiscard]] bool is_leader_alone(const UnitDraft& unit) const;

    [[nodiscard]] std::string label_of_unit(const UnitDraft& unit) const;

private:
    // Of a unit that is called so: whether its name has no other words.
    [[nodiscard]] bool is_whole_name(const Names& names, const Target& target) const;

    const Vocabulary& vocabulary_;
    const ArmyDraft& draft_;
};

} // namespace muster
