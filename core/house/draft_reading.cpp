// SPDX-License-Identifier: MIT
#include "house/draft_reading.h"

#include "house/draft_problem.h"
#include "lists/list_reader.h"

#include <string>

namespace muster {

void DraftReading::update(const ListDraft& draft, const Ruleset& ruleset, const Rulesets& rulesets) {
    problem.reset();
    problem_at.clear();
    words.clear();
    const std::string file = draft.get("id") + ".xml";
    try {
        const ArmyList list =
            read_army_list(write_list_draft(draft), file, ruleset, lists_of(rulesets).histories());
        in_force = lists_of(rulesets).put_in_force(list, file);
        lines = describe_list(*in_force, *list_in_force(*in_force));
    } catch (const InputError& error) {
        problem = error;
        // A fault of the history that the list refers to is none of its parts.
        problem_at = error.file() == file ? draft_path_of_line(draft, error.position().line) : DraftPath();
        words = problem_words(error, draft, problem_at, ruleset, rulesets);
        in_force.reset();
    }
}

} // namespace muster
