// SPDX-License-Identifier: MIT
#include "mail/detail/spoken_lines.h"

#include "mail/detail/mail_talk.h"
#include "mail/detail/repeated_talk.h"

#include <algorithm>

namespace muster {

std::vector<const Talk*> talk_that_may_matter(const std::vector<Talk>& all, std::size_t first_troop,
                                              const MailReading& reading, const Vocabulary& vocabulary) {
    const bool has_general = says_general(reading.draft, vocabulary.ruleset());
    std::vector<const Talk*> found;
    for (const Talk& talk : all)
        if (!talk.settled &&
            (may_matter(talk.text, talk.line > first_troop && !talk.behind, talk.understood, has_general,
                        vocabulary) ||
             (!talk.behind && names_value(talk.rest, vocabulary))) &&
            !changes_nothing(talk.text, reading.draft, reading.of_troops, vocabulary) &&
            !repeats_troops(talk.text, reading.draft, vocabulary))
            found.push_back(&talk);
    return found;
}

std::vector<const MailLine*> lines_naming_general(const std::vector<MailLine>& lines, std::size_t first_troop,
                                                  const MailReading& reading, const Vocabulary& vocabulary) {
    std::vector<const MailLine*> found;
    for (const MailLine& line : lines)
        if (line.role == MailLine::Role::text &&
            names_general(line.text, vocabulary, line.number >= first_troop) &&
            std::none_of(reading.questions.begin(), reading.questions.end(),
                         [&](const LineQuestion& question) { return question.line == line.number; }))
            found.push_back(&line);
    return found;
}

std::string notes_of(const std::vector<Talk>& all) {
    std::string notes;
    for (std::size_t i = 0; i < all.size(); ++i) {
        const bool same_line = i != 0 && all[i].line == all[i - 1].line;
        notes += (i == 0 ? "" : same_line ? " " : "\n") + all[i].text;
    }
    return notes;
}

} // namespace muster
