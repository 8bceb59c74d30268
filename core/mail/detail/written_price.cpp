// SPDX-License-Identifier: MIT
#include "mail/detail/written_price.h"

#include "check/checker.h"

#include <fmt/format.h>

#include <stdexcept>
#include <string_view>

namespace muster {

void compare_written_prices(WrittenNotes& notes, const Army& army, const std::vector<WrittenPrice>& prices,
                            const DeclaredTotals& declared, const Ruleset& ruleset) {
    const auto of_troop = ruleset.number(Level::troop, ruleset.conversion.price);
    const auto of_army = ruleset.number(Level::army, ruleset.conversion.price);
    const bool priced = of_troop && of_army && (!prices.empty() || declared.price);
    if (!priced && !declared.count)
        return;
    Report report;
    try {
        report = check(army, ruleset);
    } catch (const std::overflow_error& error) {
        notes.add(error.what());
        return;
    }
    const auto compare = [&](std::size_t line, std::optional<std::int32_t> stated, Exact computed,
                             std::string_view what) {
        if (stated && computed.known() && !(computed == Exact(*stated)))
            notes.add(line, fmt::format("{} {}, computed {}", *stated, what, computed.readable()));
    };
    if (declared.count) {
        const Exact computed = report.number({}, declared.count->number);
        if (computed.known() && !(computed == Exact(declared.count->total)))
            notes.add(fmt::format("declared {} {}, computed {}", declared.count->total, declared.count->unit,
                                  computed.readable()));
    }
    if (!priced)
        return;
    for (const WrittenPrice& price : prices) {
        const Exact each = report.number(price.place, *of_troop);
        compare(price.line, price.each, each, "each");
        if (price.sum && each.known())
            compare(price.line, price.sum, each * troop_at(army, price.place).count, "together");
    }
    const Exact total = report.number({}, *of_army);
    if (declared.price && total.known() && !(total == Exact(*declared.price)))
        notes.add(fmt::format("declared {}, computed {}", *declared.price, total.readable()));
}

} // namespace muster
