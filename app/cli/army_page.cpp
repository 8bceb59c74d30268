// SPDX-License-Identifier: MIT
#include "army_page.h"

#include "base/limits.h"
#include "base/text.h"
#include "call_context.h"
#include "check/wording.h"
#include "report_text.h"

#include <fmt/format.h>

#include <utility>

namespace muster {

namespace {

constexpr std::size_t step = 2; // further indent of each level

} // namespace

std::string ArmyPage::text() {
    append_title();
    append_army();
    for_each_place(checked_.army, [this](const Place& place) {
        switch (place.level()) {
        case Level::army: break;
        case Level::body: append_body(place); break;
        case Level::unit: append_unit(place); break;
        case Level::troop: append_troop(place); break;
        }
    });
    append_sources();
    if (!checked_.report.findings().empty()) {
        text_ += '\n';
        append_heading("Findings", 0);
        TextReport(style_).append_findings(text_, checked_);
    }
    return std::move(text_);
}

void ArmyPage::append_title() {
    TextReport(style_).append_verdict(text_, checked_);
    const About& about = checked_.army.about;
    std::vector<std::string> lines;
    for (const std::string* line : {&about.player, &about.event, &about.date})
        if (!line->empty())
            lines.push_back(clean(*line));
    append_pieces(lines, item_separator, step);
    TextReport(style_).append_list(text_, checked_, step);
    if (!is_blank(about.notes))
        append_paragraph(text_, clean(folded(about.notes)), {step, style_.width});
}

void ArmyPage::append_army() {
    text_ += '\n';
    append_heading(checked_.ruleset.level_words[index_of(Level::army)], 0);
    append_pieces(traits({}), item_separator, step);
    append_numbers({}, step);
    append_charts({}, step);
}

void ArmyPage::append_body(const Place& place) {
    text_ += '\n';
    append_heading(heading(place), 0);
    append_traits(place, step);
    append_numbers(place, step);
    append_charts(place, step);
}

void ArmyPage::append_unit(const Place& place) {
    text_ += '\n';
    append_heading(heading(place), step);
    append_traits(place, 2 * step);
    append_numbers(place, 2 * step);
    append_charts(place, 2 * step);
}

void ArmyPage::append_troop(const Place& place) {
    constexpr std::size_t indent = 3 * step;
    const Troop& troop = troop_at(checked_.army, place);
    text_.append(2 * step, ' ');
    text_ += style_.strong;
    text_ += troop.count == 1 ? "" : fmt::format("{} × ", troop.count);
    text_ += clean(element_name(place, checked_.army, checked_.ruleset));
    text_ += style_.reset;
    const std::string notation = derivation_.wording().notation(place);
    if (!notation.empty())
        text_ += "  " + clean(notation);
    text_ += '\n';
    append_traits(place, indent);
    append_numbers(place, indent);
    append_charts(place, indent);
}

std::string ArmyPage::heading(const Place& place) const {
    const bool is_unit = place.level() == Level::unit;
    std::string heading = fmt::format("{} {}", checked_.ruleset.level_words[index_of(place.level())],
                                      is_unit ? place.unit : place.body);
    const std::string& name = element_at(checked_.army, place).name;
    return name.empty() ? heading : heading + ": " + clean(name);
}

std::vector<std::string> ArmyPage::traits(const Place& place) const {
    const Element& element = element_at(checked_.army, place);
    std::vector<std::string> pieces;
    for (const std::size_t index : checked_.ruleset.at(place.level()).traits) {
        const Trait& trait = checked_.ruleset.traits[index];
        if (trait.is_text()) {
            if (trait.slot < element.texts.size() && !is_blank(element.texts[trait.slot]))
                pieces.push_back(fmt::format("{}: {}", trait.name, clean(element.texts[trait.slot])));
            continue;
        }
        const std::int32_t value = element.values[trait.slot];
        if (!trait.required && value == trait.default_value)
            continue;
        const bool says_yes = trait.is_switch() && value == 1;
        pieces.push_back(says_yes ? trait.name : fmt::format("{}: {}", trait.name, trait.value_name(value)));
    }
    return pieces;
}

void ArmyPage::append_traits(const Place& place, std::size_t indent) {
    append_pieces(traits(place), item_separator, indent);
}

void ArmyPage::append_numbers(const Place& place, std::size_t indent) {
    const std::vector<Number>& numbers = checked_.ruleset.numbers_of(place.level());
    std::vector<std::string> shorts;
    std::vector<std::string> absent;
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        if (numbers[i].scope == Scope::inner)
            continue;
        const Derivation::Line line = derivation_.line(place, i);
        if (line.is_short) {
            (line.is_absent ? absent : shorts).push_back(line.pieces.front());
        } else {
            append_pieces(line.pieces, "", indent);
        }
    }
    shorts.insert(shorts.end(), absent.begin(), absent.end());
    append_pieces(shorts, item_separator, indent);
}

void ArmyPage::append_charts(const Place& place, std::size_t indent) {
    for (const Chart& chart : checked_.ruleset.charts) {
        if (chart.level != place.level())
            continue;
        std::vector<std::string> pieces;
        for (const ChartRow* row : derivation_.wording().chart_rows(chart, place)) {
            derivation_.note_provenance(row->provenance);
            const std::string_view mark = provenance_sign(row->provenance);
            for (std::size_t i = 0; i < row->cells.size(); ++i) {
                const std::string& column = i < chart.columns.size() ? chart.columns[i] : std::string();
                pieces.push_back(fmt::format("{}{}{}{}{}{}", i == 0 ? row->label : "",
                                             i == 0 && !row->label.empty() ? ": " : "", column,
                                             column.empty() ? "" : " ", row->cells[i], mark));
            }
        }
        if (pieces.empty())
            continue;
        pieces.front().insert(0, chart.name + ": ");
        if (const std::string source = derivation_.source_mark(chart.cite); !source.empty())
            pieces.back() += " " + source;
        append_pieces(pieces, item_separator, indent);
    }
}

void ArmyPage::append_heading(std::string_view heading, std::size_t indent) {
    text_.append(indent, ' ');
    text_ += style_.strong;
    text_ += heading;
    text_ += style_.reset;
    text_ += '\n';
}

void ArmyPage::append_pieces(const std::vector<std::string>& pieces, std::string_view separator,
                             std::size_t indent) {
    if (pieces.empty())
        return;
    text_.append(indent, ' ');
    Flow flow(text_, indent, {indent + step, style_.width}, separator);
    for (const std::string& piece : pieces)
        flow.add(piece);
    text_ += '\n';
    require_room();
}

// Charts are repeated for each element that they apply to.
void ArmyPage::require_room() const {
    if (text_.size() > most_table_text)
        throw CallError(fmt::format("{}: the army with all its numbers and charts takes more than {} MB. Ask "
                                    "for a sheet instead (muster-cli sheet), or split the army.",
                                    clean(checked_.file), most_table_text >> 20U));
}

void ArmyPage::append_sources() {
    const std::vector<std::string> notes = derivation_.footnotes();
    if (notes.empty())
        return;
    text_ += '\n';
    append_heading("Sources", 0);
    for (const std::string& note : notes)
        append_paragraph(text_, note, {step, style_.width});
}

} // namespace muster
