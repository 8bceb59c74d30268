// SPDX-License-Identifier: MIT
#include "browse/collection_rows.h"

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
        rows[i].missing = std::max<std::int64_t>(want->second - all[rows[i].kind], 0);
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

void add_owned(Library& library, Owned owned) {
    CollectionTable table(library);
    library.in_one_step([&] {
        for (const Owned& other : table.rows())
            if (other.ruleset == owned.ruleset && other.kind == owned.kind && other.army == owned.army)
                owned.count = std::min(owned.count + other.count, most_owned);
        table.set(owned);
    });
}

void change_owned(Library& library, const Owned& before, const Owned& now) {
    library.in_one_step([&] {
        if (before.army == now.army && before.kind == now.kind) {
            CollectionTable(library).set(now);
            return;
        }
        CollectionTable(library).set({before.ruleset, before.kind, before.army, 0});
        add_owned(library, now);
    });
}

} // namespace muster
