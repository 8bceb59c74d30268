// SPDX-License-Identifier: MIT
#include "report_text.h"

#include "check/wording.h"
#include "layout.h"
#include "lists/list_in_force.h"

#include <fmt/format.h>

#include <algorithm>

namespace muster {

namespace {

constexpr std::size_t finding_indent = 4;
constexpr std::size_t place_indent = 2;
constexpr std::size_t severity_width = 7; // "error", "query" or "note", and what parts it from the message
constexpr std::size_t most_culprits = 12; // that are named; the JSON output has all
constexpr std::size_t message_indent = finding_indent + severity_width;

// The message, if it has no places to fill.
const std::string* constant_message(const RuleCase& rule_case) {
    const std::vector<TextTemplate::Piece>& pieces = rule_case.say.pieces;
    return pieces.size() == 1 ? std::get_if<std::string>(&pieces.front()) : nullptr;
}

// "2 errors, 1 query", or nothing if there are no findings.
void append_counts(std::string& text, const Report& report) {
    struct Words {
        Severity severity;
        std::string_view one;
        std::string_view many;
    };
    static constexpr std::array<Words, all_severities.size()> words{{{Severity::error, "error", "errors"},
                                                                     {Severity::query, "query", "queries"},
                                                                     {Severity::note, "note", "notes"}}};
    bool first = true;
    for (const Words& word : words) {
        const std::size_t count = report.count(word.severity);
        if (count == 0)
            continue;
        text += first ? "" : ", ";
        append_counted(text, count, word.one, word.many);
        first = false;
    }
}

} // namespace

void append_readable(std::string& text, Exact value) {
    if (value.is_whole() && value.over() >= 0) {
        append_whole(text, value.over());
    } else {
        text += value.readable();
    }
}

std::string unit_behind(const std::string& unit) {
    const bool close = unit.empty() || unit == "°" || unit == "%";
    return close ? unit : " " + unit;
}

TextReport::Prepared& TextReport::prepared_for(const Ruleset& ruleset) {
    if (ruleset_ == &ruleset)
        return *prepared_;
    const auto [place, is_new] = known_.try_emplace(&ruleset);
    ruleset_ = &ruleset;
    prepared_ = &place->second;
    if (!is_new)
        return *prepared_;
    const std::vector<Number>& numbers = ruleset.numbers_of(Level::army);
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        if (numbers[i].scope != Scope::report)
            continue;
        const std::string name = numbers[i].name + ' ';
        const std::string unit = unit_behind(numbers[i].unit);
        const std::string indent(finding_indent, ' ');
        prepared_->totals.push_back({i, indent + name, fmt::format("{} {}", item_separator, name),
                                     fmt::format("{}\n{}{}", item_separator, indent, name), unit,
                                     width_of(name) + width_of(unit)});
    }
    for (const Rule& rule : ruleset.rules) {
        std::vector<FindingText>& cases = prepared_->findings.emplace_back();
        for (const RuleCase& rule_case : rule.cases)
            cases.push_back(prepare(ruleset, rule, rule_case));
    }
    return *prepared_;
}

TextReport::FindingText TextReport::prepare(const Ruleset& ruleset, const Rule& rule,
                                            const RuleCase& rule_case) const {
    const Column column{message_indent, style_.width};
    const std::string_view severity = severity_name(rule_case.severity);
    FindingText text;
    text.mark.assign(finding_indent, ' ');
    text.mark += style_.of(rule_case.severity);
    text.mark += severity;
    text.mark += style_.reset;
    text.mark.append(severity_width - severity.size(), ' ');
    text.source = '\n';
    text.source.append(message_indent, ' ');
    text.source += style_.faint;
    append_words(text.source, fmt::format("{}{} {}", ruleset.citation(rule), item_separator, rule.id),
                 column);
    text.source += style_.reset;
    text.source += '\n';
    if (const std::string* message = constant_message(rule_case)) {
        text.whole = text.mark;
        append_words(text.whole, *message, column);
    }
    return text;
}

void TextReport::append_verdict(std::string& text, const CheckedArmy& checked) {
    const bool legal = checked.report.legal();
    text += legal ? style_.good : style_.bad;
    text += legal ? "LEGAL" : "ILLEGAL";
    text += style_.reset;
    if (!checked.report.findings().empty()) {
        text += " (";
        append_counts(text, checked.report);
        text += ')';
    }
    text += "  ";
    text += style_.strong;
    append_clean(text,
                 checked.army.name.empty() ? std::string_view("Army without a name") : checked.army.name);
    text += style_.reset;
    text += " — ";
    text += checked.ruleset.title;
    text += '\n';
}

void TextReport::append_list(std::string& text, const CheckedArmy& checked, std::size_t indent) const {
    if (checked.army.list.empty())
        return;
    text.append(indent, ' ');
    if (const ListInForce* in_force = list_in_force(checked.ruleset)) {
        text += fmt::format("Army list: {}\n", clean(in_force->list().title));
    } else {
        text += fmt::format("Army list: {} is not here, so only the rules were looked at\n",
                            clean(checked.army.list));
    }
}

void TextReport::append_totals(std::string& text, const CheckedArmy& checked) {
    const std::size_t widest = style_.width - width_of(item_separator);
    std::size_t column = 0;
    for (const Total& total : prepared_for(checked.ruleset).totals) {
        const Exact value = checked.report.number({}, total.number);
        if (!value.known())
            continue;
        figure_.clear();
        append_readable(figure_, value);
        const std::size_t width = total.width + width_of(figure_);
        const std::size_t begin = column + width_of(item_separator) + 1;
        if (column == 0) {
            text += total.first;
            column = finding_indent + width;
        } else if (begin + width <= widest) {
            text += total.behind;
            column = begin + width;
        } else {
            text += total.below;
            column = finding_indent + width;
        }
        text += figure_;
        text += total.unit;
    }
    text += '\n';
}

void TextReport::append_place(std::string& text, const CheckedArmy& checked, const Place& place) const {
    text.append(place_indent, ' ');
    append_clean(text, place_name(place, checked.army, checked.ruleset));
    text += "  ";
    text += style_.faint;
    text += place.path();
    text += style_.reset;
    text += '\n';
}

void TextReport::append_finding(std::string& text, const CheckedArmy& checked, const Finding& finding) {
    const FindingText& ready = prepared_for(checked.ruleset).findings[finding.rule][finding.rule_case];
    if (!ready.whole.empty()) {
        text += ready.whole;
    } else {
        text += ready.mark;
        append_words(text, clean(message_of(finding, checked.army, checked.ruleset, checked.report)),
                     {message_indent, style_.width});
    }
    append_culprits(text, checked, finding);
    text += ready.source;
    // Each source begins with the end of the line before it.
    for (const std::uint32_t rule : finding.covers)
        text.append(prepared_for(checked.ruleset).findings[rule].front().source, 1);
}

// A line of its own: "In: Left wing › Guard › General /body[1]/unit[1]/troop[1] · …".
void TextReport::append_culprits(std::string& text, const CheckedArmy& checked,
                                 const Finding& finding) const {
    if (finding.culprits.empty())
        return;
    constexpr std::string_view label = "In:";
    text += '\n';
    text.append(message_indent, ' ');
    text += label;
    Flow flow(text, message_indent + label.size(), {message_indent, style_.width}, item_separator);
    text += ' ';
    const std::size_t named = std::min(finding.culprits.size(), most_culprits);
    for (std::size_t i = 0; i < named; ++i) {
        const Place& place = finding.culprits[i];
        flow.add(clean(place_name(place, checked.army, checked.ruleset)) + ' ' + place.path());
    }
    if (named < finding.culprits.size())
        flow.add(fmt::format("and {} more", finding.culprits.size() - named));
}

void TextReport::append_findings(std::string& text, const CheckedArmy& checked) {
    const Place* last = nullptr;
    for (const Finding& finding : checked.report.findings()) {
        if (finding.is_covered)
            continue;
        if (last == nullptr || *last != finding.place)
            append_place(text, checked, finding.place);
        last = &finding.place;
        append_finding(text, checked, finding);
    }
}

void TextReport::append(std::string& text, const CheckedArmy& checked) {
    append_verdict(text, checked);
    text.append(finding_indent, ' ');
    text += style_.faint;
    append_clean(text, checked.file);
    text += style_.reset;
    text += '\n';
    append_list(text, checked);
    append_totals(text, checked);
    append_findings(text, checked);
}

} // namespace muster
