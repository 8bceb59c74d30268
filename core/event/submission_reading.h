// SPDX-License-Identifier: MIT
// SubmissionReader: what a part of a submission says: an army, or open questions for a person.
#pragma once

#include "army/army.h"
#include "event/event_record.h"
#include "event/submission_parts.h"
#include "lists/list_reader.h"
#include "mail/written_army.h"
#include "ruleset/rulesets.h"

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace muster {

struct ReadPart {
    StoredReading reading;
    std::string named;                    // the player whom the army names, or nothing
    std::string army;                     // its name
    std::vector<SettledQuestion> settled; // by the choices, in the order of the text
};

// Gathers the words of the pack's rule set once. May be used by several threads. What it refers to must
// outlive it.
class SubmissionReader {
public:
    // Throws InputError if the rule set cannot be read.
    SubmissionReader(const EventPack& pack, const Rulesets& rulesets);

    // A text as it is read for the event: without the questions about stated sums, of which the findings of
    // the pack speak. Throws InputError for what cannot be a list.
    [[nodiscard]] WrittenArmy written(const std::string& text, const std::vector<Choice>& choices) const;
    // Does not throw for what players write: that becomes an open question.
    [[nodiscard]] ReadPart read(const SubmissionPart& part, const std::vector<Choice>& choices = {}) const;
    // Of two army files, whatever the troops are called; false where one cannot be read.
    [[nodiscard]] bool have_same_troops(const std::string& a, const std::string& b) const;

private:
    [[nodiscard]] ReadPart read_whole(const SubmissionPart& part, const std::vector<Choice>& choices) const;
    [[nodiscard]] ReadPart read_written(const SubmissionPart& part, const std::vector<Choice>& choices) const;
    [[nodiscard]] std::string list_named_in(std::string_view text) const;
    [[nodiscard]] std::string list_in_label(std::string_view text) const;

    const Rulesets& rulesets_;
    const Ruleset& ruleset_;
    Army begin_;
    WrittenArmyReader reader_;
    std::vector<ListHeading> headings_;                                   // of the permitted lists
    std::vector<std::pair<std::string, std::vector<std::string>>> lists_; // id, words of the title
};

// The words of `name` stand one after the other among `words`.
[[nodiscard]] bool stands_in(const std::vector<std::string>& name, const std::vector<std::string>& words);

} // namespace muster
