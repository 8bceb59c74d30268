// SPDX-License-Identifier: MIT
#include "ruleset_page.h"

#include "base/text.h"
#include "check/wording.h"
#include "layout.h"
#include "report_text.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace muster {

namespace {

constexpr std::size_t entry_indent = 2;
constexpr std::size_t id_width = 16;

std::string default_of(const Trait& trait) {
    if (trait.required)
        return "required";
    if (trait.is_text() || trait.default_value == no_value)
        return "optional";
    return fmt::format("default {}", trait.value_id(trait.default_value));
}

} // namespace

std::string RulesetPage::text() {
    append_title();
    for (const Level level : all_levels)
        append_traits(level);
    for (const Level level : all_levels)
        append_numbers(level);
    append_readings();
    append_heading("Rules");
    for (const Rule& rule : ruleset_.rules)
        append_rule(rule);
    if (!ruleset_.charts.empty())
        append_heading("Charts");
    for (const Chart& chart : ruleset_.charts)
        append_chart(chart);
    return std::move(text_);
}

void RulesetPage::append_title() {
    text_ += fmt::format("{}{}{}, edition {}, data {}\n", style_.strong, ruleset_.title, style_.reset,
                         ruleset_.edition, ruleset_.revision);
    if (!ruleset_.about.empty())
        append_paragraph(text_, folded(ruleset_.about), {entry_indent, style_.width});
    std::string words;
    for (const Level level : {Level::body, Level::unit, Level::troop})
        words += fmt::format("{}<{}> is {}", words.empty() ? "" : ", ", level_name(level),
                             ruleset_.level_words[index_of(level)]);
    append_paragraph(text_, fmt::format("In an army file, {}.", words), {entry_indent, style_.width});
}

void RulesetPage::append_heading(std::string_view heading) {
    text_ += fmt::format("\n{}{}{}\n", style_.strong, heading, style_.reset);
}

void RulesetPage::append_entry(std::string_view id, std::string_view words) {
    constexpr std::size_t column = entry_indent + id_width + 2;
    text_ += fmt::format("{:{}}{:{}}  ", "", entry_indent, id, id_width);
    if (id.size() > id_width)
        text_ += fmt::format("\n{:{}}", "", column);
    append_words(text_, words, {column, style_.width});
    text_ += '\n';
}

void RulesetPage::append_traits(Level level) {
    if (ruleset_.at(level).traits.empty())
        return;
    append_heading(fmt::format("Traits of <{}>", level_name(level)));
    for (const std::size_t index : ruleset_.at(level).traits)
        append_trait(ruleset_.traits[index]);
}

void RulesetPage::append_trait(const Trait& trait) {
    append_entry(trait.id,
                 fmt::format("{}, {}: {}", trait.name, default_of(trait), trait.kind->allowed(trait)));
}

void RulesetPage::append_numbers(Level level) {
    if (ruleset_.numbers_of(level).empty())
        return;
    append_heading(fmt::format("Numbers of <{}>", level_name(level)));
    for (const Number& number : ruleset_.numbers_of(level)) {
        if (number.scope == Scope::inner)
            continue;
        const std::string unit = number.unit.empty() ? "" : fmt::format(", in {}", number.unit);
        append_entry(
            number.id,
            fmt::format("{}{}{}", number.name, unit,
                        number.scope == Scope::sheet ? " (shown by show and on the sheet only)" : ""));
    }
}

namespace {

// The words for the placeholders of a message when there is no army.
struct Words {
    const Ruleset& ruleset;
    const Rule& rule;
    std::string operator()(const std::string& text) const { return text; }
    std::string operator()(const TextTemplate::Name& /*name*/) const { return "{name}"; }
    std::string operator()(const TextTemplate::TraitPlace& place) const {
        return fmt::format("{{{}}}", ruleset.traits[place.trait].id);
    }
    std::string operator()(const TextTemplate::NumberPlace& place) const {
        return fmt::format("{{{}}}", ruleset.numbers_of(place.level)[place.number].id);
    }
    std::string operator()(const TextTemplate::Revisions& /*revisions*/) const {
        return "The army was last saved with other rules data than the data in use.";
    }
    std::string operator()(const auto& /*only on sheets*/) const { return {}; }
};

} // namespace

std::string RulesetPage::message(const Rule& rule, const TextTemplate& say) const {
    std::string text;
    for (const TextTemplate::Piece& piece : say.pieces)
        text += std::visit(Words{ruleset_, rule}, piece);
    return text;
}

void RulesetPage::append_rule(const Rule& rule) {
    text_ += fmt::format("{:{}}{}{}{}  of <{}>, {}\n", "", entry_indent, style_.strong, rule.id, style_.reset,
                         level_name(rule.level), rule.cite);
    for (const RuleCase& rule_case : rule.cases) {
        const std::string_view severity = severity_name(rule_case.severity);
        text_ += fmt::format("{:{}}{}{}{}{:{}}", "", 2 * entry_indent, style_.of(rule_case.severity),
                             severity, style_.reset, "", 7 - severity.size());
        append_words(text_, message(rule, rule_case.say), {2 * entry_indent + 7, style_.width});
        text_ += '\n';
    }
    if (rule.reading != no_reading) {
        text_ += fmt::format("{:{}}‡      ", "", 2 * entry_indent);
        append_words(text_, reading_words(ruleset_, rule.reading), {2 * entry_indent + 7, style_.width});
        text_ += '\n';
    }
}

void RulesetPage::append_readings() {
    if (ruleset_.readings.empty())
        return;
    append_heading("Our readings ‡: what was read where the rules are unclear, and why");
    for (const SourceReading& reading : ruleset_.readings)
        append_entry(reading.id, fmt::format("{}: {} ({})", reading.name, reading.text, reading.cite));
}

void RulesetPage::append_chart(const Chart& chart) {
    std::string words = chart.name;
    words += chart.level ? fmt::format(", of <{}>", level_name(*chart.level)) : std::string();
    words += chart.cite.empty() ? "" : ", " + chart.cite;
    append_entry(chart.id, words);
    if (chart.level)
        return; // its rows depend on the army: `show` prints those that apply
    for (const ChartRow& row : chart.rows) {
        std::string line = row.label;
        for (std::size_t i = 0; i < row.cells.size(); ++i) {
            line += i == 0 ? ": " : " · ";
            if (row.cells.size() > 1)
                line += chart.columns[i] + " ";
            line += row.cells[i];
        }
        append_entry("", line);
    }
}

} // namespace muster
