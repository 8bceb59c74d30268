// SPDX-License-Identifier: MIT
#include "desk/collection_rows.h"

#include <algorithm>
#include <tuple>

namespace muster {

std::vector<CollectionRow> collection_rows(const std::vector<Owned>& owned, const Ruleset& ruleset,
                                           const FigureCounts& needed) {
    const FigureKinds kinds(ruleset);
    FigureCounts all;
    std::vector<CollectionRow> rows;
    for (const Owned& one : owned)
        if (one.ruleset == ruleset.id) {
            rows.push_back({one.kind, kinds.name(one.kind), one.army, one.count, std::nullopt, 0});
            all[one.kind] += one.count;
        }
    for (const auto& [kind, count] : needed)
        if (!all.contains(kind))
            rows.push_back({kind, kinds.name(kind), {}, 0, std::nullopt, 0});
    const auto missing = [&](const std::string& kind) {
        const auto want = needed.find(kind);
        const auto have = all.find(kind);
        return want == needed.end()
                   ? std::int64_t(0)
                   : std::max<std::int64_t>(want->second - (have == all.end() ? 0 : have->second), 0);
    };
    // Not by what is missing: a row is to stay where it is while the player counts on.
    const auto rank = [&](const CollectionRow& row) { return needed.contains(row.kind) ? 0 : 1; };
    std::sort(rows.begin(), rows.end(), [&](const CollectionRow& a, const CollectionRow& b) {
        return std::tuple(rank(a), a.name, a.kind, a.painted) <
               std::tuple(rank(b), b.name, b.kind, b.painted);
    });
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const auto want = needed.find(rows[i].kind);
        if (want == needed.end() || (i > 0 && rows[i - 1].kind == rows[i].kind))
            continue;
        rows[i].needed = want->second;
        rows[i].missing = missing(rows[i].kind);
    }
    return rows;
}

std::vector<FigureTrait> figure_traits(const Ruleset& ruleset) {
    std::vector<FigureTrait> traits;
    if (!ruleset.figures)
        return traits;
    for (const std::size_t index : ruleset.figures->traits) {
        const Trait& trait = ruleset.traits[index];
        FigureTrait one{trait.id, trait.name, {}};
        for (std::size_t value = 0; value < trait.values.size(); ++value)
            one.values.push_back(
                {trait.values[value].id, trait.value_name(static_cast<std::int32_t>(value))});
        traits.push_back(std::move(one));
    }
    return traits;
}

void change_owned(Library& library, const Owned& before, const Owned& now) {
    CollectionTable table(library);
    library.in_one_step([&] {
        Owned whole = now;
        if (before.army != now.army || before.kind != now.kind) {
            table.set({before.ruleset, before.kind, before.army, 0});
            for (const Owned& other : table.rows())
                if (other.ruleset == now.ruleset && other.kind == now.kind && other.army == now.army)
                    whole.count = std::min(whole.count + other.count, most_owned);
        }
        table.set(whole);
    });
}

} // namespace muster
