// SPDX-License-Identifier: MIT
#include "lists/written_price.h"

#include "check/checker.h"

#include <fmt/format.h>

#include <algorithm>
#include <stdexcept>
#include <string_view>
#include <utility>

namespace muster {

void add_note(WrittenArmy& made, std::size_t line, const std::string& text) {
    std::string own = fmt::format("line {}: {}", line, text);
    if (std::find(made.notes.begin(), made.notes.end(), own) == made.notes.end())
        made.notes.push_back(std::move(own));
}

void compare_written_prices(WrittenArmy& made, const std::vector<WrittenPrice>& prices,
                            std::optional<std::int32_t> declared, const Ruleset& ruleset) {
    const auto of_troop = ruleset.number(Level::troop, ruleset.conversion.price);
    const auto of_army = ruleset.number(Level::army, ruleset.conversion.price);
    if (!of_troop || !of_army || (prices.empty() && !declared))
        return;
    Report report;
    try {
        report = check(made.army, ruleset);
    } catch (const std::overflow_error& error) {
        made.notes.emplace_back(error.what());
        return;
    }
    const auto compare = [&](std::size_t line, std::optional<std::int32_t> stated, Exact computed,
                             std::string_view what) {
        if (stated && computed.known() && !(computed == Exact(*stated)))
            add_note(made, line, fmt::format("{} {}, computed {}", *stated, what, computed.readable()));
    };
    for (const WrittenPrice& price : prices) {
        const Exact each = report.number(price.place, *of_troop);
        compare(price.line, price.each, each, "each");
        if (price.sum && each.known())
            compare(price.line, price.sum, each * troop_at(made.army, price.place).count, "together");
    }
    const Exact total = report.number({}, *of_army);
    if (declared && total.known() && !(total == Exact(*declared)))
        made.notes.push_back(fmt::format("declared {}, computed {}", *declared, total.readable()));
}

} // namespace muster
