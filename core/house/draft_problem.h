// SPDX-License-Identifier: MIT
// What keeps an army list that is being edited from being used, in the words of the form: "Spearmen: At most:
// 'many' is not a whole number." The reader of army lists decides whether something is wrong and in which
// part; its own words are about elements of the file, and English.
#pragma once

#include "base/input_error.h"
#include "house/draft_edits.h"

#include <cstddef>
#include <string>
#include <vector>

namespace muster {

// The index among part_rows() of the part that an element of the draft belongs to.
[[nodiscard]] std::size_t part_of_element(const ListDraft& draft, const DraftPath& element);

// `at` is the element that the reader complains about. In the reader's words, with the name of the part, if
// the form shows nothing that is wrong.
[[nodiscard]] std::string problem_words(const InputError& problem, const ListDraft& draft,
                                        const DraftPath& at, const Ruleset& ruleset,
                                        const Rulesets& rulesets);

} // namespace muster
