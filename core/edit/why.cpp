// SPDX-License-Identifier: MIT
#include "edit/why.h"

#include "base/translation.h"
#include "check/wording.h"

#include <fmt/format.h>

#include <algorithm>

namespace muster {

namespace {

// "44.4" rather than "400/9"; halves, thirds and quarters stay.
std::string figure_of(Exact value) {
    constexpr std::int64_t finest = 4;
    constexpr std::int64_t tenths = 10;
    if (!value.known() || value.under() <= finest)
        return value.readable();
    const std::int64_t all = (value * Exact(tenths) + Exact::fraction(1, 2)).rounded_down().over();
    return fmt::format("{}.{}", all / tenths, all % tenths);
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
                line.terms.push_back({term.name, signed_figure(term), term.cite,
                                      term.reading == no_reading ? remark_on(term.provenance)
                                                                 : reading_words(ruleset, term.reading)});
        // "Men 9750: men +9750" says the same twice.
        if (line.terms.size() == 1 && line.terms.front().cite.empty() && line.terms.front().remark.empty())
            line.terms.clear();
        if (value.known())
            line.adjustment = adjustment_of(numbers[i], terms, value);
    }
    return result;
}

} // namespace muster
