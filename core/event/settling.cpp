// SPDX-License-Identifier: MIT
#include "event/settling.h"

#include "army/army_writer.h"
#include "base/input_error.h"
#include "base/limits.h"
#include "base/translation.h"
#include "event/original_text.h"
#include "event/submission_reading.h"
#include "lists/lists.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>

namespace muster {

namespace {

std::string reading_words(const Reading& reading) {
    switch (reading.kind) {
    case Reading::Kind::as_read: return "right as read";
    case Reading::Kind::pass_over: return "passed over";
    case Reading::Kind::value:
    case Reading::Kind::troops: break;
    }
    return reading.text;
}

bool is_among(const Choice& choice, const std::vector<Choice>& choices) {
    return std::find(choices.begin(), choices.end(), choice) != choices.end();
}

// Stands among the choices of a reading that is an edited army. It answers no question.
const Choice& edited_mark() {
    static const Choice mark{"", "army-edited", ""};
    return mark;
}

// One line for each choice that settled a question and is not among `others`. A choice may settle several.
std::vector<std::string> choice_lines(const std::vector<SettledQuestion>& settled,
                                      const std::vector<Choice>& others, const std::string& begin) {
    std::vector<std::string> lines;
    for (const SettledQuestion& one : settled) {
        const OpenQuestion& question = one.question;
        const Reading& reading = question.readings.at(one.chosen);
        if (is_among(choice_of(question, reading), others))
            continue;
        std::string line = begin;
        if (question.line != 0)
            line += fmt::format(", line {}", question.line);
        if (!question.words.empty())
            line += fmt::format(" \"{}\"", question.words);
        line += ": " + reading_words(reading);
        if (std::find(lines.begin(), lines.end(), line) == lines.end())
            lines.push_back(line);
    }
    return lines;
}

} // namespace

WrittenArmy written_for_event(const std::string& text, const EventPack& pack, const Rulesets& rulesets,
                              const std::vector<Choice>& choices) {
    return SubmissionReader(pack, rulesets).written(text, choices);
}

bool settle_submission(EventFile& event, const EventPack& pack, const Rulesets& rulesets,
                       std::int64_t submission, std::vector<Choice> choices, EventTime now) {
    std::erase(choices, edited_mark());
    const EventRecord record = event.record();
    const StoredSubmission* found = record.submission(submission);
    if (found == nullptr)
        return false;
    const SubmissionPart part = original_part(event, record, *found);
    if (part.kind != SubmissionPart::Kind::text)
        return false;
    const SubmissionReader reader(pack, rulesets);
    const std::vector<Choice>& before = found->reading.choices;
    const ReadPart read = reader.read(part, choices);
    std::vector<std::string> lines;
    if (is_edited(found->reading))
        lines.push_back("Read again from its text: " + found->source);
    for (std::string& line : choice_lines(read.settled, before, "Settled: " + found->source))
        lines.push_back(std::move(line));
    const bool asks_again = std::any_of(before.begin(), before.end(),
                                        [&](const Choice& choice) { return !is_among(choice, choices); });
    if (asks_again) // else the text need not be read once more
        for (std::string& line : choice_lines(reader.written(part.text, before).settled, choices,
                                              "Asked again: " + found->source))
            lines.push_back(std::move(line));
    event.back_up();
    event.in_one_step([&] {
        event.add_reading(submission, read.reading, now);
        for (const std::string& line : lines)
            event.add_log(now, line);
    });
    return true;
}

bool settle_by_army(EventFile& event, const Rulesets& rulesets, std::int64_t submission, const Army& army,
                    EventTime now) {
    const EventRecord record = event.record();
    const StoredSubmission* found = record.submission(submission);
    if (found == nullptr || !found->reading.is_written)
        return false;
    StoredReading reading = found->reading;
    reading.army = write_army(army, ruleset_of(army, rulesets));
    if (reading.army.size() > largest_submitted_army)
        throw InputError(
            found->source, {},
            translate_format("the army takes more than {} KB, which is more than any real one; shorten it",
                             largest_submitted_army >> 10U));
    reading.open.clear();
    if (!is_edited(reading))
        reading.choices.push_back(edited_mark());
    event.back_up();
    event.in_one_step([&] {
        event.add_reading(submission, reading, now);
        event.add_log(now, fmt::format("Settled: {}: by an edited army{}", found->source,
                                       army.name.empty() ? "" : ", " + army.name));
    });
    return true;
}

bool is_edited(const StoredReading& reading) {
    return is_among(edited_mark(), reading.choices);
}

} // namespace muster
