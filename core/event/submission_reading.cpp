// SPDX-License-Identifier: MIT
#include "event/submission_reading.h"

#include "army/army_reader.h"
#include "army/army_writer.h"
#include "army/place.h"
#include "base/input_error.h"
#include "base/limits.h"
#include "base/text.h"
#include "base/translation.h"
#include "event/roll_table.h"
#include "lists/list_search.h"
#include "lists/named_entries.h"

#include <algorithm>
#include <map>
#include <set>
#include <stdexcept>

namespace muster {

namespace {

std::string line_of(std::string_view text, std::size_t line) {
    for (; line > 1 && !text.empty(); --line)
        text.remove_prefix(std::min(text.find('\n'), text.size() - 1) + 1);
    return std::string(trimmed(text.substr(0, std::min(text.find('\n'), text.size()))));
}

OpenLine open_about(const InputError& error, std::string_view text) {
    const std::size_t line = error.position().line;
    return {static_cast<std::int64_t>(line), line == 0 ? "" : line_of(text, line).substr(0, 200),
            error.message()};
}

OpenLine too_large() {
    return {0, "",
            translate_format("the army takes more than {} KB, which is more than any real one; "
                             "ask the player for a shorter one",
                             largest_submitted_army >> 10U)};
}

OpenLine too_many_elements() {
    return {0, "",
            translate_format("the army has more than {} bodies, units and troops, which is more than any "
                             "real one; ask the player for a shorter one",
                             most_submitted_elements)};
}

const Ruleset& ruleset_for_texts(const EventPack& pack, const Rulesets& rulesets) {
    const std::string id = pack.permitted_rulesets().front();
    if (const Ruleset* found = rulesets.find(id))
        return *found;
    throw InputError(id, {}, "the tournament does not carry this rule set");
}

bool is_label_of_list(std::string_view words) {
    const std::string label = joined(name_words(words), " ");
    return label == "list" || label == "army list" || label == "liste" || label == "armeeliste";
}

bool is_name_of_part(std::string_view line, const Army& army) {
    const std::string words = folded(line);
    const auto names = [&](const std::string& name) { return !name.empty() && words.starts_with(name); };
    return std::any_of(army.bodies.begin(), army.bodies.end(), [&](const Body& body) {
        return names(body.name) || std::any_of(body.units.begin(), body.units.end(),
                                               [&](const Unit& unit) { return names(unit.name); });
    });
}

bool is_name_of_army(std::string_view line, const Army& army) {
    return !army.name.empty() && folded(line).starts_with(army.name);
}

// "1 Thracians" in Alexander's army does not make it a Thracian one, and what is said behind the troops may
// be of anybody: a list is named above the first of them, or with a label.
std::string without_troops(std::string_view text, const WrittenArmy& written) {
    std::set<std::size_t> of_troops;
    for (const WrittenTroop& line : written.lines)
        of_troops.insert(line.line);
    std::string kept;
    for (std::size_t line = 1; !text.empty(); ++line) {
        const std::string_view words = text.substr(0, text.find('\n'));
        text.remove_prefix(std::min(words.size() + 1, text.size()));
        const bool is_above = (of_troops.empty() || line < *of_troops.begin()) &&
                              (is_name_of_army(words, written.army) || !is_name_of_part(words, written.army));
        if (is_above || is_label_of_list(words.substr(0, words.find(':'))))
            kept.append(words).append("\n");
    }
    return kept;
}

// How many of each kind of troops.
std::map<TraitValues, std::int64_t> troops_of(const Army& army) {
    std::map<TraitValues, std::int64_t> troops;
    for (const Body& body : army.bodies)
        for (const Unit& unit : body.units)
            for (const Troop& troop : unit.troops)
                troops[troop.values] += troop.count;
    return troops;
}

} // namespace

bool stands_in(const std::vector<std::string>& name, const std::vector<std::string>& words) {
    return !name.empty() && std::search(words.begin(), words.end(), name.begin(), name.end()) != words.end();
}

SubmissionReader::SubmissionReader(const EventPack& pack, const Rulesets& rulesets)
    : rulesets_(rulesets), ruleset_(ruleset_for_texts(pack, rulesets)),
      begin_(read_army(ruleset_.start, "start of " + ruleset_.id, rulesets)), reader_(ruleset_) {
    for (const ListHeading& heading : lists_of(rulesets).headings(pack.ruleset))
        if (pack.lists.empty() ||
            std::find(pack.lists.begin(), pack.lists.end(), heading.id) != pack.lists.end())
            headings_.push_back(heading);
    for (const ListHeading& heading : headings_)
        lists_.emplace_back(heading.id, name_words(heading.title));
}

// "List: Aztec": a label says that a list is meant, so that other names and beginnings of words do too.
std::string SubmissionReader::list_in_label(std::string_view text) const {
    while (!text.empty()) {
        const std::string_view line = text.substr(0, text.find('\n'));
        text.remove_prefix(std::min(line.size() + 1, text.size()));
        const std::size_t colon = line.find(':');
        if (colon == std::string_view::npos || !is_label_of_list(line.substr(0, colon)))
            continue;
        ListSearch search;
        search.words = trimmed(line.substr(colon + 1));
        if (search.words.empty())
            continue;
        const std::vector<std::size_t> found = found_lists(headings_, search);
        if (found.size() == 1)
            return headings_[found.front()].id;
    }
    return {};
}

// The longest title counts: "Late Roman" stands in "Late Roman Empire".
std::string SubmissionReader::list_named_in(std::string_view text) const {
    if (std::string labelled = list_in_label(text); !labelled.empty())
        return labelled;
    const std::vector<std::string> words = name_words(text);
    const std::pair<std::string, std::vector<std::string>>* found = nullptr;
    bool ambiguous = false;
    for (const auto& list : lists_) {
        if (!stands_in(list.second, words) && !stands_in(name_words(list.first), words))
            continue;
        if (found == nullptr || list.second.size() > found->second.size()) {
            found = &list;
            ambiguous = false;
        } else if (list.second.size() == found->second.size()) {
            ambiguous = true;
        }
    }
    return found == nullptr || ambiguous ? std::string() : found->first;
}

WrittenArmy SubmissionReader::written(const std::string& text, const std::vector<Choice>& choices) const {
    WrittenArmy written = reader_.read(text, begin_, choices);
    std::set<std::string> of_sums;
    for (const WrittenFigure& figure : written.figures)
        if (!figure.question.empty())
            of_sums.insert(figure.question);
    std::erase_if(written.open, [&](const OpenQuestion& question) { return of_sums.contains(question.id); });
    return written;
}

ReadPart SubmissionReader::read_written(const SubmissionPart& part,
                                        const std::vector<Choice>& choices) const {
    ReadPart result;
    result.reading.is_written = true;
    result.reading.choices = choices;
    WrittenArmy written = this->written(part.text, choices);
    result.named = written.army.about.player;
    result.settled = std::move(written.settled);
    for (const WrittenFigure& figure : written.figures)
        result.reading.declared.push_back({ruleset_.numbers_of(Level::army)[figure.number].id, figure.value});
    for (const OpenQuestion& question : written.open)
        result.reading.open.push_back(
            {static_cast<std::int64_t>(question.line), question.words, question.what});
    if (written.troops == 0) {
        result.reading.open.insert(
            result.reading.open.begin(),
            {0, "",
             translate_format("no troops of {} were found in it; ask the player for his list",
                              ruleset_.title)});
        return result;
    }
    if (element_count(written.army) > most_submitted_elements) {
        result.reading.open.insert(result.reading.open.begin(), too_many_elements());
        return result;
    }
    written.army.list = list_named_in(part.subject + "\n" + without_troops(part.text, written));
    result.army = written.army.name;
    result.reading.army = write_army(with_entries_by_name(std::move(written.army), rulesets_), ruleset_);
    return result;
}

ReadPart SubmissionReader::read(const SubmissionPart& part, const std::vector<Choice>& choices) const {
    ReadPart result;
    // No time is spent on what would not be taken.
    if (part.kind == SubmissionPart::Kind::army && part.text.size() > largest_submitted_army)
        result.reading.open.push_back(too_large());
    else
        result = read_whole(part, choices);
    std::vector<OpenLine>& open = result.reading.open;
    for (OpenLine& line : open) {
        line.text = shortened(line.text, longest_event_words / 20);
        line.why = shortened(line.why, longest_event_words / 10);
    }
    if (open.size() > most_open_lines) {
        const std::size_t more = open.size() - most_open_lines;
        open.resize(most_open_lines);
        open.push_back({0, "", translate_format("and {} lines more", more)});
    }
    if (result.reading.army.size() > largest_submitted_army) {
        result.reading.army.clear();
        open.insert(open.begin(), too_large());
    }
    return result;
}

bool SubmissionReader::have_same_troops(const std::string& a, const std::string& b) const {
    try {
        const Army first = read_army(a, "", rulesets_);
        const Army second = read_army(b, "", rulesets_);
        return first.ruleset == second.ruleset && troops_of(first) == troops_of(second);
    } catch (const InputError&) {
        return false;
    }
}

ReadPart SubmissionReader::read_whole(const SubmissionPart& part, const std::vector<Choice>& choices) const {
    ReadPart result;
    try {
        switch (part.kind) {
        case SubmissionPart::Kind::unreadable: result.reading.open.push_back({0, "", part.problem}); break;
        case SubmissionPart::Kind::text: return read_written(part, choices);
        case SubmissionPart::Kind::army: {
            const Army army = read_army(part.text, part.name, rulesets_);
            result.named = army.about.player;
            if (element_count(army) > most_submitted_elements) {
                result.reading.open.push_back(too_many_elements());
                break;
            }
            result.reading.army = part.text;
            result.army = army.name;
            break;
        }
        }
    } catch (const InputError& error) {
        result.reading.open.push_back(open_about(error, part.text));
    } catch (const std::overflow_error& error) {
        result.reading.open.push_back({0, "", error.what()});
    }
    return result;
}

} // namespace muster
