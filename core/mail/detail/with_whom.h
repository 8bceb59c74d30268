// SPDX-License-Identifier: MIT
// Sentences behind troops that say with whom somebody is: with one of them, with all of them, with others.
#pragma once

#include "mail/detail/phrases.h"
#include "mail/detail/vocabulary.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string_view>
#include <vector>

namespace muster {

// "one of these two", "einer der beiden": its tokens, and how many they are; 0 if that is not said.
struct OneOfThese {
    std::size_t begin = 0;
    std::size_t end = 0;
    std::int32_t of = 0;
};
[[nodiscard]] std::optional<OneOfThese> one_of_these(const Tokens& tokens);

// The tokens that say with whom somebody is if it is not with "them": "the elephants" of "The General rides
// with the elephants". `are_these` tells whether a word means the troops that the sentence stands behind.
[[nodiscard]] std::vector<Token> others_named(const Tokens& tokens,
                                              const std::function<bool(const Token&)>& are_these);

// "Boromir (sub-cdr.) is with them", "Suren is General as well": the marks of a man whose name stands before
// the verb. Nothing where anything else is said; `here`: nor where no word means the troops above.
[[nodiscard]] std::vector<ValueOf> marks_of_named_in(std::string_view text, const Vocabulary& vocabulary,
                                                     bool here);

// "The General rides with the HCC+", which names troops but is none.
[[nodiscard]] bool places_leader(const Phrases& phrases, const Vocabulary& vocabulary);

// "Duke William, my General, rides with this one:" over his troops: the marks that they have.
struct MarksAhead {
    std::size_t line = 0;
    bool of_one = false; // "this one", not "these"
    std::vector<ValueOf> values;
};
[[nodiscard]] std::optional<MarksAhead> marks_ahead_in(std::string_view text, const Vocabulary& vocabulary);

} // namespace muster
