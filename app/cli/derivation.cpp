// SPDX-License-Identifier: MIT
#include "derivation.h"

#include "check/wording.h"
#include "report_text.h"

#include <fmt/format.h>

#include <algorithm>

namespace muster {

namespace {

// A term that changes nothing is left out.
bool is_idle(const Term& term) {
    if (term.provenance != Provenance::printed)
        return false;
    return term.value == (term.operation == Operation::times ? Exact(1) : Exact(0));
}

Exact result_of(const std::vector<Term>& terms) {
    Exact result = 0;
    for (const Term& term : terms) {
        switch (term.operation) {
        case Operation::plus: result = result + term.value; break;
        case Operation::minus: result = result - term.value; break;
        case Operation::times: result = result * term.value; break;
        }
    }
    return result;
}

// What was done to the terms' result: ", rounded up, at least 1".
std::string adjustment(const Number& number, Exact raw, Exact result) {
    std::string text;
    static constexpr std::string_view roundings[] = {"", ", rounded up", ", rounded down",
                                                     ", rounded to the nearest"};
    if (!raw.is_whole())
        text += roundings[static_cast<std::size_t>(number.rounding)];
    raw = rounded(number, raw);
    if (raw < result)
        text += fmt::format(", at least {}", result.readable());
    if (result < raw)
        text += fmt::format(", at most {}", result.readable());
    return text;
}

} // namespace

void Derivation::note_provenance(Provenance provenance, ReadingIndex reading) {
    if (reading != no_reading)
        readings_.insert(reading);
    inherited_seen_ = inherited_seen_ || provenance == Provenance::inherited;
    reading_seen_ = reading_seen_ || provenance == Provenance::reading;
    lost_seen_ = lost_seen_ || provenance == Provenance::lost;
}

std::string Derivation::source_mark(std::string_view section) {
    if (section.empty())
        return "";
    auto found = std::find(sections_.begin(), sections_.end(), section);
    if (found == sections_.end())
        found = sections_.emplace(sections_.end(), section);
    return fmt::format("[{}]", found - sections_.begin() + 1);
}

std::string Derivation::term_text(const Term& term, Exact figure) {
    note_provenance(term.provenance, term.reading);
    const std::string source = source_mark(term.cite);
    // A constant has no name.
    return fmt::format("{}{}{}{}{}{}", term.name, term.name.empty() ? "" : " ", figure.readable(),
                       provenance_sign(term.provenance), source.empty() ? "" : " ", source);
}

void Derivation::append_terms(const std::vector<Term>& terms, std::vector<std::string>& pieces) {
    constexpr std::string_view equals = "= ";
    const std::size_t first = pieces.size();
    bool is_sum = false;
    for (const Term& term : terms) {
        Exact figure = term.value;
        bool subtracts = term.operation == Operation::minus;
        if (term.operation != Operation::times && figure < Exact(0)) {
            figure = Exact(0) - figure;
            subtracts = !subtracts;
        }
        std::string_view sign = subtracts ? "− " : "+ ";
        if (term.operation == Operation::times) {
            sign = "× ";
            if (is_sum) { // everything before it is one factor
                pieces[first] = fmt::format("{}({}", equals, pieces[first].substr(equals.size()));
                pieces.back() += ')';
            }
        }
        is_sum = term.operation != Operation::times && pieces.size() != first;
        if (pieces.size() == first)
            sign = subtracts ? "= −" : equals;
        pieces.push_back(fmt::format("{}{}", sign, term_text(term, figure)));
    }
}

Derivation::Line Derivation::line(const Place& place, std::size_t index) {
    const Number& number = checked_.ruleset.numbers_of(place.level())[index];
    const Exact result = checked_.report.number(place, index);
    const std::vector<Term> terms = wording_.terms(place, index);
    Line line;
    std::string& head = line.pieces.emplace_back(fmt::format("{} {}", number.name, result.readable()));
    if (!result.known()) {
        line.is_absent = line.is_short = true;
        for (const Term& term : terms) {
            note_provenance(term.provenance, term.reading);
            if (term.provenance == Provenance::lost)
                head += " (lost)";
        }
        return line;
    }
    head += unit_behind(number.unit);
    std::vector<Term> telling;
    std::copy_if(terms.begin(), terms.end(), std::back_inserter(telling),
                 [](const Term& term) { return !is_idle(term); });
    if (telling.size() <= 1 && (telling.empty() || telling.front().value == result)) {
        line.is_short = true;
        const std::vector<Term>& shown = telling.empty() ? terms : telling;
        if (!shown.empty()) {
            note_provenance(shown.front().provenance, shown.front().reading);
            head += provenance_sign(shown.front().provenance);
            const std::string source = source_mark(shown.front().cite);
            head += fmt::format("{}{}", source.empty() ? "" : " ", source);
        }
        return line;
    }
    append_terms(telling, line.pieces);
    line.pieces.back() += adjustment(number, result_of(terms), result);
    return line;
}

std::vector<std::string> Derivation::footnotes() const {
    std::vector<std::string> notes;
    for (std::size_t i = 0; i < sections_.size(); ++i)
        notes.push_back(fmt::format("[{}] {}", i + 1, checked_.ruleset.citation(sections_[i])));
    if (inherited_seen_)
        notes.emplace_back("† inherited: taken from a sister rule set, because the source lost it");
    if (reading_seen_)
        notes.emplace_back("‡ our reading of an unclear source");
    for (const ReadingIndex reading : readings_)
        notes.push_back("‡ " + reading_words(checked_.ruleset, reading));
    if (lost_seen_)
        notes.emplace_back("(lost) the source lost this figure, so none is given");
    return notes;
}

} // namespace muster
