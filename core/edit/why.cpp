// SPDX-License-Identifier: MIT
#include "edit/why.h"

#include "base/text.h"
#include "base/translation.h"
#include "check/wording.h"

#include <fmt/format.h>

#include <algorithm>

namespace muster {

namespace {

// "44.4" rather than "400/9", "0.44" rather than "4/9"; halves, thirds and quarters stay.
std::string figure_of(Exact value) {
    constexpr std::int64_t finest = 4;
    constexpr std::int64_t tenths = 10;
    constexpr std::int64_t hundredths = 100;
    if (!value.known() || value.under() <= finest)
        return value.readable();
    const bool is_share = value < Exact(1) && Exact(0) < value;
    const std::int64_t parts = is_share ? hundredths : tenths;
    const std::int64_t all = (value * Exact(parts) + Exact::fraction(1, 2)).rounded_down().over();
    return fmt::format("{}.{:0{}}", all / parts, all % parts, is_share ? 2 : 1);
}

bool is_idle(const Term& term) {
    return term.provenance == Provenance::printed &&
           term.value == (term.operation == Operation::times ? Exact(1) : Exact(0));
}

std::string signed_figure(const Term& term) {
    if (!term.value.known())
        return term.value.readable();
    if (term.operation == Operation::times)
        return "×" + figure_of(term.value);
    const Exact value = term.operation == Operation::minus ? Exact(0) - term.value : term.value;
    if (value < Exact(0))
        return "−" + figure_of(Exact(0) - value);
    return "+" + figure_of(value);
}

std::string remark_on(Provenance provenance) {
    switch (provenance) {
    case Provenance::printed: break;
    case Provenance::inherited: return translate("from a sister rule set, because the source lost it");
    case Provenance::reading: return translate("our reading of an unclear source");
    case Provenance::lost: return translate("the source lost this figure");
    }
    return {};
}

// Of a chance that must come true several times: "each of the 2 succeeds 2 times in 3".
std::string chances_in(const Term& term, const Number& number) {
    const bool is_chance = number.unit == "%" && term.base.known() && term.exponent.is_whole() &&
                           Exact(0) < term.base && term.base < Exact(1);
    if (!is_chance)
        return {};
    return term.exponent == Exact(1)
               ? translate_format("it succeeds {} times in {}", term.base.over(), term.base.under())
               : translate_format("each of the {} succeeds {} times in {}", term.exponent.over(),
                                  term.base.over(), term.base.under());
}

std::string remark_on(const Term& term, const Number& number, const Ruleset& ruleset) {
    if (term.reading != no_reading)
        return reading_words(ruleset, term.reading);
    const std::string chances = chances_in(term, number);
    return chances.empty() ? remark_on(term.provenance) : chances;
}

std::string adjustment_of(const Number& number, const std::vector<Term>& terms, Exact result) {
    Exact raw = 0;
    for (const Term& term : terms)
        raw = combined(raw, term.operation, term.value);
    if (!raw.known() || raw == result)
        return {};
    std::string text;
    if (!raw.is_whole() && number.rounding != Rounding::exact) {
        text = number.rounding == Rounding::up     ? translate("rounded up")
               : number.rounding == Rounding::down ? translate("rounded down")
                                                   : translate("rounded to the nearest");
        raw = rounded(number, raw);
    }
    if (raw != result)
        text +=
            (text.empty() ? "" : ", ") + (raw < result ? translate_format("at least {}", result.readable())
                                                       : translate_format("at most {}", result.readable()));
    return text;
}

// The number of the troops that the unit's number of the same id sums.
bool is_summed(const Number& number, std::size_t index, const Ruleset& ruleset) {
    const std::vector<Number>& of_units = ruleset.numbers_of(Level::unit);
    return std::any_of(of_units.begin(), of_units.end(), [&](const Number& of_unit) {
        return of_unit.id == number.id && of_unit.cases.size() == 1 &&
               of_unit.cases.front().steps.size() == 1 &&
               of_unit.cases.front().steps.front().kind == StepKind::sum &&
               of_unit.cases.front().steps.front().among == Level::troop &&
               of_unit.cases.front().steps.front().number == index;
    });
}

// What all of a troop's count come to: "Points of all 20: 120".
void add_whole_group(std::vector<WhyNumber>& lines, const Army& army, const Ruleset& ruleset,
                     const Report& report, const Place& place) {
    const std::int32_t count = place.level() == Level::troop ? troop_at(army, place).count : 1;
    if (count == 1)
        return;
    std::vector<WhyNumber> groups;
    for (const WhyNumber& line : lines) {
        const Number& number = ruleset.numbers_of(Level::troop)[line.number];
        const Exact each = report.number(place, line.number);
        if (!each.known() || each == Exact(0) || !is_summed(number, line.number, ruleset))
            continue;
        WhyNumber& group = groups.emplace_back();
        group.number = line.number;
        group.name = translate_format("{} of all {}", number.name, count);
        group.result = figure_with_unit(each * Exact(count), number.unit);
        group.terms = {{number.name, "+" + figure_of(each), "", ""},
                       {translate("as many as are counted"), fmt::format("×{}", count), "", ""}};
    }
    lines.insert(lines.end(), groups.begin(), groups.end());
}

} // namespace

std::string figure_with_unit(Exact value, const std::string& unit) {
    if (!value.known() || unit.empty())
        return value.readable();
    return value.readable() + (unit == "°" || unit == "%" ? "" : " ") + unit;
}

std::vector<WhyTerm> why_read(const Army& army, const Ruleset& ruleset, const Report& report) {
    const Wording wording(army, ruleset, report);
    std::vector<WhyTerm> result;
    for (const SourceReading& reading : ruleset.readings)
        if (wording.holds(reading.concerns, {}))
            result.push_back({reading.name, std::string(provenance_sign(Provenance::reading)), reading.cite,
                              reading.text});
    return result;
}

std::vector<WhyTerm> why_remember(const Army& army, const Ruleset& ruleset, const Report& report,
                                  const Place& place) {
    const Wording wording(army, ruleset, report);
    std::vector<WhyTerm> result;
    const auto add = [&](const Chart& chart, const ChartRow& row) {
        std::string words = joined(row.cells, ", ");
        if (!row.label.empty())
            words = fmt::format("{}: {}", row.label, words);
        result.push_back({std::move(words), "", chart.cite, ""});
    };
    for (const Chart& chart : ruleset.charts) {
        if (!chart.reminder)
            continue;
        if (chart.level == place.level())
            for (const ChartRow* row : wording.chart_rows(chart, place))
                add(chart, *row);
        if (!chart.level && place.level() == Level::army)
            for (const ChartRow& row : chart.rows)
                add(chart, row);
    }
    return result;
}

std::vector<WhyNumber> why(const Army& army, const Ruleset& ruleset, const Report& report,
                           const Place& place) {
    std::vector<WhyNumber> result;
    const std::vector<Number>& numbers = ruleset.numbers_of(place.level());
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        if (numbers[i].scope == Scope::inner)
            continue;
        const Exact value = report.number(place, i);
        WhyNumber& line = result.emplace_back();
        line.number = i;
        line.name = numbers[i].name;
        line.known = value.known();
        line.result = figure_with_unit(value, numbers[i].unit);
        const std::vector<Term> terms = explain(army, ruleset, report, place, i);
        for (const Term& term : terms)
            if (!is_idle(term))
                line.terms.push_back(
                    {term.name, signed_figure(term), term.cite, remark_on(term, numbers[i], ruleset)});
        // "Men 9750: men +9750" says the same twice.
        if (line.terms.size() == 1 && line.terms.front().cite.empty() && line.terms.front().remark.empty())
            line.terms.clear();
        if (value.known())
            line.adjustment = adjustment_of(numbers[i], terms, value);
    }
    add_whole_group(result, army, ruleset, report, place);
    return result;
}

} // namespace muster
