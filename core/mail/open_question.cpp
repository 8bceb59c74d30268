// SPDX-License-Identifier: MIT
#include "mail/open_question.h"

#include <algorithm>

namespace muster {

Choice choice_of(const OpenQuestion& question, const Reading& reading) {
    const bool of_line = reading.kind == Reading::Kind::pass_over;
    return {question.words, of_line ? std::string(line_question_id) : question.id, reading.id};
}

std::vector<Choice> choices_for_alike(const OpenQuestion& question, const Reading& reading,
                                      const std::vector<OpenQuestion>& others) {
    std::vector<Choice> alike;
    for (const OpenQuestion& other : others) {
        if (other.id != question.id || other.what != question.what || other.words == question.words)
            continue;
        const bool first = &reading == &question.readings.front();
        const auto same = std::find_if(other.readings.begin(), other.readings.end(), [&](const Reading& one) {
            if (one.kind != reading.kind)
                return false;
            return one.id == reading.id ||
                   (reading.kind == Reading::Kind::troops && first && &one == &other.readings.front());
        });
        if (same == other.readings.end())
            continue;
        Choice choice = choice_of(other, *same);
        if (std::find(alike.begin(), alike.end(), choice) == alike.end())
            alike.push_back(std::move(choice));
    }
    return alike;
}

} // namespace muster
