// SPDX-License-Identifier: MIT
#include "exercise.h"

#include "check/checker.h"
#include "check/fixes.h"
#include "check/wording.h"

#include <cstdio>
#include <cstdlib>
#include <stdexcept>
#include <vector>

namespace muster::fuzz {

namespace {

// A number is what its steps lead to, if it is not then rounded or bounded.
void compare_with_terms(const Number& number, Exact value, const std::vector<Term>& terms) {
    if (number.rounding != Rounding::exact || number.least || number.most || !value.known())
        return;
    Exact sum = 0;
    for (const Term& term : terms) {
        switch (term.operation) {
        case Operation::plus: sum = sum + term.value; break;
        case Operation::minus: sum = sum - term.value; break;
        case Operation::times: sum = sum * term.value; break;
        }
    }
    require(sum == value, "the terms lead to the number");
}

void look_at_fixes(const Army& army, const Ruleset& ruleset, const Report& report) {
    for (const Finding& finding : report.findings()) {
        for (const Fix& fix : fixes_for(finding, army, ruleset, report)) {
            require(!fix.label.empty(), "a fix has a label");
            require(check(fix.after, ruleset).findings().size() < report.findings().size(),
                    "a fix clears its finding and breaks nothing new");
        }
    }
}

void look_at(const Place& place, const Army& army, const Ruleset& ruleset, const Report& report) {
    const std::vector<Number>& numbers = ruleset.numbers_of(place.level());
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        const Exact value = report.number(place, i);
        require(!value.readable().empty() && !value.decimal().empty(), "a number can be shown");
        compare_with_terms(numbers[i], value, explain(army, ruleset, report, place, i));
    }
    require(!place_name(place, army, ruleset).empty(), "every place has a name");
    if (place.level() == Level::troop)
        (void)notation_of(place, army, ruleset, report);
    for (const Chart& chart : ruleset.charts)
        if (chart.level == place.level())
            (void)chart_rows(chart, place, army, ruleset, report);
}

} // namespace

void fail(const char* what) {
    (void)std::fprintf(stderr, "does not hold: %s\n", what);
    std::abort();
}

bool exercise(const Army& army, const Ruleset& ruleset) {
    try {
        const Report report = check(army, ruleset, Detail::sheet);
        require(check(army, ruleset).findings() == report.findings(), "what is shown breaks no rule");
        const std::vector<Place> places = all_places(army);
        constexpr std::size_t most_places = 60;
        constexpr std::size_t most_places_with_fixes = 12;
        if (places.size() <= most_places)
            for (const Place& place : places)
                look_at(place, army, ruleset, report);
        for (const Finding& finding : report.findings()) {
            require(!citation_of(finding, ruleset).empty(), "a finding cites");
            (void)message_of(finding, army, ruleset, report);
        }
        if (places.size() <= most_places_with_fixes)
            look_at_fixes(army, ruleset, report);
    } catch (const std::overflow_error&) {
        return false;
    }
    return true;
}

} // namespace muster::fuzz
