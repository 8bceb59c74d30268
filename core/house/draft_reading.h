// SPDX-License-Identifier: MIT
// DraftReading: what the reader of army lists makes of a draft: a list that can be used, or a problem.
#pragma once

#include "base/input_error.h"
#include "lists/list_description.h"
#include "lists/list_draft.h"
#include "lists/lists.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace muster {

struct DraftReading {
    std::optional<InputError> problem;       // none: the list can be used
    DraftPath problem_at;                    // the element that has the problem
    std::string words;                       // the problem in the words of the form, or ""
    std::unique_ptr<const Ruleset> in_force; // the rule set with the list in force; null: there is a problem
    std::vector<ListLine> lines;             // the list in words; with a problem as they were before

    // Reads the draft again; `ruleset` is the one that the list is written for.
    void update(const ListDraft& draft, const Ruleset& ruleset, const Rulesets& rulesets);
};

} // namespace muster
